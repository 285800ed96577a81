const maxPage = 1000;

/** Pages count from 1; invalid values mean 1. */
export function pageOf(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), maxPage) : 1;
}

export const parseListQuery = (params: URLSearchParams): { search: string; page: number } => ({
  search: [...(params.get('q') ?? '').trim()].slice(0, 60).join(''),
  page: pageOf(params),
});

/** Canonical path of a list: no empty parameters, no first page. */
export function listPath(
  path: string,
  query: { page?: number } & Record<string, string | number | undefined>,
) {
  const entries = Object.entries(query).filter(([name, value]) => value && !(name === 'page' && value === 1));
  const params = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  return entries.length > 0 ? `${path}?${params}` : path;
}
