import { useTranslation } from 'react-i18next';
import { NameList } from './NameList';
import type { FactDiff, ListDiff, RegulationDiff } from './regulation-diff';
import { useFactText } from './use-fact-text';

interface Props {
  diff: RegulationDiff;
  timeZone: string;
  now: Date;
  /** There is no earlier version: facts are stated, not compared. */
  isNew?: boolean;
}

export function DiffView({ diff, timeZone, now, isNew = false }: Props) {
  const textOf = useFactText(timeZone, now);
  const { t } = useTranslation();
  const describeChange = ({ fact, before, after }: FactDiff) =>
    isNew
      ? textOf(fact, after)
      : t('regulations.fromTo', { before: textOf(fact, before), after: textOf(fact, after) });
  return (
    <>
      {diff.lists.map((list) => (
        <ListChanges key={list.list} diff={list} />
      ))}
      {diff.facts.length > 0 && (
        <dl className="facts">
          {diff.facts.map((fact) => (
            <div key={fact.fact}>
              <dt>{t(`regulations.facts.${fact.fact}`)}</dt>
              <dd>{describeChange(fact)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function ListChanges({ diff }: { diff: ListDiff }) {
  const { t } = useTranslation();
  const { list } = diff;
  if (!diff.isKnown && (list === 'forms' || list === 'items'))
    return <p className="notice warn">{t(`regulations.listUnknown.${list}`)}</p>;
  return (['in', 'out'] as const).map(
    (way) =>
      diff[way].length > 0 && (
        <section key={way} className={`changes ${way}`}>
          <h3>{t(`regulations.${way}.${list}`, { count: diff[way].length })}</h3>
          <NameList list={list} keys={diff[way]} />
        </section>
      ),
  );
}
