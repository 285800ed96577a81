/** Teams of others that a device stores; one's own are stored beside them. */
export const maxKeptTeams = 32;

/** Milliseconds until a stored page is shown instead of waiting for the network. */
export const patience = 2_500;

/** Headers of stored pages: when they were stored and are to go, in ms since 1970. */
export const keptAtHeader = 'Kept-At';
export const keepUntilHeader = 'Keep-Until';

const day = 24 * 60 * 60 * 1000;

/** A sheet is of use until a day after its tournament. @returns ms since 1970 */
export const keepUntil = ({ endsAt }: { endsAt: Date }): number => endsAt.getTime() + day;

const pagePath = /^(?:\/(?:ja|en))?\/teams\/([a-z0-9]{1,40})(\/qr|\/match|\/success\/(?:ots|cts))?\/?$/i;

export interface PageAddress {
  id: string;
  /** A team's page, for anybody with its URL; `own` pages are its player's only. */
  kind: 'team' | 'own';
  /** Lowercase path: QR codes have it in capitals. */
  key: string;
}

/** @returns undefined for a page that is never stored */
export function pageAddressOf(pathname: string): PageAddress | undefined {
  const [, id, own] = pagePath.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  const key = pathname.toLowerCase().replace(/\/$/, '');
  return { id: id.toLowerCase(), kind: own ? 'own' : 'team', key };
}

export interface KeptPage extends PageAddress {
  keptAt: number;
  keepUntil: number;
}

/** Expired pages, and the least recently stored of others' teams. */
export function pagesToForget(pages: readonly KeptPage[], now: number): KeptPage[] {
  const over = pages.filter(({ keepUntil }) => !(keepUntil > now));
  const teams = pages
    .filter((page) => page.kind === 'team' && !over.includes(page))
    .sort((one, other) => other.keptAt - one.keptAt);
  return [...over, ...teams.slice(maxKeptTeams)];
}
