import { useTranslation } from 'react-i18next';
import type { developers } from '~/locales/ja/developers';

type Said = Exclude<keyof typeof developers.problems, 'title' | 'text' | 'ofControl' | 'error' | 'todo'>;

/** Problems of the control API, besides those that it shares with the read API. */
const ofControl = [
  'wrongBody',
  'wrongValue',
  'wrongCommand',
  'scoreImpossible',
  'tooManyCame',
  'moved',
  'noWinner',
  'nothingNew',
  'nothingLive',
  'nothingToUndo',
  'nothingToRedo',
  'unseen',
] as const satisfies Said[];

/** Explains each problem. The `type` of a problem links here. */
export function ProblemList({
  statuses,
}: {
  statuses: readonly (readonly [name: string, status: number])[];
}) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="problems">
      <h2 id="problems">{t('developers.problems.title')}</h2>
      <p>{t('developers.problems.text')}</p>
      <dl className="parameters">
        {statuses.map(([name, status]) => (
          <Explained key={name} name={name as Said} status={status} />
        ))}
      </dl>
      <h3>{t('developers.problems.ofControl')}</h3>
      <dl className="parameters">
        {ofControl.map((name) => (
          <Explained key={name} name={name} />
        ))}
      </dl>
    </section>
  );
}

function Explained({ name, status }: { name: Said; status?: number }) {
  const { t } = useTranslation();
  return (
    <div id={name}>
      <dt>
        <code translate="no">{name}</code> {status !== undefined && <span className="soft">{status}</span>}
      </dt>
      <dd>{t(`developers.problems.${name}`)}</dd>
    </div>
  );
}
