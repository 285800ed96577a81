interface CalendarEvent {
  /** Stable, so that calendars take a newer file as a change. */
  uid: string;
  title: string;
  description: string;
  url: string;
  startsAt: Date;
  endsAt?: Date;
  isCanceled?: boolean;
}

/** iCalendar file (RFC 5545) with instants in UTC. */
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

const utc = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 5545 has none of them in a text
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const maxOctets = 75;
const encoder = new TextEncoder();

/** Folds lines to 75 octets, leading spaces included, without cutting a character. */
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
