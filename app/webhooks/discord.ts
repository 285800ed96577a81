/** Text as people wrote it, or an instant, which Discord shows in each reader's own zone. */
export type EmbedValue = string | { at: Date };

export interface EmbedPart {
  text: string;
  isBold?: boolean;
}
export type EmbedLine = string | readonly EmbedPart[];

export interface Embed {
  title: string;
  /** The first line is bold. */
  lines: readonly EmbedLine[];
  fields: readonly { name: string; value: EmbedValue }[];
  footer: string;
  url?: string;
  at: Date;
}

/** Discord's limits in characters. We count UTF-16 units, which are never fewer. */
export const limits = {
  title: 256,
  description: 4096,
  fields: 25,
  fieldName: 256,
  fieldValue: 1024,
  footer: 2048,
  all: 6000,
} as const;

const color = 0x5b5bd6;
const url = /(https?:\/\/[^\s<>()[\]\\*|`]+)/;

/** Escapes markup and mentions; links stay links. */
export const escapeMarkdown = (text: string): string =>
  text
    .split(url)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[\\*_~`|>#[\]()<@:\-+.!]/g, '\\$&')))
    .join('');

/** Cuts a text to `max` UTF-16 units, never within a surrogate pair or an escape. */
export function cutTo(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max < 1) return '';
  let end = max - 1;
  if (/[\uD800-\uDBFF]/.test(text[end - 1] ?? '')) end--;
  const head = text.slice(0, end);
  const escapes = /(?<!\\)\\*$/.exec(head)?.[0].length ?? 0;
  return `${escapes % 2 === 1 ? head.slice(0, -1) : head}…`;
}

export const partsOf = (line: EmbedLine): readonly EmbedPart[] =>
  typeof line === 'string' ? [{ text: line }] : line;

export const printLine = (line: EmbedLine): string =>
  partsOf(line)
    .map(({ text, isBold }) => (isBold && text.trim() ? `**${escapeMarkdown(text)}**` : escapeMarkdown(text)))
    .join('');

const maxFirstLine = 1000;

const printFirst = (line: EmbedLine): string => {
  const text = partsOf(line)
    .map((part) => escapeMarkdown(part.text))
    .join('');
  return text && `**${cutTo(text, maxFirstLine)}**`;
};

/** Characters that a description has left after its first line. */
export const roomAfter = (first: EmbedLine): number => limits.description - printFirst(first).length;

const textOf = (value: EmbedValue): string =>
  typeof value === 'string'
    ? escapeMarkdown(value)
    : [`F`, `R`].map((style) => `<t:${Math.floor(value.at.getTime() / 1000)}:${style}>`).join(' ');

/** Fits an embed into all limits, whatever its texts. It mentions no one. */
export function discordBody({ title, lines, fields, footer, url, at }: Embed) {
  let left: number = limits.all;
  const take = (text: string, max: number) => {
    const cut = cutTo(text, Math.min(max, left));
    left -= cut.length;
    return cut;
  };
  const head = take(title, limits.title);
  const foot = take(footer, Math.min(limits.footer, 256));
  const shownFields = fields
    .slice(0, limits.fields)
    // Discord refuses empty fields.
    .filter(({ name, value }) => name.trim() && textOf(value).trim())
    .map(({ name, value }) => ({
      name: take(name, limits.fieldName),
      value: take(textOf(value), limits.fieldValue),
      inline: false,
    }))
    .filter(({ name, value }) => name && value);
  const [first = '', ...others] = lines;
  const printed = [printFirst(first), ...others.map(printLine)];
  const description = take(printed.filter(Boolean).join('\n'), limits.description);
  const embed = {
    ...(head && { title: head }),
    ...(description && { description }),
    ...(url && { url }),
    color,
    timestamp: at.toISOString(),
    ...(shownFields.length > 0 && { fields: shownFields }),
    ...(foot && { footer: { text: foot } }),
  };
  return { embeds: [embed], allowed_mentions: { parse: [] as string[] } };
}
