import { type PostRule, postLimits, postRules } from './post';
import { regulationKeyOf } from './regulation-key';
import { resolveList } from './species-list';

export const postOrders = ['newest', 'favorite'] as const;
export type PostOrder = (typeof postOrders)[number];

export const maxSpeciesAsked = 3;

/** Scan limit: posts that one page examines; the next page continues from there. */
export const examinedAtMost = 600;

export const postsPerPage = 12;
/** Maximum posts that *Back* restores in one response. */
const maxShown = 10 * postsPerPage;

/** Length of the list when it was left, which the script writes into the URL; undefined for one page. */
export function parseShown(params: URLSearchParams): number | undefined {
  const text = params.get('shown') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Math.min(maxShown, Number(text)) : undefined;
}

/** Keyset pagination cursor: the last post of a page. */
export interface Cursor {
  publishedAt: Date;
  id: string;
  favoriteCount?: number;
}

/** Cuts `size + 1` rows to a page, with the cursor of the next page if there is one. */
export function keysetPage<Row>(rows: readonly Row[], size: number, cursorOf: (last: Row) => Cursor) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: last && rows.length > size ? cursorOf(last) : undefined };
}

export interface PostQuery {
  order: PostOrder;
  /** Species lists (see speciesLists); a post must be in all of them. */
  species: string[];
  unknown: { text: string; near: string[] }[];
  rule?: PostRule;
  regulation: string;
  ranked: boolean;
  after?: Cursor;
}

export const everyPost: PostQuery = {
  order: 'newest',
  species: [],
  unknown: [],
  regulation: '',
  ranked: false,
};

export function parsePostQuery(params: URLSearchParams): PostQuery {
  const order = params.get('order') === 'favorite' ? 'favorite' : 'newest';
  const query: PostQuery = {
    ...everyPost,
    order,
    species: [],
    unknown: [],
    rule: postRules.find((rule) => rule === params.get('rule')),
    regulation: [...(params.get('regulation') ?? '').trim()].slice(0, postLimits.regulation).join(''),
    ranked: params.get('ranked') === 'on',
    after: parseCursor(params.get('after') ?? '', order),
  };
  for (const text of params.getAll('species').slice(0, maxSpeciesAsked)) {
    if (text.trim() === '') continue;
    const resolved = resolveList(text);
    if ('list' in resolved) query.species.push(resolved.list);
    else query.unknown.push({ text: [...text.trim()].slice(0, 40).join(''), near: resolved.near });
  }
  query.species = [...new Set(query.species)];
  return query;
}

export function postsPath(query: PostQuery, path = '/posts'): string {
  const params = new URLSearchParams();
  if (query.order !== 'newest') params.set('order', query.order);
  for (const list of query.species) params.append('species', list);
  if (query.rule) params.set('rule', query.rule);
  if (query.regulation) params.set('regulation', query.regulation);
  if (query.ranked) params.set('ranked', 'on');
  if (query.after) params.set('after', printCursor(query.after));
  return params.size > 0 ? `${path}?${params}` : path;
}

export const hasPostFilter = ({ species, unknown, rule, regulation, ranked }: PostQuery): boolean =>
  species.length > 0 || unknown.length > 0 || rule !== undefined || regulation !== '' || ranked;

export const regulationAsked = ({ regulation }: PostQuery): string | undefined =>
  regulation ? regulationKeyOf(regulation) : undefined;

export const printCursor = ({ publishedAt, id, favoriteCount }: Cursor): string =>
  [...(favoriteCount === undefined ? [] : [favoriteCount]), publishedAt.getTime(), id].join('-');

/** @returns undefined unless the text is a cursor of this order */
export function parseCursor(text: string, order: PostOrder): Cursor | undefined {
  const [, count, time, id] = /^(?:(\d{1,9})-)?(\d{1,15})-([a-z0-9]{26})$/.exec(text) ?? [];
  if (!time || !id || (count === undefined) === (order === 'favorite')) return undefined;
  const cursor = { publishedAt: new Date(Number(time)), id };
  return count === undefined ? cursor : { ...cursor, favoriteCount: Number(count) };
}
