import { useTranslation } from 'react-i18next';
import { wordOf } from '~/api/shapes/notice-words';
import { defaultTimeZone } from '~/time/instant';
import { Instant } from '~/ui/Instant';
import { Labelled } from '~/ui/Labelled';
import { useLocale } from '~/ui/root-data';
import type { listDeliveries } from './deliveries.server';

type Delivery = Awaited<ReturnType<typeof listDeliveries>>[number];

const resultOf = ({ deliveredAt, dueAt }: Delivery) => {
  if (deliveredAt) return 'delivered';
  return dueAt ? 'waiting' : 'failed';
};

interface Props {
  deliveries: readonly Delivery[];
  isOn: boolean;
  now: Date;
}

export function DeliveryLog({ deliveries, isOn, now }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const instant = (at: Date) => <Instant at={at} timeZone={defaultTimeZone} now={now} />;
  return (
    <section className="card stack" aria-labelledby="log">
      <h2 id="log">{t('webhooks.log')}</h2>
      <p>{t('webhooks.logLead')}</p>
      {deliveries.length === 0 ? (
        <p className="soft">{t('webhooks.noLog')}</p>
      ) : (
        <ul className="delivery-list">
          {deliveries.map((delivery) => {
            const { id, kind, tournament, tries, dueAt, createdAt, triedAt, status, problem } = delivery;
            const name = (locale === 'en' && tournament?.nameEn) || tournament?.name;
            const event = t(`webhooks.names.${wordOf[kind ?? 'webhook.test']}`);
            return (
              <li key={id}>
                <b>{event}</b>
                {name && <span>{name}</span>}
                <span>
                  {t(`webhooks.results.${resultOf(delivery)}`)}
                  {status !== null && ` · ${t('webhooks.answered', { status })}`}
                  {tries > 0 && ` · ${t('webhooks.tries', { count: tries })}`}
                </span>
                {problem && <small>{t(`webhooks.problems.${problem}`)}</small>}
                <small>{instant(triedAt ?? createdAt)}</small>
                {dueAt && dueAt > now && (
                  <small>
                    <Labelled label={t('webhooks.next')}>{instant(dueAt)}</Labelled>
                  </small>
                )}
                {isOn && !dueAt && (
                  <form method="post">
                    <input type="hidden" name="delivery" value={id} />
                    <button
                      type="submit"
                      className="button"
                      name="intent"
                      value="again"
                      aria-label={t('webhooks.againOf', { event: name ? `${event}, ${name}` : event })}
                    >
                      {t('webhooks.again')}
                    </button>
                  </form>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
