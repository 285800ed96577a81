import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile } from '~/team-page/print/calendar';

const event = {
  uid: 'abc@sixsheet.test',
  title: '月光杯; 第3回, "秋" \\ 100人の大会です、みなさんどうぞよろしくお願いします 🎉🎉🎉',
  description: 'Haruka\nhttps://sixsheet.test/teams/abc',
  url: 'https://sixsheet.test/teams/abc',
  startsAt: new Date('2026-11-22T01:00:00.123Z'),
  endsAt: new Date('2026-11-22T09:30:00Z'),
};
const madeAt = new Date('2026-11-20T00:00:00Z');

/** As a calendar reads it: lines put together, then name and value. */
function read(file: string): Map<string, string> {
  const lines = file.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [
        line.slice(0, colon),
        line
          .slice(colon + 1)
          .replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign)),
      ];
    }),
  );
}

describe('an event for a calendar', () => {
  it('says when, in UTC, and what', () => {
    const facts = read(calendarFile([event], madeAt));
    expect(facts.get('DTSTART')).toBe('20261122T010000Z');
    expect(facts.get('DTEND')).toBe('20261122T093000Z');
    expect(facts.get('UID')).toBe(event.uid);
    expect(facts.get('SUMMARY')).toBe(event.title);
    expect(facts.get('DESCRIPTION')).toBe(event.description);
  });

  it('may be two, the other a moment', () => {
    const deadline = { ...event, uid: 'abc-deadline@sixsheet.test', endsAt: undefined };
    const file = calendarFile([event, deadline], madeAt);
    expect(file.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(2);
    expect(file.match(/^END:VEVENT\r$/gm)).toHaveLength(2);
    expect(file.match(/^DTEND/gm)).toHaveLength(1);
    expect(file.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
    expect(file.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
  });

  it('keeps any title whole in lines of 75 octets, and lets none add a line of its own', () => {
    const title = fc
      .string({ unit: 'grapheme', maxLength: 200 })
      .filter((text) => !/[\p{Cc}\p{Cs}]/u.test(text));
    fc.assert(
      fc.property(title, (text) => {
        const file = calendarFile([{ ...event, title: text }], madeAt);
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(file).not.toMatch(/[^\r]\n|\uFFFD/);
        expect(read(file).get('SUMMARY')).toBe(text);
      }),
    );
    const hostile = calendarFile([{ ...event, title: 'x\r\nATTENDEE:mailto:a@example.com\r\n\0' }], madeAt);
    expect(read(hostile).has('ATTENDEE')).toBe(false);
  });
});
