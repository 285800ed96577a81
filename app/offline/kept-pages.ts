/** How many teams of others a device keeps; one's own are kept beside them. */
export const mostKept = 32;

/** How long the network may take, in milliseconds, before a page is shown as it was kept. */
export const patience = 2_500;

/** When a page was kept, and when it is to go: milliseconds since 1970, in headers of what is kept. */
export const keptAtHeader = 'Kept-At';
export const keepUntilHeader = 'Keep-Until';

const day = 24 * 60 * 60 * 1000;

/** A page of a sheet is of use until a day after its tournament: milliseconds since 1970. */
export const keepUntil = ({ endsAt }: { endsAt: Date }): number => endsAt.getTime() + day;

const pagePath = /^(?:\/(?:ja|en))?\/teams\/([a-z0-9]{1,40})(\/qr|\/success\/(?:ots|cts))?\/?$/i;

export interface PageAddress {
  id: string;
  /** The page of a team, which anybody with its address may have; others are its player's own. */
  kind: 'team' | 'own';
  /** Under which it is kept: QR codes write it in capitals. */
  key: string;
}

/** Undefined for a page that is never kept. */
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

/** Those that are to go: what is over, and of others' teams all but those that were seen last. */
export function pagesToForget(pages: readonly KeptPage[], now: number): KeptPage[] {
  const over = pages.filter(({ keepUntil }) => !(keepUntil > now));
  const teams = pages
    .filter((page) => page.kind === 'team' && !over.includes(page))
    .sort((one, other) => other.keptAt - one.keptAt);
  return [...over, ...teams.slice(mostKept)];
}
