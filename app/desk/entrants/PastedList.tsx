import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type EntrantValues, entrantFields, maxEntrants } from '~/entrants/entrant';
import type { MergePlan } from '~/entrants/merge-entrants';
import type { EntrantReading, LineProblem } from '~/entrants/read-entrants';
import { LeftOut } from '~/ui/paste/LeftOut';
import { PastedColumns } from '~/ui/paste/PastedColumns';

interface Props {
  answer: Pick<EntrantReading, 'columns'> & {
    problems?: LineProblem[];
    plan?: Omit<MergePlan, 'seen'>;
    seen?: string;
    /** Whether the stored list has changed since the preview. */
    isOther?: boolean;
  };
}

const maxShown = 200;

/** Preview of a pasted list and its changes. Nothing is saved until staff have seen it. */
export function PastedList({ answer: { columns, problems = [], plan, seen, isOther } }: Props) {
  const { t } = useTranslation();
  const isChange = plan && plan.added.length + plan.changed.length + plan.gone.length > 0;
  return (
    <section className="card stack" aria-labelledby="check">
      <h2 id="check">{t('pasted.check')}</h2>
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
      <PastedColumns
        columns={columns}
        options={entrantFields.map((field) => ({ value: field, label: t(`entrants.fields.${field}`) }))}
      />
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
          {t('pasted.again')}
        </button>
      </p>
    </section>
  );
}

function Problems({ problems }: { problems: LineProblem[] }) {
  const { t } = useTranslation();
  return (
    <div className="notice warn" role="alert">
      <p>{t('pasted.notTaken', { count: problems.length })}</p>
      <ul>
        {problems.slice(0, maxShown).map(({ line, text, reason, field, max, first }) => (
          <li key={`${line} ${reason}`}>
            {t('pasted.line', { line })} <q>{text}</q>{' '}
            {t(`entrants.paste.reasons.${reason}`, {
              field: field && t(`entrants.fields.${field}`),
              max,
              first,
            })}
          </li>
        ))}
        {problems.length > maxShown && (
          <li>{t('pasted.moreLines', { count: problems.length - maxShown })}</li>
        )}
      </ul>
    </div>
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
