import type { CheckIn } from '~/entrants/check-in.server';
import type { Locale } from '~/locales/locale';
import type { SheetDetail } from '~/pokedex/regulations';
import { sheetDetails } from '~/pokedex/regulations';
import type { ReadingState } from '~/readings/reading';
import type { FoundTeamSheet } from '~/sheets/find-team-sheet.server';
import { type NameChoice, nameChoiceOf } from '~/sheets/name-choice';
import { type MergedMember, mergeReading } from '~/sheets/reading/merge-reading';
import { isPublicTeam, type Reveal, reveal, revealsCode, revealsImage } from '~/sheets/reveal';
import { formatInstant } from '~/time/instant';
import { isPublished, type SheetKind } from '~/tournaments/tournament';
import type { ShownCheckIn } from './CheckInNotice';
import { type Correction, changesSheet, correctionsOf } from './sheet-corrections';

/** An instant, and how it is written where the reader is. */
export interface WrittenInstant {
  at: Date;
  written: string;
}

/** All that a team's page says, and nothing that it must not say. */
export interface ShownTeam {
  id: string;
  displayName: string;
  tonamelId: string;
  tournamentId: string;
  tournamentName: string;
  kind: SheetKind;
  /** Why its tournament does not take place. */
  canceled: string | undefined;
  /** Its tournament is public no more, which its player is told. */
  isTakenBack: boolean;
  corrected: WrittenInstant | undefined;
  corrections: readonly Correction[];
  readingState: ReadingState | null;
  details: readonly SheetDetail[];
  members: MergedMember[];
  names: NameChoice;
  isMine: boolean;
  /** Everybody may see it, also on other sites. */
  isPublic: boolean;
  /** Where staff of its group act on it; none for all others. */
  desk: string | undefined;
  /** What others see of it, told to those who see everything. */
  mine: 'open' | 'species' | 'notStarted' | 'private' | 'withdrawn' | 'everything' | undefined;
  isOver: boolean;
  /** Under which the game lends it. */
  teamCode: string | null;
  images: number;
  /** Why its name is hidden, for who may see it. */
  hiding: string | undefined;
  /** Of its player and of staff, where they are asked to check in. */
  checkIn: ShownCheckIn | undefined;
}

interface Seen extends FoundTeamSheet {
  revealed: Exclude<Reveal, { denied: string }>;
  /** As the address has it. */
  choice: string | null;
  hiding: string | undefined;
  checkIn: CheckIn | undefined;
  timeZone: string;
  locale: Locale;
  now: Date;
}

/** Of a closed sheet nothing but the species leaves the server. */
export function describeShown(seen: Seen): ShownTeam {
  const { sheet, seenBy, revealed, timeZone, locale, now } = seen;
  const isOwn = seenBy === 'owner' || seenBy === 'guest';
  const withDetails = revealed.level !== 'species';
  const { beforeCorrection, afterCorrection, correctedAt } = sheet;
  const details = withDetails ? sheetDetails(sheet.game, sheet.regulation) : [];
  // What was moved away cannot be compared: then that it was corrected is all there is to say.
  const corrections =
    beforeCorrection && afterCorrection
      ? correctionsOf(beforeCorrection, afterCorrection, details, locale)
      : undefined;
  const isTold = correctedAt !== null && (corrections === undefined || changesSheet(corrections));
  const forStrangers = reveal('stranger', sheet, now);
  const others = forStrangers.denied ?? forStrangers.level;
  return {
    id: sheet.id,
    displayName: sheet.displayName,
    tonamelId: sheet.tonamelId,
    tournamentId: sheet.tournamentId,
    tournamentName: sheet.tournamentName,
    kind: sheet.kind,
    canceled: sheet.canceledAt ? sheet.cancelReason : undefined,
    isTakenBack: isOwn && !isPublished(sheet, now),
    corrected: isTold
      ? { at: correctedAt, written: formatInstant(correctedAt, timeZone, locale, now) }
      : undefined,
    corrections: isTold ? (corrections ?? []) : [],
    readingState: withDetails ? sheet.reading.state : null,
    details,
    members: withDetails
      ? mergeReading(sheet.members, sheet.reading.result)
      : sheet.members.map(({ species }) => ({ species, read: {} })),
    names: nameChoiceOf(seen.choice),
    isMine: isOwn,
    isPublic: isPublicTeam(sheet, now),
    desk: seen.isStaff
      ? `/admin/${sheet.groupId}/tournaments/${sheet.tournamentId}/teams/${sheet.id}`
      : undefined,
    mine: revealed.level === 'everything' && others !== 'erased' ? others : undefined,
    isOver: now >= sheet.endsAt,
    teamCode: revealsCode(revealed, sheet.kind) ? sheet.teamCode : null,
    images: revealsImage(revealed) ? sheet.images.length : 0,
    hiding: seen.hiding,
    checkIn: seen.checkIn && shownCheckIn(seen, seen.checkIn),
  };
}

function shownCheckIn({ sheet, seenBy, timeZone, locale, now }: Seen, checkIn: CheckIn): ShownCheckIn {
  const isPlayer = seenBy === 'owner' || seenBy === 'guest';
  return {
    state: checkIn.state,
    opens: formatInstant(checkIn.opensAt, timeZone, locale, now),
    closes: formatInstant(checkIn.closesAt, timeZone, locale, now),
    ...(!isPlayer && { desk: `/admin/${sheet.groupId}/tournaments/${sheet.tournamentId}` }),
  };
}

export interface ShownRefusal {
  denied: NonNullable<Reveal['denied']>;
  tournamentId: string;
  tournamentName: string;
  starts: WrittenInstant;
}

export const describeDenied = (
  { tournamentId, tournamentName, scheduledStartAt: at }: FoundTeamSheet['sheet'],
  denied: ShownRefusal['denied'],
  timeZone: string,
  locale: Locale,
  now: Date,
): ShownRefusal => ({
  denied,
  tournamentId,
  tournamentName,
  starts: { at, written: formatInstant(at, timeZone, locale, now) },
});
