const maxPage = 1000;

/** `?page=` of a list, from 1; what makes no sense is the first one. */
export function pageOf(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), maxPage) : 1;
}

/** `?q=` and `?page=` of a list; whatever makes no sense is as if it were not there. */
export const parseListQuery = (params: URLSearchParams): { search: string; page: number } => ({
  search: [...(params.get('q') ?? '').trim()].slice(0, 60).join(''),
  page: pageOf(params),
});

/** The path of a list with what it is asked, the shortest way to write it: no blanks, and no first page. */
export function listPath(
  path: string,
  asked: { page?: number } & Record<string, string | number | undefined>,
) {
  const given = Object.entries(asked).filter(([name, value]) => value && !(name === 'page' && value === 1));
  const params = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `${path}?${params}` : path;
}
