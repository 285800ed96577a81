import type { MailWords } from '~/accounts/write-mail.server';
import type { RecordedKind } from '~/db/notice-kind';
import { formatInstant } from '~/time/instant';
import { type AnnouncementTexts, announcementFor, announcementIn } from '~/tournaments/announcement';
import type { SheetKind } from '~/tournaments/tournament';

const textKeys = {
  'tournament.published': 'published',
  'tournament.opened': 'opened',
  'tournament.deadline_near': 'deadlineNear',
  'tournament.closed': 'closed',
  'tournament.started': 'started',
  'tournament.ended': 'ended',
  'sheet.submitted': 'submitted',
  'results.published': 'results',
  'broadcast.on_air': 'onAir',
  'entrants.reminded': 'reminded',
} as const satisfies Partial<Record<RecordedKind, string>>;

type MailedKind = keyof typeof textKeys | 'announcement.posted';

export interface NoticeFacts {
  kind: MailedKind;
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

interface NoticeWords extends MailWords {
  now: Date;
}

/** Undefined for an announcement that has no text in this language, unless it `mayFallBack` to the other one. */
export function writeNoticeMail(
  facts: NoticeFacts,
  { t, locale, urlOf, now }: NoticeWords,
  mayFallBack: boolean,
) {
  const { kind, tournament, sheetId } = facts;
  const name = (locale === 'en' && tournament.nameEn) || tournament.name;
  const url = urlOf(`/tournaments/${tournament.id}`);
  if (kind === 'announcement.posted') {
    const announcement =
      facts.announcement && (mayFallBack ? announcementFor : announcementIn)(facts.announcement, locale);
    return (
      announcement && {
        subject: t('hall.mail.subject', { tournament: name, title: announcement.title }),
        text: [`${announcement.title}\n\n${announcement.text}`.trim(), url].join('\n\n'),
      }
    );
  }
  const formatted = (instant: Date) => formatInstant(instant, tournament.timeZone, locale, now);
  const teamUrl = sheetId ? urlOf(`/teams/${sheetId}`) : url;
  const values = {
    tournament: name,
    group: facts.groupName,
    deadline: formatted(tournament.submissionDeadlineAt),
    start: formatted(tournament.scheduledStartAt),
    url,
    team: teamUrl,
    edit: `${teamUrl}/edit`,
    qr: `${teamUrl}/qr`,
    submit: urlOf(`/team-submit/${tournament.sheetKind}/${tournament.id}`),
  };
  const isLate = kind === 'sheet.submitted' && now >= tournament.submissionDeadlineAt;
  const key = isLate ? 'submittedLate' : textKeys[kind];
  return { subject: t(`noticeMails.${key}.subject`, values), text: t(`noticeMails.${key}.text`, values) };
}
