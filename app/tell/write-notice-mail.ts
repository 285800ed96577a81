import type { NoticeKind } from '~/db/notice-kind';
import type { Translate } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { formatInstant } from '~/time/instant';
import { type AnnouncementTexts, toldIn, toldTo } from '~/tournaments/announcement';
import type { SheetKind } from '~/tournaments/tournament';

const keys = {
  'tournament.published': 'published',
  'tournament.opened': 'opened',
  'tournament.deadline_near': 'deadlineNear',
  'tournament.closed': 'closed',
  'tournament.started': 'started',
  'tournament.ended': 'ended',
  'sheet.submitted': 'submitted',
  'results.published': 'results',
  'broadcast.on_air': 'onAir',
} as const satisfies Partial<Record<NoticeKind, string>>;

export interface NoticeFacts {
  kind: Exclude<NoticeKind, 'sheet.corrected'>;
  groupName: string;
  tournament: {
    id: string;
    name: string;
    nameEn: string;
    sheetKind: SheetKind;
    timeZone: string;
    submissionDeadlineAt: Date;
    scheduledStartAt: Date;
  };
  announcement?: AnnouncementTexts;
  sheetId: string | null;
}

interface Words {
  t: Translate;
  locale: Locale;
  urlOf(path: string): string;
  now: Date;
}

/** Writes the mail of a notice in one language; undefined for an announcement without a text in it. */
export function writeNoticeMail(facts: NoticeFacts, { t, locale, urlOf, now }: Words, isOnly: boolean) {
  const { kind, tournament, sheetId } = facts;
  const name = (locale === 'en' && tournament.nameEn) || tournament.name;
  const url = urlOf(`/tournaments/${tournament.id}`);
  if (kind === 'announcement.posted') {
    const announcement = facts.announcement && (isOnly ? toldTo : toldIn)(facts.announcement, locale);
    return (
      announcement && {
        subject: t('hall.mail.subject', { tournament: name, title: announcement.title }),
        text: [`${announcement.title}\n\n${announcement.text}`.trim(), url].join('\n\n'),
      }
    );
  }
  const at = (instant: Date) => formatInstant(instant, tournament.timeZone, locale, now);
  const team = sheetId ? urlOf(`/teams/${sheetId}`) : url;
  const words = {
    tournament: name,
    group: facts.groupName,
    deadline: at(tournament.submissionDeadlineAt),
    start: at(tournament.scheduledStartAt),
    ...{ url, team, edit: `${team}/edit`, qr: `${team}/qr` },
    submit: urlOf(`/team-submit/${tournament.sheetKind}/${tournament.id}`),
  };
  const isLate = kind === 'sheet.submitted' && now >= tournament.submissionDeadlineAt;
  const key = isLate ? 'submittedLate' : keys[kind];
  return { subject: t(`noticeMails.${key}.subject`, words), text: t(`noticeMails.${key}.text`, words) };
}
