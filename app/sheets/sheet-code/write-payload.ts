import { type Game, games } from '~/pokedex/game';
import type { TeamMember } from '~/pokedex/member';
import { teamSize } from '~/pokedex/member';
import { type BitField, packBits } from './bits';
import { isCodedName } from './coded-name';
import { blankValue, codeVersion, maxName, movesOfMember, unknownValue, widths } from './layout';
import { abilityTables, type KeyTable, tables } from './tables';

export interface CodedSheet {
  game: Game;
  isClosed: boolean;
  /** Days since 1970-01-01 UTC of the last submission or change. */
  day: number;
  /** Omitted if empty or too long for a code. */
  name: string;
  members: readonly TeamMember[];
}

/** Encodes all but the tag. Keys missing in the tables become unknown; a closed sheet has only its species. */
export function writePayload({ game, isClosed, day, name, members }: CodedSheet): Uint8Array {
  const six = Array.from({ length: teamSize }, (_, slot) => members[slot]);
  const fields: BitField[] = [
    [codeVersion, widths.version],
    [isClosed ? 1 : 0, widths.isClosed],
    [games.indexOf(game), widths.game],
    [day, widths.day],
    [0, widths.reserved],
    ...six.flatMap((member) =>
      isClosed ? [speciesField(member)] : [speciesField(member), ...detailFields(member, game)],
    ),
  ];
  return Uint8Array.from([...packBits(fields), ...nameBytes(name)]);
}

function placed(table: KeyTable | undefined, key: string | undefined, width: number): BitField {
  if (!key) return [blankValue, width];
  const place = table?.places.get(key);
  return [place === undefined ? unknownValue(width) : place + 1, width];
}

const speciesField = (member: TeamMember | undefined): BitField =>
  placed(tables().species, member?.species, widths.species);

function detailFields(member: TeamMember | undefined, game: Game): BitField[] {
  const own = abilityTables()[tables().species.places.get(member?.species ?? '') ?? -1];
  const moves = (member?.moves ?? []).filter(Boolean);
  return [
    placed(own, member?.ability, widths.ability),
    placed(tables().items, member?.item, widths.item),
    ...Array.from({ length: movesOfMember }, (_, at) => placed(tables().moves, moves[at], widths.move)),
    game === 'sv'
      ? placed(tables().types, member?.teraType, widths.last)
      : placed(tables().natures, member?.statAlignment, widths.last),
  ];
}

function nameBytes(name: string): Uint8Array {
  const bytes = new TextEncoder().encode(name);
  return isCodedName(name) && bytes.length <= maxName.bytes ? bytes : new Uint8Array();
}
