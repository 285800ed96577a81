import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import '~/locales/detect.server';
import { type CalendarEvent, type PublicEvent, type Words, writeCalendar } from '~/feeds/calendar';
import { uuidOf } from '~/feeds/stable-id';
import { translatorFor } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { plainText } from '~/text/text';

const at = (text: string) => new Date(text);
const event: PublicEvent = {
  id: `opensv${'a'.repeat(20)}`,
  name: '第12回 ムーンライト杯',
  nameEn: 'Moonlight Cup #12',
  groupName: 'ムーンライト杯 運営',
  rule: 'double',
  format: 'offline',
  regulation: 'sv-i',
  place: 'みなとホール; 2階, 大会議室',
  submissionDeadlineAt: at('2026-11-28T14:59:00Z'),
  scheduledStartAt: at('2026-11-29T01:00:00Z'),
  endsAt: at('2026-11-29T09:00:00Z'),
  submissionClosedAt: null,
  canceledAt: null,
  cancelReason: '',
  createdAt: at('2026-10-01T00:00:00Z'),
  tellings: 3,
  toldAt: at('2026-11-02T03:04:05Z'),
};
const wordsIn = (locale: Locale): Words => ({
  t: translatorFor(locale),
  locale,
  link: (path) => `https://sixsheet.test/${locale}${path}`,
});
const write = (events: readonly CalendarEvent[], locale: Locale = 'ja') =>
  writeCalendar('大会', events, wordsIn(locale));

