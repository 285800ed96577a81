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

export interface WrittenInstant {
  at: Date;
  written: string;
}

/** Allowlist: nothing else about a team reaches its page. */
export interface ShownTeam {
  id: string;
  displayName: string;
  tonamelId: string;
  tournamentId: string;
  tournamentName: string;
  kind: SheetKind;
  canceled: string | undefined;
  /** The tournament is unpublished; only the player is told. */
  isTakenBack: boolean;
  corrected: WrittenInstant | undefined;
  corrections: readonly Correction[];
  readingState: ReadingState | null;
  details: readonly SheetDetail[];
  members: MergedMember[];
  names: NameChoice;
  isMine: boolean;
  /** Others may see it, even on other sites. */
  isPublic: boolean;
  desk: string | undefined;
  /** The level that others see, for viewers who see everything. */
  mine: 'open' | 'species' | 'notStarted' | 'private' | 'withdrawn' | 'everything' | undefined;
  isOver: boolean;
  teamCode: string | null;
  images: number;
  hiding: string | undefined;
  checkIn: ShownCheckIn | undefined;
}

interface Facts extends FoundTeamSheet {
  revealed: Exclude<Reveal, { denied: string }>;
  choice: string | null;
  hiding: string | undefined;
  checkIn: CheckIn | undefined;
  timeZone: string;
  locale: Locale;
  now: Date;
}

/** Only the species of a closed sheet leave the server. */
export function describeShown(facts: Facts): ShownTeam {
  const { sheet, seenBy, revealed, now } = facts;
  const isOwn = seenBy === 'owner' || seenBy === 'guest';
  const withDetails = revealed.level !== 'species';
  const details = withDetails ? sheetDetails(sheet.game, sheet.regulation) : [];
  return {
    id: sheet.id,
    displayName: sheet.displayName,
    tonamelId: sheet.tonamelId,
    tournamentId: sheet.tournamentId,
    tournamentName: sheet.tournamentName,
    kind: sheet.kind,
    canceled: sheet.canceledAt ? sheet.cancelReason : undefined,
    isTakenBack: isOwn && !isPublished(sheet, now),
    ...shownCorrection(facts, details),
    readingState: withDetails ? sheet.reading.state : null,
    details,
    members: withDetails
      ? mergeReading(sheet.members, sheet.reading.result)
      : sheet.members.map(({ species }) => ({ species, read: {} })),
    names: nameChoiceOf(facts.choice),
    isMine: isOwn,
    isPublic: isPublicTeam(sheet, now),
    desk: facts.isStaff
      ? `/admin/${sheet.groupId}/tournaments/${sheet.tournamentId}/teams/${sheet.id}`
      : undefined,
    mine: revealed.level === 'everything' ? levelForOthers(facts) : undefined,
    isOver: now >= sheet.endsAt,
    teamCode: revealsCode(revealed, sheet.kind) ? sheet.teamCode : null,
    images: revealsImage(revealed) ? sheet.images.length : 0,
    hiding: facts.hiding,
    checkIn: facts.checkIn && shownCheckIn(facts, facts.checkIn),
  };
}

function shownCorrection(
  { sheet, timeZone, locale, now }: Facts,
  details: readonly SheetDetail[],
): Pick<ShownTeam, 'corrected' | 'corrections'> {
  const { beforeCorrection, afterCorrection, correctedAt } = sheet;
  // Archived revisions cannot be compared: the page then says only that there was a correction.
  const corrections =
    beforeCorrection && afterCorrection
      ? correctionsOf(beforeCorrection, afterCorrection, details, locale)
      : undefined;
  const isShown = correctedAt !== null && (corrections === undefined || changesSheet(corrections));
  if (!isShown) return { corrected: undefined, corrections: [] };
  return {
    corrected: { at: correctedAt, written: formatInstant(correctedAt, timeZone, locale, now) },
    corrections: corrections ?? [],
  };
}

function levelForOthers({ sheet, now }: Facts): ShownTeam['mine'] {
  const { denied, level } = reveal('stranger', sheet, now);
  if (denied === 'erased') return undefined;
  return denied ?? level;
}

function shownCheckIn({ sheet, seenBy, timeZone, locale, now }: Facts, checkIn: CheckIn): ShownCheckIn {
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
