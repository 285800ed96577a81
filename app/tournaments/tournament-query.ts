import { listPath, parseListQuery } from '~/ui/list/list-query';
import { type Format, formats, type Phase, phases, type Rule, rules } from './tournament';

export interface TournamentQuery {
  search: string;
  rule?: Rule;
  format?: Format;
  when?: Phase;
  page: number;
}

export const parseTournamentQuery = (params: URLSearchParams): TournamentQuery => ({
  ...parseListQuery(params),
  rule: rules.find((rule) => rule === params.get('rule')),
  format: formats.find((format) => format === params.get('format')),
  when: phases.find((phase) => phase === params.get('when')),
});

/** Only the list of one phase has pages. */
export const tournamentsPath = ({ search, rule, format, when, page }: TournamentQuery): string =>
  listPath('/tournaments', { q: search, rule, format, when, page: when && page });

export const isFiltered = ({ search, rule, format }: TournamentQuery): boolean =>
  Boolean(search || rule || format);
