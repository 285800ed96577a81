interface CalendarEvent {
  /** The same each time, so that a calendar takes a newer file as a change. */
  uid: string;
  title: string;
  description: string;
  url: string;
  startsAt: Date;
  /** None of a single moment. */
  endsAt?: Date;
  isCanceled?: boolean;
}

/** An iCalendar file (RFC 5545), its instants in UTC. */
export function calendarFile(events: readonly CalendarEvent[], madeAt: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sixsheet//Sixsheet//EN',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `DTSTAMP:${utc(madeAt)}`,
      `DTSTART:${utc(event.startsAt)}`,
      ...(event.endsAt ? [`DTEND:${utc(event.endsAt)}`] : []),
      ...(event.isCanceled ? ['STATUS:CANCELLED'] : []),
      `SUMMARY:${escaped(event.title)}`,
      `DESCRIPTION:${escaped(event.description)}`,
      `URL:${event.url}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261122T010000Z` */
const utc = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 5545 has none of them in a text
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const maxOctets = 75;
const encoder = new TextEncoder();

/** Lines of 75 octets at most, the space that begins the next one among them; no character is cut. */
function folded(line: string): string {
  let [text, octets] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxOctets) [text, octets] = [`${text}\r\n `, 1];
    text += character;
    octets += size;
  }
  return text;
}
