import { withoutEntities } from '~/copied/plain-copy';
import { resolveSpecies } from './resolve-pasted';

const pokePaste =
  /^(?:https?:\/\/)?(?:www\.)?pokepast\.es\/([0-9a-f]{8,32})(?:\/(?:raw|json)?)?(?:[?#]\S*)?$/i;
const anyLink = /^https?:\/\/\S+$/i;

const pokePastes =
  /(?<![\w./@:-])(?:https?:\/\/)?(?:www\.)?pokepast\.es\/([0-9a-f]{8,32})(?:\/(?:raw|json)?)?(?![\w/@-])/gi;
/** Characters; beyond it, a text is more than words around a link. */
const maxAround = 1000;

export type PastedLink =
  | { pokePaste: string; words: string }
  /** A URL that is never fetched. */
  | { link: string }
  | { several: true };

/** Finds a link pasted instead of a team, alone or among words. Text that names a Pokémon is a team itself. */
export function linkIn(text: string): PastedLink | undefined {
  const line = text.trim();
  if (line.length > maxAround) return undefined;
  const id = line.length > 300 ? undefined : pokePaste.exec(line)?.[1];
  if (id !== undefined) return { pokePaste: id.toLowerCase(), words: '' };
  if (line.length <= 300 && anyLink.test(line)) return { link: line };
  const found = [...line.matchAll(pokePastes)].map(([, each = '']) => each.toLowerCase());
  const [first, ...others] = new Set(found);
  const words = line.replace(pokePastes, ' ');
  if (first === undefined || isTeam(words)) return undefined;
  return others.length > 0 ? { several: true } : { pokePaste: first, words };
}

export const isTeam = (text: string) =>
  text.split('\n').some((line) => /[@＠]/.test(line) || resolveSpecies(line.trim()).length > 0);

/** Characters; longer pages are cut, as a team is near the beginning. */
const maxPageLength = 200_000;
// Must not match a nickname: `<3 (Pikachu)`.
const isHtml = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!doctype html/i;
const hidden = /<(script|style|head|svg|textarea|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const breaks =
  /<\/?(?:address|article|br|dd|div|dl|dt|h[1-6]|hr|li|main|ol|p|pre|section|table|td|th|tr|ul)\b[^<>]*>/gi;
const tags = /<!--[\s\S]*?(?:-->|$)|<[!/?a-z][^<>]*>/gi;

/** Strips copied HTML of its tags, and decodes entities in any text. */
export function withoutTags(text: string): string {
  if (!isHtml.test(text.slice(0, maxPageLength))) return withoutEntities(text);
  const bare = text.slice(0, maxPageLength).replace(hidden, '\n').replace(breaks, '\n').replace(tags, '');
  return withoutEntities(bare).replace(/[<>]/g, ' ');
}
