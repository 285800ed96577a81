import { type TdfMatch, tdfMatches } from '~/copied/tdf';
import type { FoundPairing } from './assemble';
import { type Found, nothingFound } from './pair-lines';
import type { LeftLine, PairingFault, ReadSide, Winner } from './reading';
import type { PlayerFinder } from './who';

const winners: Record<string, Winner> = { '1': 'a', '2': 'b', '3': 'tie' };
const byeOutcome = '5';

/** The pairings of a TOM file: those of its latest round. */
export function pairTdf(text: string, finder: PlayerFinder): Found | PairingFault {
  const read = tdfMatches(text);
  if ('reason' in read) return { reason: 'tdf', ...(read.line !== undefined && { line: read.line }) };
  const pairings: FoundPairing[] = [];
  const oneSided: LeftLine[] = [];
  for (const match of read.matches) {
    const [a, b] = match.seats.map((seat) => sideOf(seat, finder));
    const source = { line: match.line, text: match.seats.map(nameOf).join(' – ') };
    const other: ReadSide | undefined = b ?? (match.outcome === byeOutcome ? { kind: 'bye' } : undefined);
    if (!a || !other) {
      oneSided.push(source);
      continue;
    }
    pairings.push({
      ...source,
      table: match.table === '0' ? '' : match.table,
      a,
      b: other,
      games: null,
      winner: b ? (winners[match.outcome] ?? null) : null,
      ...{ beside: '', unused: '', round: null },
    });
  }
  return { ...nothingFound(), round: read.round, pairings, oneSided };
}

type Seat = TdfMatch['seats'][number];

const nameOf = ({ userId, name }: Seat) => name || userId;

/** The player by the Player ID, else by the name. */
function sideOf(seat: Seat, finder: PlayerFinder): ReadSide {
  const text = nameOf(seat);
  const byId = seat.userId === '' ? [] : finder.idsOf(seat.userId);
  return finder.sideOf(text, byId.length > 0 ? byId : finder.wholeIds(text));
}
