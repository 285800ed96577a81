import { type PostRule, postLimits, postRules } from './post';
import { regulationKeyOf } from './regulation-key';
import { resolveList } from './species-list';

export const postOrders = ['newest', 'favorite'] as const;
export type PostOrder = (typeof postOrders)[number];

export const maxSpeciesAsked = 3;

/** Posts of its list that a page looks through, whatever is asked for; the next one goes on from there. */
export const examinedAtMost = 600;

export const postsPerPage = 12;
/** What *Back* may bring in one response; a longer list comes back to here. */
const mostShown = 10 * postsPerPage;

/** How many posts a list had grown to, which the script writes into its address; undefined of one as it begins. */
export function parseShown(params: URLSearchParams): number | undefined {
  const text = params.get('shown') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Math.min(mostShown, Number(text)) : undefined;
}

/** The last post that was shown: the next page begins behind it. */
export interface Cursor {
  publishedAt: Date;
  id: string;
  favoriteCount?: number;
}

/** A page of rows, of which one more was asked for, and where the next page begins if there is one. */
export function pageOf<Row>(rows: readonly Row[], size: number, cursorOf: (last: Row) => Cursor) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: last && rows.length > size ? cursorOf(last) : undefined };
}

/** What a visitor asks of the list; the URL's query string holds exactly this. */
export interface PostQuery {
  order: PostOrder;
  /** Lists of species (see speciesLists), all of which a post must stand in. */
  species: string[];
  /** Texts that are no names, with the species that they may have meant. */
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
    const found = resolveList(text);
    if ('list' in found) query.species.push(found.list);
    else query.unknown.push({ text: [...text.trim()].slice(0, 40).join(''), near: found.near });
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

export const isFiltered = ({ species, unknown, rule, regulation, ranked }: PostQuery): boolean =>
  species.length > 0 || unknown.length > 0 || rule !== undefined || regulation !== '' || ranked;

export const regulationAsked = ({ regulation }: PostQuery): string | undefined =>
  regulation ? regulationKeyOf(regulation) : undefined;

export const printCursor = ({ publishedAt, id, favoriteCount }: Cursor): string =>
  [...(favoriteCount === undefined ? [] : [favoriteCount]), publishedAt.getTime(), id].join('-');

/** Undefined for anything but a cursor of this order. */
export function parseCursor(text: string, order: PostOrder): Cursor | undefined {
  const [, count, time, id] = /^(?:(\d{1,9})-)?(\d{1,15})-([a-z0-9]{26})$/.exec(text) ?? [];
  if (!time || !id || (count === undefined) === (order === 'favorite')) return undefined;
  const cursor = { publishedAt: new Date(Number(time)), id };
  return count === undefined ? cursor : { ...cursor, favoriteCount: Number(count) };
}
