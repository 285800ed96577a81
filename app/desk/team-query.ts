import { type TeamQuery, teamMarks } from '~/judging/listed-team';
import type { NameChoice } from '~/sheets/name-choice';
import { listPath, parseListQuery } from '~/ui/list/list-query';

/** Parses the list's URL parameters; invalid ones fall back to their defaults. */
export function parseTeamQuery(params: URLSearchParams): TeamQuery {
  return {
    ...parseListQuery(params),
    show: teamMarks.find((mark) => mark === params.get('show')) ?? 'all',
    order: params.get('order') === 'name' ? 'name' : 'newest',
  };
}

/** Path of the list with this query, without the defaults. */
export const teamListPath = (
  list: string,
  { search, show, order, page, ...beside }: TeamQuery & { sheet?: string; names?: NameChoice },
): string =>
  listPath(list, {
    q: search,
    show: show === 'all' ? undefined : show,
    order: order === 'newest' ? undefined : order,
    page,
    ...beside,
  });
