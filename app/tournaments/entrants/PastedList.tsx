import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type EntrantValues, entrantFields, maxEntrants } from './entrant';
import type { MergePlan } from './merge-entrants';
import type { EntrantReading, LineProblem } from './read-entrants';

interface Props {
  answer: Pick<EntrantReading, 'columns'> & {
    problems?: LineProblem[];
    plan?: Omit<MergePlan, 'seen'>;
    seen?: string;
    /** Somebody else was quicker than whoever has looked at it. */
    isOther?: boolean;
  };
}

const maxShown = 200;

/** What a list was understood as, and what it changes: nothing is kept before this was seen. */
export function PastedList({ answer: { columns, problems = [], plan, seen, isOther } }: Props) {
  const { t } = useTranslation();
  const isChange = plan && plan.added.length + plan.changed.length + plan.gone.length > 0;
  return (
    <section className="card stack" aria-labelledby="check">
      <h2 id="check">{t('entrants.paste.check')}</h2>
      {isOther && (
        <p className="notice warn" role="alert">
          {t('entrants.paste.seenChanged')}
        </p>
      )}
      {plan?.tooMany !== undefined && (
        <p className="notice bad" role="alert">
          {t('entrants.paste.faults.full', { count: plan.tooMany, max: maxEntrants })}
        </p>
      )}
      <Columns columns={columns} />
      {problems.length > 0 && <Problems problems={problems} />}
      {plan && <Changes plan={plan} />}
      {plan && plan.gone.length > 0 && <Gone names={plan.gone.map(({ name }) => name)} />}
      {plan && !isChange && <p className="notice">{t('entrants.paste.nothing')}</p>}
      {seen && (
        <>
          <input type="hidden" name="seen" value={seen} />
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
          {t('entrants.paste.again')}
        </button>
      </p>
    </section>
  );
}

function Columns({ columns }: Pick<EntrantReading, 'columns'>) {
  const { t } = useTranslation();
  return (
    <>
      {columns.some(({ meaning }) => meaning === 'unknown') && (
        <p className="notice">{t('entrants.paste.unknownNote')}</p>
      )}
      <div className="paste-columns">
        {columns.map(({ head, meaning, samples }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <div className="field" key={at}>
            <label htmlFor={`column-${at}`}>{head || t('entrants.paste.column', { at: at + 1 })}</label>
            <select id={`column-${at}`} name="column" defaultValue={meaning}>
              {meaning === 'unknown' && <option value="unknown">{t('entrants.paste.unknown')}</option>}
              <option value="unused">{t('entrants.paste.unused')}</option>
              {entrantFields.map((field) => (
                <option key={field} value={field}>
                  {t(`entrants.fields.${field}`)}
                </option>
              ))}
            </select>
            <p className="soft">{samples.join(t('entrants.separator'))}</p>
          </div>
        ))}
      </div>
    </>
  );
}

function Problems({ problems }: { problems: LineProblem[] }) {
  const { t } = useTranslation();
  return (
    <div className="notice warn" role="alert">
      <p>{t('entrants.paste.notTaken', { count: problems.length })}</p>
      <ul>
        {problems.slice(0, maxShown).map(({ line, text, reason, field, max, first }) => (
          <li key={`${line} ${reason}`}>
            {t('entrants.paste.line', { line })} <q>{text}</q>{' '}
            {t(`entrants.paste.reasons.${reason}`, {
              field: field && t(`entrants.fields.${field}`),
              max,
              first,
            })}
          </li>
        ))}
        {problems.length > maxShown && (
          <li>{t('entrants.paste.moreLines', { count: problems.length - maxShown })}</li>
        )}
      </ul>
    </div>
  );
}

/** Folded where there is more than can be read at a glance. */
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
  const said = (values: EntrantValues, field: keyof EntrantValues) =>
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
                      before: said(entrant, field),
                      after: said(values, field),
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
    <fieldset>
      <legend>{t('entrants.paste.gone', { count: names.length })}</legend>
      <p>
        {names.slice(0, maxShown).join(t('entrants.separator'))}
        {names.length > maxShown && ` ${t('entrants.paste.more', { count: names.length - maxShown })}`}
      </p>
      {(['keep', 'drop', 'remove'] as const).map((choice) => (
        <label className="choice" key={choice} htmlFor={`gone-${choice}`}>
          <input
            id={`gone-${choice}`}
            type="radio"
            name="gone"
            value={choice}
            defaultChecked={choice === 'keep'}
          />
          <span>{t(`entrants.paste.goneChoices.${choice}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
