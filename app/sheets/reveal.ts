import type { SheetKind } from '~/tournaments/tournament';

/** `guest` holds the sheet's edit key; `moderator` and `admin` are staff of its tournament's group. */
export type SheetViewer = 'stranger' | 'guest' | 'owner' | 'moderator' | 'admin' | 'siteAdmin';

/** `species`: the six names; `open`: also their details and the image; `everything`: also what staff need. */
type RevealLevel = 'everything' | 'open' | 'species';

export type Reveal =
  | { level: RevealLevel; denied?: undefined }
  | { level?: undefined; denied: 'notStarted'; startsAt: Date }
  | { level?: undefined; denied: 'private' | 'withdrawn' | 'erased' };

export interface RevealFacts {
  kind: SheetKind;
  isPublic: boolean;
  withdrawnAt: Date | null;
  erasedAt: Date | null;
  scheduledStartAt: Date;
  endsAt: Date;
}

/**
 * Decides what a viewer may see `now`. A stranger, with a tournament from 10:00 to 18:00: at 9:59 nothing; from 10:00
 * the six of a `cts` sheet, the details of an `ots` one; from 18:00 the details if the sheet is public. A sheet erased
 * during the tournament stays visible to opponents until the end; later only the desk keeps its row.
 */
export function reveal(viewer: SheetViewer, facts: RevealFacts, now: Date): Reveal {
  if (facts.erasedAt && (facts.withdrawnAt || now >= facts.endsAt)) return { denied: 'erased' };
  if (viewer !== 'stranger') return { level: 'everything' };
  if (facts.withdrawnAt) return { denied: 'withdrawn' };
  if (now < facts.scheduledStartAt) return { denied: 'notStarted', startsAt: facts.scheduledStartAt };
  if (now < facts.endsAt) return { level: facts.kind === 'ots' ? 'open' : 'species' };
  return facts.isPublic ? { level: 'open' } : { denied: 'private' };
}

/** Visible to all after the end, as its player chose. */
export const isPublicTeam = (facts: RevealFacts, now: Date): boolean =>
  now >= facts.endsAt && reveal('stranger', facts, now).level === 'open';

/** An image shows the whole team, so it is revealed with the details or not at all. */
export const revealsImage = ({ level }: Reveal): boolean => level === 'open' || level === 'everything';

/** The code shows the whole team in the game, so strangers never get the code of a closed sheet. */
export const revealsCode = ({ level }: Reveal, kind: SheetKind): boolean =>
  level === 'everything' || (level === 'open' && kind === 'ots');
