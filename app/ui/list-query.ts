const maxPage = 1000;

/** `?q=` and `?page=` of a list; whatever makes no sense is as if it were not there. */
export function parseListQuery(params: URLSearchParams): { search: string; page: number } {
  const page = params.get('page') ?? '';
  return {
    search: [...(params.get('q') ?? '').trim()].slice(0, 60).join(''),
    page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), maxPage) : 1,
  };
}
