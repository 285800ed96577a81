import { useTranslation } from 'react-i18next';
import { LinkButton } from '~/ui/LinkButton';
import type { countWaiting } from './waiting.server';

export function WaitingDecisions({ counts }: { counts: Awaited<ReturnType<typeof countWaiting>> }) {
  const { t } = useTranslation();
  const waits = (['reports', 'posts', 'requests'] as const).filter((each) => counts[each] > 0);
  if (waits.length === 0) return null;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{t('reports.queue.waiting')}</h2>
      <p className="desk-actions">
        {waits.map((each) => (
          <LinkButton key={each} to={`/admin/${each}`}>
            {t(`reports.queue.waits.${each}`, { count: counts[each] })}
          </LinkButton>
        ))}
      </p>
    </section>
  );
}
