import { Dex, type Format, type ID, type ModdedDex, type PokemonSet, TeamValidator } from '@pkmn/sim';
import type { Finding, FindingKind } from '~/sheets/legality/finding';
import type { Team, Violation } from './random-teams';

// Formats of Pokémon Showdown's validator by regulation. No package knows M-C yet. A to E are judged as F by today's tables, as
// they are played today; the packages don't know which species they exclude.
const flat = 'gen9vgc2024regg@@@!Limit One Restricted,-Restricted Legendary';
const formats: Record<string, string> = {
  ...Object.fromEntries(['sv-a', 'sv-b', 'sv-c', 'sv-d', 'sv-e', 'sv-f'].map((id) => [id, flat])),
  'sv-g': 'gen9vgc2024regg',
  'sv-h': `${flat},-Sub-Legendary,-Paradox,-Gouging Fire,-Iron Boulder,-Iron Crown,-Raging Bolt`,
  'sv-i': 'gen9vgc2025regi',
  'sv-j': 'gen9vgc2025regi@@@+Mythical,*Mythical',
};
const mods: Record<string, 'champions' | 'championsregma'> = {
  'champions-m-a': 'championsregma',
  'champions-m-b': 'champions',
};

export const knowsSpeciesOf = (regulation: string) => formats[regulation] !== flat || regulation === 'sv-f';

export interface Oracle {
  /** Problems of a team in the validator's own words. */
  problemsOf(team: PokemonSet[]): string[];
}

const isPlain = (it: unknown): it is object => typeof it === 'object' && it !== null && !Array.isArray(it);
/** Copies nested objects to a given depth. */
const copied = (it: unknown, depth: number): unknown =>
  isPlain(it) && depth > 0
    ? Object.fromEntries(Object.entries(it).map(([name, each]) => [name, copied(each, depth - 1)]))
    : it;

/** @returns undefined if the packages don't know the regulation */
export async function oracleOf(regulation: string): Promise<Oracle | undefined> {
  const name = formats[regulation];
  if (name) return validatorOf(Dex.formats.get(name, true), Dex);
  const mod = mods[regulation];
  if (!mod) return undefined;
  const doubles = Dex.formats.get('gen9vgc2025regi');
  const rules = {
    name: regulation,
    id: `gen9${mod}`,
    mod,
    ruleset: ['Flat Rules'],
    restricted: [],
    ruleTable: null,
  };
  const format = Object.assign(Object.create(Object.getPrototypeOf(doubles)), { ...doubles, ...rules });
  return validatorOf(format, (await championsDexes())[mod]);
}

let dexes: ReturnType<typeof makeChampionsDexes> | undefined;

/** Memoized. `Dex.mod` writes inherited values into the tables that it gets, so it gets copies. */
function championsDexes() {
  dexes ??= makeChampionsDexes();
  return dexes;
}

/** The earlier mod has only the differences from the later one. */
async function makeChampionsDexes() {
  const [later, earlier] = await Promise.all([
    import('@pkmn/mods/champions'),
    import('@pkmn/mods/championsregma'),
  ]);
  const champions = Dex.mod('champions' as ID, copied(later, 3) as never);
  return { champions, championsregma: champions.mod('championsregma' as ID, copied(earlier, 3) as never) };
}

function validatorOf(format: Format, dex: ModdedDex): Oracle {
  const validator = new TeamValidator(format, dex);
  return { problemsOf: (team) => validator.validateTeam(structuredClone(team)) ?? [] };
}

/** Converts to the validator's sets, with unobjectionable values for everything that a sheet lacks. */
export const setsOf = (team: Team): PokemonSet[] =>
  team.map(({ species, ability = '', item = '', moves = [], teraType }) => ({
    name: '',
    species,
    item,
    ability,
    moves,
    nature: 'Hardy',
    gender: '',
    evs: { hp: 1, atk: 0, def: 0, spa: 0, spd: 0, spe: 0 },
    ivs: { hp: 31, atk: 31, def: 31, spa: 31, spd: 31, spe: 31 },
    level: 50,
    ...(teraType && { teraType }),
  }));

const patterns: readonly [Violation, RegExp][] = [
  ['speciesTwice', /limited to one of each .*Species Clause|Species Clause/],
  ['itemTwice', /limited to 1 of each item|Item Clause/],
  ['tooManyRestricted', /restricted Pok|Limit (One|Two) Restricted/],
  ['itemNotAllowed', /'s item .* (does not exist|is banned|is unreleased|is not obtainable)/],
  [
    'itemNeeded',
    /transforms in-battle with|must hold|needs to hold|without its|transforms? .* holding|can only hold/,
  ],
  ['abilityImpossible', /can't have|ability .* (does not exist|is unreleased)|hidden ability/i],
  ['moveNeeded' as Violation, /needs to know the move/],
  ['moveImpossible', /can't learn|can't be transferred|moves? .*(does not exist|is unreleased|incompatible)/],
  ['teraImpossible', /Tera Type|Terastal type/],
  ['species', /does not exist|is banned|is tagged|is not (obtainable|released)|unreleased|is in .*banned/],
];

// Differences between the packages and the tables that our data follows, with reasons.
const knownDifferences: readonly [RegExp, string][] = [
  [
    /item Wise Glasses does not exist/,
    'in the tables of M-B since Pokémon Showdown 0.11.11, not yet in @pkmn/mods 0.10.11',
  ],
];

/** Separates known differences from problems to compare. */
export function partKnown(problems: readonly string[]): { compared: string[]; known: string[] } {
  const isKnown = (problem: string) => knownDifferences.some(([sign]) => sign.test(problem));
  return { compared: problems.filter((each) => !isKnown(each)), known: problems.filter(isKnown) };
}

/** Classifies the validator's sentences; one that matches no pattern is its own kind. */
export const theirKinds = (problems: readonly string[]): Set<string> =>
  new Set(problems.map((problem) => patterns.find(([, sign]) => sign.test(problem))?.[0] ?? problem));

// The validator has one kind for both, and none for a misplaced Mega Stone or a form that requires an item.
const asTheirs: Partial<Record<FindingKind, Violation>> = { notInGame: 'species', notAllowed: 'species' };

export const ourKinds = (findings: readonly Finding[]): Set<string> =>
  new Set(findings.map(({ kind }) => asTheirs[kind] ?? kind));