/** Read by somebody else's parser. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => ({
    read: new ICAL.Event(component),
    of: (name: string) => component.getFirstPropertyValue(name)?.toString(),
    time: (name: string) => (component.getFirstPropertyValue(name) as ICAL.Time | null)?.toJSDate(),
  }));
}

const linesOf = (text: string) => text.split('\r\n');
const octets = (text: string) => new TextEncoder().encode(text).length;

describe('a calendar', () => {
  it('has the tournament and its deadline, each as an event of its own, in UTC', () => {
    const text = write([event]);
    const [start, deadline, ...rest] = read(text);
    expect(rest).toEqual([]);
    expect(start?.read.summary).toBe('第12回 ムーンライト杯');
    expect([start?.time('dtstart'), start?.time('dtend')]).toEqual([event.scheduledStartAt, event.endsAt]);
    expect(start?.read.location).toBe('みなとホール; 2階, 大会議室');
    expect(start?.of('url')).toBe(`https://sixsheet.test/ja/tournaments/${event.id}`);
    expect(start?.read.description).toContain('主催：ムーンライト杯 運営\nルール：ダブル');
    expect(deadline?.read.summary).toBe('チーム提出の締切 第12回 ムーンライト杯');
    expect(deadline?.time('dtstart')).toEqual(event.submissionDeadlineAt);
    expect(deadline?.of('transp')).toBe('TRANSPARENT');
    for (const each of [start, deadline]) {
      expect([each?.of('status'), each?.of('sequence')]).toEqual(['CONFIRMED', '3']);
      expect([each?.time('dtstamp'), each?.time('last-modified')]).toEqual([event.toldAt, event.toldAt]);
    }
    expect(text).toContain('\r\nDTSTART:20261129T010000Z\r\n');
    expect(text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(linesOf(text).some((line) => /[\r\n]/.test(line))).toBe(false);
  });

  it('speaks the language that is asked for', () => {
    const [start, deadline] = read(write([event], 'en'));
    expect(start?.read.summary).toBe('Moonlight Cup #12');
    expect(deadline?.read.summary).toBe('Team deadline for Moonlight Cup #12');
    expect(read(write([{ ...event, nameEn: '' }], 'en'))[0]?.read.summary).toBe(event.name);
  });

  it('keeps its instants where clocks are changed', () => {
    // Both sides of London's and New York's changes, and an hour that comes twice.
    for (const instant of [
      '2026-03-29T00:59:00Z',
      '2026-03-29T01:00:00Z',
      '2026-10-25T00:30:00Z',
      '2026-11-01T05:30:00Z',
      '2026-11-01T06:30:00Z',
    ]) {
      const scheduledStartAt = at(instant);
      const endsAt = new Date(scheduledStartAt.getTime() + 7_200_000);
      const [start] = read(write([{ ...event, scheduledStartAt, endsAt }]));
      expect([start?.time('dtstart'), start?.time('dtend')]).toEqual([scheduledStartAt, endsAt]);
    }
    expect(write([event])).not.toContain('TZID');
  });

  it('names each event alike in every calendar and language, by a UUID', () => {
    const uids = (text: string) => read(text).map(({ read }) => read.uid);
    const both = uids(write([event]));
    // As Python's uuid.uuid5 has it.
    expect(both[0]).toBe('ad730e22-0108-55e8-af40-3f070d189da4');
    expect(uids(write([{ ...event, name: 'x', tellings: 9, canceledAt: event.toldAt }], 'en'))).toEqual(both);
    expect(uids(write([{ ...event, id: `other${'a'.repeat(21)}` }]))).not.toContain(both[0]);
    expect(new Set(both).size).toBe(2);
    expect(uuidOf('x')).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('says what is canceled and why', () => {
    const canceled = { ...event, canceledAt: event.toldAt, cancelReason: '大雪のため\n延期はありません' };
    const events = read(write([canceled]));
    expect(events.map(({ of }) => of('status'))).toEqual(['CANCELLED', 'CANCELLED']);
    expect(events[0]?.read.summary).toBe('【中止】第12回 ムーンライト杯');
    expect(events[1]?.read.description).toContain('理由：大雪のため\n延期はありません\n');
  });

  it('has no deadline any more where submission was closed before', () => {
    const [start, deadline] = read(write([{ ...event, submissionClosedAt: at('2026-11-20T00:00:00Z') }]));
    expect([start?.of('status'), deadline?.of('status')]).toEqual(['CONFIRMED', 'CANCELLED']);
    const [, after] = read(write([{ ...event, submissionClosedAt: event.endsAt }]));
    expect(after?.of('status')).toBe('CONFIRMED');
  });

  it('says that what was withdrawn is off, and names it to those alone who know it', () => {
    const { id, submissionDeadlineAt, scheduledStartAt, endsAt, tellings, toldAt } = event;
    const off = { id, submissionDeadlineAt, scheduledStartAt, endsAt, tellings, toldAt };
    const nameless = write([off]);
    expect(read(nameless).map(({ of }) => of('status'))).toEqual(['CANCELLED', 'CANCELLED']);
    expect(nameless).not.toMatch(/ムーンライト|tournaments/);
    expect(read(nameless).map(({ read }) => read.uid)).toEqual(
      read(write([event])).map(({ read }) => read.uid),
    );
    expect(read(write([{ ...off, knownAs: event.name }]))[0]?.read.summary).toBe(
      '【中止】第12回 ムーンライト杯',
    );
  });

  it('folds lines at 75 octets and between letters, and escapes what would end a value', () => {
    const letters = fc.string({
      unit: fc.oneof(
        fc.constantFrom(...'あ漢𩸽🏳️‍🌈é;,:\\"\'\n\r\t ', 'BEGIN:VEVENT', '\r\nX-EVIL:1'),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
      ),
      minLength: 1,
      maxLength: 80,
    });
    fc.assert(
      fc.property(letters, letters, (name, reason) => {
        const text = write([{ ...event, name, place: name, canceledAt: event.toldAt, cancelReason: reason }]);
        for (const line of linesOf(text)) expect(octets(line)).toBeLessThanOrEqual(75);
        // Cut between letters: each line is whole UTF-8, without half a pair.
        for (const line of linesOf(text))
          expect(new TextDecoder().decode(new TextEncoder().encode(line))).toBe(line);
        const events = read(text);
        expect(events.length).toBe(2);
        expect(events[0]?.read.location ?? '').toBe(plainText(name));
        expect(events[0]?.read.summary).toBe(`【中止】${plainText(name)}`);
        expect(text).not.toMatch(/^X-EVIL/m);
      }),
    );
  });
});
