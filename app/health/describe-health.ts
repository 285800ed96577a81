import { useTranslation } from 'react-i18next';
import { defaultTimeZone, formatDuration, formatInstant } from '~/time/instant';
import { useLocale } from '~/ui/root-data';
import { type HealthFacts, type HealthPart, refusedOf } from './health';

export function useHealthTexts(facts: HealthFacts): { part: HealthPart; texts: string[] }[] {
  const { t } = useTranslation();
  const locale = useLocale();
  const { now, d1, r2, queue, deadLetters, mail, sweep, hour, day } = facts;
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const since = (at: Date) => formatDuration(now.getTime() - at.getTime(), locale);
  const answer = (ms: number | undefined) =>
    ms === undefined ? t('health.silent') : t('health.answers', { ms: number(ms) });
  const rate = ({ requests, failures }: HealthFacts['hour']) => ({
    requests: number(requests),
    failures: number(failures),
  });
  const texts: Record<HealthPart, (string | false | undefined)[]> = {
    d1: [answer(d1.ms)],
    r2: [answer(r2.ms)],
    queue: [
      queue.oldestAt
        ? t('health.waiting', { number: number(queue.waiting), time: since(queue.oldestAt) })
        : t('health.noneWaiting'),
    ],
    deadLetters: [t('health.inDay', { number: number(deadLetters) })],
    mail: [
      t('health.inDay', { number: number(mail.failures) }),
      ...lastMail(),
      mail.unsent > 0 && t('health.mail.givenUp', { count: mail.unsent }),
      mail.past > 0 && t('health.mail.past', { count: mail.past }),
    ],
    sweeper: sweep ? ranAt(sweep) : [t('health.sweep.never')],
    errors: [t('health.rate.hour', rate(hour)), t('health.rate.day', rate(day))],
    policy: [t('health.inDay', { number: number(refusedOf(facts)) }), refusedBy()],
    storage: [d1.bytes === undefined ? t('health.unknown') : t('health.bytes', { size: sizeOf(d1.bytes) })],
  };
  return Object.entries(texts).map(([part, said]) => ({
    part: part as HealthPart,
    texts: said.filter((text) => typeof text === 'string'),
  }));

  function lastMail() {
    const { last } = mail;
    if (!last) return [];
    const at = formatInstant(last.at, defaultTimeZone, locale, now);
    return [
      last.status === null
        ? t('health.mail.lastSilent', { at })
        : t('health.mail.last', { at, status: last.status }),
      t(last.isOver ? 'health.mail.isOver' : 'health.mail.goesOn'),
    ];
  }

  function refusedBy() {
    const sorted = Object.entries(facts.refused).sort(([, a], [, b]) => b - a);
    return (
      sorted.length > 0 && sorted.map(([directive, count]) => `${directive} ${number(count)}`).join(', ')
    );
  }

  function ranAt({ at, ms, failed }: NonNullable<HealthFacts['sweep']>) {
    const isNew = now.getTime() - at.getTime() < 60_000;
    return [
      t(isNew ? 'health.sweep.justNow' : 'health.sweep.ran', { time: since(at), ms: number(ms) }),
      failed.length > 0 && t('health.sweep.failed', { parts: failed.join(' ') }),
    ];
  }

  function sizeOf(bytes: number) {
    const mega = bytes / 1e6;
    const [value, unit] = mega < 1000 ? [mega, 'megabyte'] : [mega / 1000, 'gigabyte'];
    return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
  }
}
