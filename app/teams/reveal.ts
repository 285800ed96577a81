import type { SheetKind } from '~/tournaments/tournament';

/**
 * A person as seen by one team sheet. `guest` holds the sheet's edit key; `moderator` and `admin` are staff of the
 * group that hosts its tournament (staff of other groups are strangers here).
 */
export type SheetViewer = 'stranger' | 'guest' | 'owner' | 'moderator' | 'admin' | 'siteAdmin';

/**
 * What of a sheet may be seen. `species`: the six names. `open`: also ability, item, moves, Tera type or Stat
 * Alignment, and the image. `everything`: also what only its owner and the staff need to know about it.
 */
type RevealLevel = 'everything' | 'open' | 'species';

export type Reveal =
  | { level: RevealLevel; denied?: undefined }
  | { level?: undefined; denied: 'notStarted'; startsAt: Date }
  | { level?: undefined; denied: 'private' | 'withdrawn' };

export interface RevealFacts {
  kind: SheetKind;
  isPublic: boolean;
  withdrawnAt: Date | null;
  scheduledStartAt: Date;
  endsAt: Date;
}

/** The rules of who may see what of a team sheet, and when. Times are compared at `now`. */
export function reveal(viewer: SheetViewer, facts: RevealFacts, now: Date): Reveal {
  if (viewer !== 'stranger') return { level: 'everything' };
  if (facts.withdrawnAt) return { denied: 'withdrawn' };
  if (now < facts.scheduledStartAt) return { denied: 'notStarted', startsAt: facts.scheduledStartAt };
  if (now < facts.endsAt) return { level: facts.kind === 'ots' ? 'open' : 'species' };
  return facts.isPublic ? { level: 'open' } : { denied: 'private' };
}

/** An image of a team shows all of it: it is revealed with the details, or not at all. */
export const revealsImage = ({ level }: Reveal): boolean => level === 'open' || level === 'everything';
