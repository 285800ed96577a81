import { ICalCalendar, type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { Translate } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { plainLines, plainText } from '~/text/text';
import { regulationText } from '~/tournaments/regulation-text';
import type { Format, Rule } from '~/tournaments/tournament';
import { uuidOf } from './stable-id';

interface Dates {
  id: string;
  submissionDeadlineAt: Date;
  scheduledStartAt: Date;
  endsAt: Date;
  tellings: number;
  toldAt: Date;
}

export interface PublicEvent extends Dates {
  name: string;
  nameEn: string;
  groupName: string;
  rule: Rule;
  format: Format;
  regulation: string | null;
  place: string;
  submissionClosedAt: Date | null;
  canceledAt: Date | null;
  cancelReason: string;
  createdAt: Date;
}

/** A tournament that is no longer public. Only those who know its name get it. */
export interface WithdrawnEvent extends Dates {
  knownAs?: string;
}

export type CalendarEvent = PublicEvent | WithdrawnEvent;

export interface Words {
  t: Translate;
  locale: Locale;
  link(path: string): string;
}

const product = { company: 'Sixsheet', product: 'Sixsheet' };
const hour = 60 * 60;

/** RFC 5545. Instants are in UTC, so that no clock change moves them. Independent of the time of the request. */
export function writeCalendar(name: string, events: readonly CalendarEvent[], words: Words): string {
  const calendar = new ICalCalendar({
    prodId: { ...product, language: words.locale.toUpperCase() },
    name: plainText(name),
    ttl: hour,
  });
  for (const event of events)
    for (const data of 'name' in event ? publicEvents(event, words) : withdrawnEvents(event, words))
      calendar.createEvent(data);
  return `${calendar.toString()}\r\n`;
}

const uids = (id: string) => ({ start: uuidOf(`tournament/${id}`), deadline: uuidOf(`deadline/${id}`) });

const revisionOf = ({ tellings, toldAt }: Dates) => ({
  sequence: tellings,
  stamp: toldAt,
  lastModified: toldAt,
});

const { CANCELLED, CONFIRMED } = ICalEventStatus;
const { OPAQUE, TRANSPARENT } = ICalEventTransparency;

function publicEvents(event: PublicEvent, { t, locale, link }: Words): ICalEventData[] {
  const { id, canceledAt, submissionClosedAt, submissionDeadlineAt } = event;
  const name = plainText((locale === 'en' && event.nameEn) || event.name);
  const say = (summary: string) => (canceledAt ? t('feeds.calendar.canceled', { name: summary }) : summary);
  const url = link(`/tournaments/${id}`);
  const labelled = (label: string, value: string) => t('shell.labelled', { label, value });
  const reason = canceledAt && labelled(t('tournaments.canceled.reason'), plainLines(event.cancelReason));
  const facts = [
    reason,
    labelled(t('feeds.calendar.organizer'), plainText(event.groupName)),
    labelled(t('tournaments.detail.rule'), t(`tournaments.rule.${event.rule}`)),
    labelled(t('tournaments.detail.regulation'), regulationText(event.regulation, t, locale)),
    labelled(t('tournaments.detail.format'), t(`tournaments.format.${event.format}`)),
    url,
  ];
  const isClosed = submissionClosedAt !== null && submissionClosedAt < submissionDeadlineAt;
  const uid = uids(id);
  const both = { ...revisionOf(event), created: event.createdAt, url };
  return [
    {
      ...both,
      id: uid.start,
      start: event.scheduledStartAt,
      end: event.endsAt,
      summary: say(name),
      description: facts.filter(Boolean).join('\n'),
      location: plainText(event.place) || undefined,
      status: canceledAt ? CANCELLED : CONFIRMED,
      transparency: OPAQUE,
    },
    {
      ...both,
      id: uid.deadline,
      start: submissionDeadlineAt,
      summary: say(t('feeds.calendar.deadline', { name })),
      description: [reason, isClosed && t('feeds.calendar.closed'), url].filter(Boolean).join('\n'),
      status: canceledAt || isClosed ? CANCELLED : CONFIRMED,
      transparency: TRANSPARENT,
    },
  ];
}

function withdrawnEvents(event: WithdrawnEvent, { t }: Words): ICalEventData[] {
  const name = event.knownAs && plainText(event.knownAs);
  const say = (summary: string) => t('feeds.calendar.canceled', { name: summary });
  const uid = uids(event.id);
  const both = {
    ...revisionOf(event),
    status: CANCELLED,
    transparency: TRANSPARENT,
    description: t('feeds.calendar.withdrawnText'),
  };
  return [
    {
      ...both,
      id: uid.start,
      start: event.scheduledStartAt,
      end: event.endsAt,
      summary: say(name || t('feeds.calendar.withdrawn')),
    },
    {
      ...both,
      id: uid.deadline,
      start: event.submissionDeadlineAt,
      summary: say(name ? t('feeds.calendar.deadline', { name }) : t('feeds.calendar.withdrawnDeadline')),
    },
  ];
}
