import { useTranslation } from 'react-i18next';
import type { EntrantRow, LineNote, LineProblem } from '~/entrants/pasted/reading';

const maxShown = 200;
/** More are folded below their summary. */
const maxOpen = 6;

export interface NamedLine {
  line: number;
  text: string;
  name: string;
}

function Quoted({ line, text }: Pick<LineProblem, 'line' | 'text'>) {
  const { t } = useTranslation();
  return (
    <>
      {t('pasted.line', { line })} <q>{text}</q>{' '}
    </>
  );
}

/** Lines that become nobody, each with its reason and, where there is one, a way to take it all the same. */
export function LineProblems({ problems }: { problems: readonly LineProblem[] }) {
  const { t } = useTranslation();
  return (
    <details className="notice warn" role="alert" open={problems.length <= maxOpen}>
      <summary>{t('pasted.notTaken', { count: problems.length })}</summary>
      <ul>
        {problems.slice(0, maxShown).map(({ line, text, reason, field, max, first, canAdd }) => (
          <li key={`${line} ${reason} ${text}`}>
            <Quoted line={line} text={text} />
            {t(`entrants.paste.reasons.${reason}`, {
              field: field && t(`entrants.fields.${field}`),
              max,
              first,
            })}
            {canAdd && (
              <AddLine
                line={line}
                label={t(`entrants.paste.add.${reason === 'twice' ? 'twice' : 'other'}`)}
              />
            )}
          </li>
        ))}
        {problems.length > maxShown && (
          <li>{t('pasted.moreLines', { count: problems.length - maxShown })}</li>
        )}
      </ul>
    </details>
  );
}

function AddLine({ line, label, isChosen = false }: { line: number; label: string; isChosen?: boolean }) {
  return (
    <label className="choice" htmlFor={`add-${line}`}>
      <input id={`add-${line}`} type="checkbox" name="add" value={line} defaultChecked={isChosen} />
      <span>{label}</span>
    </label>
  );
}

/** Lines that staff have said to take: they stay chosen until they say otherwise. */
export function AddedLines({ rows }: { rows: readonly Pick<EntrantRow, 'line' | 'text'>[] }) {
  const { t } = useTranslation();
  return (
    <fieldset>
      <legend>{t('entrants.paste.asOthers')}</legend>
      {rows.map(({ line, text }) => (
        <AddLine key={line} line={line} label={`${t('pasted.line', { line })} ${text}`} isChosen />
      ))}
    </fieldset>
  );
}

/** Every line of a text that may have been read wrongly, with the name that became of it; odd ones have a mark. */
export function UnsureLines({ rows, notes }: { rows: readonly NamedLine[]; notes: readonly LineNote[] }) {
  const { t } = useTranslation();
  return (
    <div className="notice warn" role="alert">
      <p>{t('entrants.paste.unsure')}</p>
      <ul>
        {rows.slice(0, maxShown).map(({ line, text, name }) => (
          <li key={`${line} ${name}`}>
            <Quoted line={line} text={text} />
            {name !== text && t('entrants.paste.readAs', { name })}
            {notes
              .filter((note) => note.line === line)
              .map(({ reason }) => (
                <strong key={reason}>{t(`entrants.paste.noted.${reason}`)}</strong>
              ))}
          </li>
        ))}
        {rows.length > maxShown && <li>{t('pasted.moreLines', { count: rows.length - maxShown })}</li>}
      </ul>
    </div>
  );
}

/** Lines that are kept and look odd. */
export function LineNotes({ notes }: { notes: readonly LineNote[] }) {
  const { t } = useTranslation();
  return (
    <details className="notice warn" open={notes.length <= maxOpen}>
      <summary>{t('entrants.paste.notes', { count: notes.length })}</summary>
      <ul>
        {notes.slice(0, maxShown).map(({ line, text, reason }) => (
          <li key={`${line} ${reason}`}>
            <Quoted line={line} text={text} />
            {t(`entrants.paste.noted.${reason}`)}
          </li>
        ))}
        {notes.length > maxShown && <li>{t('pasted.moreLines', { count: notes.length - maxShown })}</li>}
      </ul>
    </details>
  );
}
