/** Teams of others that a device stores; one's own are stored beside them. */
export const maxKeptTeams = 32;

/** Headers of stored pages: when they were stored and are to go, in ms since 1970. */
export const keptAtHeader = 'Kept-At';
export const keepUntilHeader = 'Keep-Until';

const day = 24 * 60 * 60 * 1000;

/** A sheet is of use until a day after its tournament. @returns ms since 1970 */
export const keepUntil = ({ endsAt }: { endsAt: Date }): number => endsAt.getTime() + day;

/** Headers of a page that shows these of one's own teams; none of use: no headers. */
export function keepWith(teams: readonly { endsAt: Date }[], now: Date): Record<string, string> {
  const until = Math.max(...teams.map(keepUntil));
  return until > now.getTime() ? { [keepUntilHeader]: String(until) } : {};
}

/** `team`: anybody's with its URL. All others are one's own; `sheet` is the QR code that holds the sheet. */
export type KeptPart = 'home' | 'myPage' | 'team' | 'qr' | 'sheet' | 'match' | 'success';

export interface PageAddress {
  /** The team's; empty for pages about all of one's own. */
  id: string;
  part: KeptPart;
  /** Lowercase path with the one query that is stored: QR codes have it in capitals. */
  key: string;
}

const pagePath =
  /^(?:\/(?:ja|en))?(?:|\/(mypage)|\/teams\/([a-z0-9]{1,40})(?:\/(qr|match|success)(?:\/(ots|cts))?)?)\/?$/i;

const sheetQuery = '?with=sheet';

/** @returns undefined for a page that is never stored */
export function pageAddressOf({ pathname, search }: { pathname: string; search: string }) {
  const found = pagePath.exec(pathname);
  if (!found) return undefined;
  const [, myPage, id = '', below, kind] = found.map((part) => part?.toLowerCase());
  if ((below === 'success') !== (kind !== undefined)) return undefined;
  const part = (myPage ? 'myPage' : id === '' ? 'home' : (below ?? 'team')) as KeptPart;
  const path = pathname.toLowerCase().replace(/(?<=.)\/$/, '');
  const holdsSheet = part === 'qr' && search.toLowerCase() === sheetQuery;
  const address: PageAddress = holdsSheet
    ? { id, part: 'sheet', key: path + sheetQuery }
    : { id, part, key: path };
  return address;
}

/** Pages that are stored of each of one's own teams, as paths below the language's prefix. */
export const pagesOfTeam = (id: string): string[] =>
  ['/qr', `/qr${sheetQuery}`, '', '/match'].map((below) => `/teams/${id}${below}`);

const ofTheDay: readonly KeptPart[] = ['home', 'myPage', 'match'];

/** Whether a page changes with the day's rounds. */
export const isOfTheDay = ({ part }: Pick<PageAddress, 'part'>): boolean => ofTheDay.includes(part);

/** Milliseconds until a stored page is shown instead of waiting for the network. An old round misleads more than an old sheet. */
export const patienceFor = (address: Pick<PageAddress, 'part'>): number =>
  isOfTheDay(address) ? 8_000 : 2_500;

export interface KeptPage extends PageAddress {
  keptAt: number;
  keepUntil: number;
}

/** Expired pages, and the least recently stored of others' teams. */
export function pagesToForget(pages: readonly KeptPage[], own: ReadonlySet<string>, now: number): KeptPage[] {
  const over = pages.filter(({ keepUntil }) => !(keepUntil > now));
  const teams = pages
    .filter((page) => page.part === 'team' && !own.has(page.id) && !over.includes(page))
    .sort((one, other) => other.keptAt - one.keptAt);
  return [...over, ...teams.slice(maxKeptTeams)];
}
