import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type EntrantValues, entrantFields, maxEntrants } from '~/entrants/entrant';
import type { MergePlan } from '~/entrants/merge-entrants';
import type { EntrantReading, EntrantRow, LineNote, LineProblem } from '~/entrants/pasted/reading';
import { LeftOut } from '~/ui/paste/LeftOut';
import { PastedColumns } from '~/ui/paste/PastedColumns';
import { AddedLines, LineNotes, LineProblems, type NamedLine, UnsureLines } from './LineProblems';

interface Props {
  answer: Pick<EntrantReading, 'columns'> & {
    problems?: LineProblem[];
    notes?: LineNote[];
    /** All lines with their names, if the text may have been read wrongly. */
    unsure?: NamedLine[];
    /** Lines that staff took for people of their own. */
    added?: Pick<EntrantRow, 'line' | 'text'>[];
    /** How many of the submitted sheets are somebody's on this list. */
    matched?: { sheets: number; count: number };
    plan?: Omit<MergePlan, 'seen'>;
    seen?: string;
    /** Digest of the text that was read, and whether it differs from the one before. */
    read?: string;
    isChanged?: boolean;
    /** Whether the stored list has changed since the preview. */
    isOther?: boolean;
  };
}

const maxShown = 200;

/** Preview of a pasted list and its changes. Nothing is saved until staff have seen it. */
export function PastedList({ answer }: Props) {
  const {
    columns,
    problems = [],
    notes = [],
    unsure,
    added = [],
    matched,
    plan,
    seen,
    read,
    isOther,
    isChanged,
  } = answer;
  const { t } = useTranslation();
  const isChange = plan && plan.added.length + plan.changed.length + plan.gone.length > 0;
  return (
    <section className="card stack" aria-labelledby="check">
      <h2 id="check">{t('pasted.check')}</h2>
      {isOther && (
        <p className="notice warn" role="alert">
          {t(isChanged ? 'pasted.readAnew' : 'entrants.paste.seenChanged')}
        </p>
      )}
      {plan?.tooMany !== undefined && (
        <p className="notice bad" role="alert">
          {t('entrants.paste.faults.full', { count: plan.tooMany, max: maxEntrants })}
        </p>
      )}
      <PastedColumns
        columns={columns}
        options={entrantFields.map((field) => ({ value: field, label: t(`entrants.fields.${field}`) }))}
      />
      {matched && <Matched {...matched} />}
      {problems.length > 0 && <LineProblems problems={problems} />}
      {added.length > 0 && <AddedLines rows={added} />}
      {unsure && <UnsureLines rows={unsure} notes={notes} />}
      {!unsure && notes.length > 0 && <LineNotes notes={notes} />}
      {plan && <Changes plan={plan} />}
      {plan && plan.gone.length > 0 && <Gone names={plan.gone.map(({ name }) => name)} />}
      {plan && !isChange && <p className="notice">{t('entrants.paste.nothing')}</p>}
      {seen && (
        <>
          <input type="hidden" name="seen" value={seen} />
          <input type="hidden" name="read" value={read} />
          <input type="hidden" name="columns" value={columns.map(({ meaning }) => meaning).join(' ')} />
        </>
      )}
      <p className="desk-actions">
        {isChange && plan.tooMany === undefined && (
          <button className="button primary" type="submit" name="intent" value="keep">
            {t('entrants.paste.keep')}
          </button>
        )}
        <button className="button" type="submit" name="intent" value="again">
          {t('pasted.again')}
        </button>
      </p>
    </section>
  );
}

function Matched({ sheets, count }: { sheets: number; count: number }) {
  const { t } = useTranslation();
  return count > 0 ? (
    <p className="notice">{t('entrants.paste.matched', { sheets, count })}</p>
  ) : (
    <p className="notice warn" role="alert">
      {t('entrants.paste.matchedNone', { sheets })}
    </p>
  );
}

/** Folded if there is more than can be read at a glance. */
function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <details open={count <= 30}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

function Changes({ plan: { added, changed, unchanged } }: { plan: Omit<MergePlan, 'seen'> }) {
  const { t } = useTranslation();
  const textOf = (values: EntrantValues, field: keyof EntrantValues) =>
    values[field] || t('entrants.paste.blank');
  const detailsOf = ({ name, ...values }: EntrantValues) =>
    Object.values(values)
      .filter((value) => value !== '' && value !== null)
      .join(' · ');
  return (
    <>
      <Part title={t('entrants.paste.added', { count: added.length })} count={added.length}>
        <ul>
          {added.map(({ line, values }) => (
            <li key={line}>
              {values.name} <span className="soft">{detailsOf(values)}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t('entrants.paste.changed', { count: changed.length })} count={changed.length}>
        <ul>
          {changed.map(({ entrant, values, fields }) => (
            <li key={entrant.id}>
              {entrant.name}
              <ul>
                {fields.map((field) => (
                  <li key={field}>
                    {t('entrants.paste.change', {
                      field: t(`entrants.fields.${field}`),
                      before: textOf(entrant, field),
                      after: textOf(values, field),
                    })}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <p className="soft">{t('entrants.paste.blankStays')}</p>
      </Part>
      {unchanged.length > 0 && <p>{t('entrants.paste.unchanged', { count: unchanged.length })}</p>}
    </>
  );
}

function Gone({ names }: { names: string[] }) {
  const { t } = useTranslation();
  return (
    <LeftOut
      name="gone"
      title={t('entrants.paste.gone', { count: names.length })}
      choices={(['keep', 'drop', 'remove'] as const).map((value) => ({
        value,
        label: t(`entrants.paste.goneChoices.${value}`),
      }))}
    >
      <p>
        {names.slice(0, maxShown).join(t('entrants.separator'))}
        {names.length > maxShown && ` ${t('entrants.paste.more', { count: names.length - maxShown })}`}
      </p>
    </LeftOut>
  );
}
