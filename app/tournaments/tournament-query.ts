import { type Format, formats, type Phase, phases, type Rule, rules } from './tournament';

/** What a visitor asks of the list; the URL's query string holds exactly this. */
export interface TournamentQuery {
  search: string;
  rule?: Rule;
  format?: Format;
  when?: Phase;
  /** From 1. */
  page: number;
}

const maxSearchLength = 60;
const maxPage = 1000;

/** Reads the query string; whatever makes no sense is as if it were not there. */
export function parseTournamentQuery(params: URLSearchParams): TournamentQuery {
  const page = params.get('page') ?? '';
  return {
    search: [...(params.get('q') ?? '').trim()].slice(0, maxSearchLength).join(''),
    rule: rules.find((rule) => rule === params.get('rule')),
    format: formats.find((format) => format === params.get('format')),
    when: phases.find((phase) => phase === params.get('when')),
    page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), maxPage) : 1,
  };
}

/** The path of the list with this query, the shortest way to write it. */
export function tournamentsPath({ search, rule, format, when, page }: TournamentQuery): string {
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  if (rule) params.set('rule', rule);
  if (format) params.set('format', format);
  if (when) params.set('when', when);
  if (when && page > 1) params.set('page', String(page));
  return params.size > 0 ? `/tournaments?${params}` : '/tournaments';
}

export const isFiltered = ({ search, rule, format }: TournamentQuery): boolean =>
  Boolean(search || rule || format);
