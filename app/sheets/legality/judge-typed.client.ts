import type { Translate } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { isLater } from '~/pokedex/later-names';
import { type Dictionary, findAllByName, nameOf } from '~/pokedex/name';
import { loadNames, type NameKind } from '~/pokedex/naming/load-names';
import { loadRules } from '~/pokedex/naming/load-rules';
import { loadSpecies } from '~/pokedex/naming/load-species';
import type { SpeciesFacts } from '~/pokedex/species-facts';
import { isStone } from '~/pokedex/stone';
import { typeNames } from '~/pokedex/type-names';
import type { PartialMember } from '~/sheets/team-sheet';
import type { TypedMember } from '~/sheets/typed-sheet';
import { type ShownFinding, showFinding } from './finding-text';
import { judgeMembers } from './judge-members';

type Names = Record<NameKind, Dictionary>;

/** Ignores names that don't match exactly. @throws if its data can't be loaded; the server judges on submission */
export async function judgeTyped(
  typed: readonly TypedMember[],
  tournamentId: string,
  t: Translate,
  locale: Locale,
): Promise<ShownFinding[]> {
  if (typed.every(({ species }) => species.trim() === '')) return [];
  const [rules, names] = await Promise.all([loadRules(tournamentId), loadNamesFor(typed)]);
  const members = typed.map((member) => membersKeys(member, names));
  const facts = new Map<string, SpeciesFacts>();
  await Promise.all(
    members.map(async ({ species }) => {
      if (!species) return;
      const { moves, areMovesKnown, ...rest } = await loadSpecies(species, rules.game);
      facts.set(species, { ...rest, moves: areMovesKnown ? new Set(moves) : undefined });
    }),
  );
  const findings = judgeMembers(members, rules, {
    speciesFacts: (species) => facts.get(species),
    isItem: (key) => Object.hasOwn(names.items, key),
    isStone: (item) => names.items[item] !== undefined && isStone(names.items[item]),
    isMove: (key) => Object.hasOwn(names.moves, key),
    isLater,
  });
  const dictionaries = {
    species: names.species,
    item: names.items,
    ability: names.abilities,
    move: names.moves,
    type: typeNames,
  };
  return findings.map((finding) =>
    showFinding(finding, rules.game, t, (kind, key) => nameOf(dictionaries[kind], key, locale)),
  );
}

/** Loads dictionaries that the form needs; items always, since some forms require theirs. */
async function loadNamesFor(typed: readonly TypedMember[]): Promise<Names> {
  const has = (field: (member: TypedMember) => string) => typed.some((member) => field(member).trim() !== '');
  const load = async (kind: NameKind, isNeeded: boolean): Promise<Dictionary> =>
    isNeeded ? loadNames(kind) : {};
  const [species, abilities, items, moves] = await Promise.all([
    load('species', true),
    load(
      'abilities',
      has(({ ability }) => ability),
    ),
    load(
      'items',
      has(({ item }) => item),
    ),
    load(
      'moves',
      has((member) => member.moves.join('')),
    ),
  ]);
  return { species, abilities, items, moves };
}

function membersKeys(typed: TypedMember, names: Names): PartialMember {
  const key = (names: Dictionary, text: string) => {
    const found = text.trim() ? findAllByName(names, text) : [];
    return found.length === 1 ? found[0] : undefined;
  };
  return {
    species: key(names.species, typed.species),
    ability: key(names.abilities, typed.ability),
    item: key(names.items, typed.item),
    moves: typed.moves.map((move) => key(names.moves, move) ?? ''),
    teraType: typed.teraType,
  };
}
