import { z } from 'zod';
import { abilityNames } from '~/pokedex/ability-names';
import type { Game } from '~/pokedex/game';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import type { Dictionary } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import { type SheetDetail, sheetDetails } from '~/pokedex/regulations';
import { speciesNames } from '~/pokedex/species-names';
import { typeNames } from '~/pokedex/type-names';
import type { MergedMember } from '~/sheets/reading/merge-reading';
import { sheetKinds } from '~/tournaments/tournament';
import { instant, pageShape, thingOf, thingShape } from './name';

const detailShape = thingShape
  .extend({
    isSure: z.boolean().meta({
      description: 'False where it was read out of an image, not for certain, and nobody has confirmed it.',
    }),
  })
  .meta({ id: 'Detail', description: 'What a sheet says of a Pokémon.' });

export const memberShape = z
  .object({
    species: thingShape,
    ability: detailShape.nullable(),
    item: detailShape.nullable(),
    moves: z.array(detailShape),
    teraType: detailShape.nullable(),
    statAlignment: detailShape.nullable(),
  })
  .meta({ id: 'Member', description: 'One of the six; null and no moves where nothing is said or shown.' });

const player = z.string().meta({ description: 'The name that its player shows.' });

export const teamShape = z
  .object({
    id: z.string(),
    url: z.url(),
    player,
    tournament: z.string().meta({ description: 'The ID of its tournament.' }),
    sheetKind: z.enum(sheetKinds),
    shows: z.enum(['open', 'species']).meta({
      description: 'open: all that a team sheet shows; species: the six species, as of a closed sheet.',
    }),
    rank: z.int().nullable().meta({ description: 'Null before results are published, and without one.' }),
    correctedAt: instant.nullable(),
    teamCode: z.string().nullable().meta({ description: 'Under which the game lends the team.' }),
    members: z.array(memberShape),
  })
  .meta({ id: 'Team' });

export type Team = z.input<typeof teamShape>;

export const teamsShape = pageShape('Teams', teamShape);

export function openMember(
  member: MergedMember,
  { game, regulation }: { game: Game; regulation: string | null },
): z.input<typeof memberShape> {
  const shows = sheetDetails(game, regulation);
  const { read } = member;
  const detail = (kind: SheetDetail, dictionary: Dictionary, key: string | undefined, read?: string) =>
    key && shows.includes(kind) ? { ...thingOf(dictionary, key), isSure: read !== 'unsure' } : null;
  const moves = (shows.includes('moves') && member.moves) || [];
  return {
    species: thingOf(speciesNames, member.species),
    ability: detail('ability', abilityNames, member.ability, read.ability),
    item: detail('item', itemNames, member.item, read.item),
    moves: moves
      .filter(Boolean)
      .map((move) => ({ ...thingOf(moveNames, move), isSure: read.moves?.[move] !== 'unsure' })),
    teraType: detail('teraType', typeNames, member.teraType),
    statAlignment: detail('statAlignment', natureNames, member.statAlignment, read.statAlignment),
  };
}

export const closedMember = ({ species }: { species: string }): z.input<typeof memberShape> => ({
  species: thingOf(speciesNames, species),
  ability: null,
  item: null,
  moves: [],
  teraType: null,
  statAlignment: null,
});
