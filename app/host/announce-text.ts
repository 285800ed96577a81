import { translatorFor } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { postText } from '~/results/share-text';
import { formatInstant } from '~/time/instant';
import { regulationText } from '~/tournaments/regulation-text';
import type { Format, Rule } from '~/tournaments/tournament';

export interface Announced {
  title: Record<Locale, string>;
  regulation: string | null;
  rule: Rule;
  format: Format;
  scheduledStartAt: Date;
  submissionDeadlineAt: Date;
  timeZone: string;
}

/** Plain text for X and Discord: when it starts, what is played, until when teams are taken, the URL. */
export function announceText(locale: Locale, tournament: Announced, url: string, now: Date): string {
  const t = translatorFor(locale);
  const { title, regulation, rule, format, scheduledStartAt, submissionDeadlineAt, timeZone } = tournament;
  const line = (label: string, at: Date) =>
    t('shell.labelled', { label, value: formatInstant(at, timeZone, locale, now) });
  const kind = [
    regulationText(regulation, t, locale),
    t(`tournaments.rule.${rule}`),
    t(`tournaments.format.${format}`),
  ];
  return postText(
    title[locale],
    [
      line(t('tournaments.startsAt'), scheduledStartAt),
      line(t('tournaments.deadlineAt'), submissionDeadlineAt),
      kind.join(locale === 'ja' ? '・' : ', '),
    ],
    url,
  );
}
