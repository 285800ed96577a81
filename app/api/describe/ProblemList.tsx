import { useTranslation } from 'react-i18next';
import type { developers } from '~/locales/ja/developers';

type ProblemKey = Exclude<
  keyof typeof developers.problems,
  'title' | 'text' | 'ofControl' | 'error' | 'todo'
>;

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
] as const satisfies ProblemKey[];

/** Explains each problem. The `type` of a problem links here. */
export function ApiProblemList({
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
          <ProblemEntry key={name} name={name as ProblemKey} status={status} />
        ))}
      </dl>
      <h3>{t('developers.problems.ofControl')}</h3>
      <dl className="parameters">
        {ofControl.map((name) => (
          <ProblemEntry key={name} name={name} />
        ))}
      </dl>
    </section>
  );
}

function ProblemEntry({ name, status }: { name: ProblemKey; status?: number }) {
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
