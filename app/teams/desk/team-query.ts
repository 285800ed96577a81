import { parseListQuery } from '~/ui/list-query';
import { type TeamQuery, teamMarks } from './listed-team';

/** What the address of the list asks for; whatever makes no sense is as if it were not there. */
export function parseTeamQuery(params: URLSearchParams): TeamQuery {
  return {
    ...parseListQuery(params),
    show: teamMarks.find((mark) => mark === params.get('show')) ?? 'all',
    order: params.get('order') === 'name' ? 'name' : 'newest',
  };
}

/** The part of the address after the path: what is as usual is left out. */
export function teamQueryText({ search, show, order, page }: TeamQuery): string {
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  if (show !== 'all') params.set('show', show);
  if (order !== 'newest') params.set('order', order);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `?${params}` : '';
}
