import { withoutInvisible } from '~/copied/marks';
import type { TableLine } from '~/text/read-csv';
import { unguarded } from '~/text/write-csv';
import { type ColumnMeaning, meaningInHead } from './entrant-heads';
import type { List } from './reading';

interface Entry {
  name: string;
  discordId: string;
  twitterId: string;
  tonamelId: string;
  email: string;
  rest: string;
}

const meanings: Record<keyof Entry, ColumnMeaning> = {
  name: 'name',
  discordId: 'discordId',
  twitterId: 'twitterId',
  tonamelId: 'tonamelId',
  email: 'unused',
  rest: 'unknown',
};
const parts = Object.keys(meanings) as (keyof Entry)[];

/** UTF-16 code units: a longer line is no entry of a chat. */
const maxLine = 300;
const mention = /<@[!&]?(\d{15,21})>/;
const labelled =
  /(?:^|[\s(（[【/／|、,])(discord|ディスコード|ディスコ|twitter|tonamel|トナメル|x)\s?(?:id|名|:|：|\s){1,3}[@＠]?([\w.#]{2,40})(?![\p{L}\p{N}_.#])/iu;
const handle = /(?:^|[\s(（[【<＜\-–—:：/／|｜,，、])[@＠]([A-Za-z0-9_.]{2,32})(?![\p{L}\p{N}_.@])/u;
/** 「ゆずぽん@yuzupon」, where every line has its own. */
const glued = /^[^@＠]{1,80}[@＠]([A-Za-z0-9_]{2,15})$/;
const bracketed = /[(（<＜][@＠]([A-Za-z0-9_.]{2,32})[)）>＞]/;
const tag = /(?:^|[\s(（])([^\s()（）@#]{2,32}#(?:\d{4}|0))(?=$|[\s)）])/;
const email = /(?:^|[\s(（<:：,])([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4})(?=$|[\s)）>,])/;

const profileOnX = /https?:\/\/(?:(?:www|mobile)\.)?(?:x|twitter)\.com\/@?\w{1,15}(?![\w/])[^\s()（）]*/i;

const fieldOfLabel = (label: string): 'discordId' | 'twitterId' | 'tonamelId' =>
  /disc|ディス/i.test(label) ? 'discordId' : /tona|トナ/i.test(label) ? 'tonamelId' : 'twitterId';

/** Whether most lines have handles or tags. One name of twenty that ends in ` @VGC` has no handle; `(@id)` always is one. */
interface Shape {
  handles: boolean;
  tags: boolean;
  glued: boolean;
}

function entryOf(text: string, { handles, tags, glued: areGlued }: Shape): Entry {
  const entry: Entry = { name: '', discordId: '', twitterId: '', tonamelId: '', email: '', rest: '' };
  const plain = withoutInvisible(text).trim();
  if (plain.length > maxLine) return { ...entry, name: plain };
  let left = plain;
  const take = (pattern: RegExp, into: (found: RegExpExecArray) => keyof Entry, group = 1) => {
    const found = pattern.exec(left);
    if (!found) return;
    const field = into(found);
    if (entry[field] !== '') return;
    entry[field] = found[group] ?? '';
    left = `${left.slice(0, found.index)}\u0000${left.slice(found.index + found[0].length)}`;
  };
  take(mention, () => 'discordId');
  take(profileOnX, () => 'twitterId', 0);
  take(email, () => 'email');
  for (let tries = 0; tries < 3; tries++) take(labelled, ([, label = '']) => fieldOfLabel(label), 2);
  if (tags) take(tag, () => 'discordId');
  if (areGlued) take(/[@＠]([A-Za-z0-9_]{2,15})$/, () => 'discordId');
  take(handles ? handle : bracketed, () => 'discordId');
  const pieces = left.split('\u0000').map(trimmed).filter(Boolean);
  const [name = '', ...rest] = pieces;
  if (name === '' && tags) entry.name = entry.discordId.replace(/#\d*$/, '');
  else entry.name = name;
  entry.rest = rest.join(' ');
  return entry;
}

const trimmed = (piece: string) =>
  piece
    .replace(/^[\s)）\]】>＞\-–—:：/／|｜,，、]{1,40}/, '')
    .replace(/[\s(（[【<＜\-–—:：/／|｜,，、]{1,40}$/, '')
    .trim();

const countOf = (lines: readonly TableLine[], pattern: RegExp) =>
  lines.filter(({ cells: [cell = ''] }) => cell.length <= maxLine && pattern.test(withoutInvisible(cell)))
    .length;
const isMost = (lines: readonly TableLine[], pattern: RegExp) => countOf(lines, pattern) * 2 >= lines.length;

function areGlued(lines: readonly TableLine[]): boolean {
  const found = lines.flatMap(({ cells: [cell = ''] }) => glued.exec(withoutInvisible(cell))?.[1] ?? []);
  return lines.length > 2 && found.length * 10 >= lines.length * 9 && new Set(found).size === found.length;
}

/** Reads a list as people write it in a chat, `name (@id)`, if IDs stand in it. @param handleField what `@id` is an ID of */
export function chatIn(
  lines: readonly TableLine[],
  handleField: 'discordId' | 'twitterId',
): Pick<List, 'given' | 'lines'> | undefined {
  const handles = isMost(lines, handle) || countOf(lines, handle) > 1;
  const shape = { handles, tags: isMost(lines, tag), glued: areGlued(lines) };
  const isChat =
    shape.handles ||
    shape.tags ||
    shape.glued ||
    countOf(lines, bracketed) > 0 ||
    isMost(lines, labelled) ||
    isMost(lines, email) ||
    isMost(lines, profileOnX) ||
    lines.some(({ cells: [cell = ''] }) => cell.length <= maxLine && mention.test(cell));
  if (!isChat) return undefined;
  const entries = lines.map(({ cells: [cell = ''] }) => entryOf(cell, shape));
  const hasMention = lines.some(({ cells: [cell = ''] }) => mention.test(cell)) || shape.tags;
  const used = parts.filter((part) => part === 'name' || entries.some((entry) => entry[part] !== ''));
  return {
    given: used.map((part) => (part === 'discordId' && !hasMention ? handleField : meanings[part])),
    lines: lines.map((line, at) => ({
      ...line,
      cells: used.map((part) => unguarded(entries[at]?.[part] ?? '')),
    })),
  };
}

const separators = [
  /\s?(?:\.{3,40}|…{1,20}|・{3,40})\s?/,
  /\s[/／]\s/,
  /\s[-–—]\s/,
  /[:：]\s?(?!\/\/)/,
  /\s?[/／]\s?/,
  /[ \u3000]{2,}/,
];

/** Splits lines that all have one separator, ` / `, as often as each other, or a remark in brackets. */
export function softTableIn(lines: readonly TableLine[]): Pick<List, 'head' | 'lines'> | undefined {
  if (lines.length < 2 || lines.some(({ text }) => text.length > maxLine)) return undefined;
  const bracketed = lines.map((line) => ({ ...line, cells: withRemark(line.cells[0] ?? '') }));
  const latin = lines.map((line) => ({ ...line, cells: withLatinEnd(line.cells[0] ?? '') }));
  const all = [
    latin,
    ...separators.map((separator) =>
      lines.map((line) => ({
        ...line,
        cells: (line.cells[0] ?? '').split(separator).map((cell) => cell.trim()),
      })),
    ),
    bracketed,
  ];
  const even = all.find((table) => {
    const width = table[0]?.cells.length ?? 0;
    const alike = table.filter(({ cells }) => cells.length === width && cells.every(Boolean));
    return width > 1 && width < 8 && alike.length * 10 >= table.length * 9;
  });
  if (even) {
    const [first, ...below] = even;
    const isHead = below.length > 0 && first?.cells.every((cell) => meaningInHead(cell));
    return first && isHead ? { head: first.cells, lines: below } : { lines: even };
  }
  const sponsored = lines.map((line) => ({ ...line, cells: withoutSponsor(line.cells[0] ?? '') }));
  const several = sponsored.filter(({ cells }) => cells.length > 1).length;
  // One sign of its own in a long list is rather a part of the name: a note points it out.
  return several > 0 && (several > 1 || several * 4 >= lines.length) ? { lines: sponsored } : undefined;
}

/** 「ゆずぽん yuzupon」: a name that is not of Latin letters, and what may be an ID. */
function withLatinEnd(cell: string): string[] {
  const at = cell.search(/[ \u3000][\w.]{2,32}$/);
  const name = cell
    .slice(0, at)
    .trim()
    .replace(/(?<=\S)\s?[/／|｜:：、,]$/, '');
  const end = cell.slice(at).trim();
  return at > 0 && (/[^ -~]/.test(name) || /^[A-Z]\d{1,3}$/.test(end)) ? [name, end] : [cell];
}

function withRemark(cell: string): string[] {
  const at = Math.max(cell.lastIndexOf('('), cell.lastIndexOf('（'));
  return at > 0 && /[)）]$/.test(cell) ? [cell.slice(0, at).trim(), cell.slice(at + 1, -1).trim()] : [cell];
}

/** `TEAM | name` of start.gg: the name is the last. */
function withoutSponsor(cell: string): string[] {
  const pieces = cell.split(/\s[|｜]\s/);
  const name = pieces.pop()?.trim() ?? '';
  return pieces.length > 0 && name !== '' ? [name, pieces.join(' | ').trim()] : [cell];
}
