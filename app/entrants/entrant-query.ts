import { foldText } from '~/text/text';
import { listPath, parseListQuery } from '~/ui/list/list-query';
import type { Entrant } from './entrants.server';
import type { EntrantState } from './roster';

export const entrantShows = [
  'all',
  'missing',
  'doubtful',
  'submitted',
  'checkedIn',
  'notThere',
  'dropped',
] as const;
export type EntrantShow = (typeof entrantShows)[number];

export interface EntrantQuery {
  search: string;
  show: EntrantShow;
  page: number;
}

/** Parses the list's URL parameters; invalid ones are ignored. */
export const parseEntrantQuery = (params: URLSearchParams): EntrantQuery => ({
  ...parseListQuery(params),
  show: entrantShows.find((show) => show === params.get('show')) ?? 'all',
});

export const entrantListPath = (list: string, { search, show, page }: EntrantQuery): string =>
  listPath(list, { q: search, show: show === 'all' ? undefined : show, page });

export type ListedRow = Entrant & { state: EntrantState; sheetId: string | undefined };

const filters: Record<EntrantShow, (row: ListedRow) => boolean> = {
  all: () => true,
  missing: ({ state, droppedAt }) => state === 'missing' && !droppedAt,
  doubtful: ({ state, droppedAt }) => state === 'doubtful' && !droppedAt,
  submitted: ({ state, droppedAt }) => state === 'submitted' && !droppedAt,
  checkedIn: ({ checkedInAt, droppedAt }) => checkedInAt !== null && !droppedAt,
  notThere: ({ checkedInAt, droppedAt }) => checkedInAt === null && !droppedAt,
  dropped: ({ droppedAt }) => droppedAt !== null,
};

/** Matches any part of names, readings, IDs and seats, ignoring width, case and kind of kana. */
export function searchEntrants(rows: readonly ListedRow[], { search, show }: EntrantQuery): ListedRow[] {
  const words = foldText(search).split(' ', 6).filter(Boolean);
  return rows.filter((row) => {
    if (!filters[show](row)) return false;
    if (words.length === 0) return true;
    const { name, reading, tonamelId, discordId, twitterId, seat } = row;
    const text = foldText([name, reading, tonamelId, discordId, twitterId, seat].join('\n'));
    return words.every((word) => text.includes(word));
  });
}
