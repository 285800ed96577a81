import { type TeamQuery, teamMarks } from '~/judging/listed-team';
import { listPath, parseListQuery } from '~/ui/list/list-query';

/** What the address of the list asks for; whatever makes no sense is as if it were not there. */
export function parseTeamQuery(params: URLSearchParams): TeamQuery {
  return {
    ...parseListQuery(params),
    show: teamMarks.find((mark) => mark === params.get('show')) ?? 'all',
    order: params.get('order') === 'name' ? 'name' : 'newest',
  };
}

/** The path of the list with this query: what is as usual is left out. */
export const teamListPath = (list: string, { search, show, order, page }: TeamQuery): string =>
  listPath(list, {
    q: search,
    show: show === 'all' ? undefined : show,
    order: order === 'newest' ? undefined : order,
    page,
  });
