import { Dex, type Format, type ID, type ModdedDex, type PokemonSet, TeamValidator } from '@pkmn/sim';
import type { Finding, FindingKind } from '~/sheets/legality/finding';
import type { Spoilt, Team } from './random-teams';

// The formats of the field's own validator that stand for a regulation. M-C has none: no package knows it yet. A to E are
// judged as F, on the tables of today, on which they are played today; what species they leave out, the packages do not know.
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
  /** What the field's validator finds wrong with a team, in its own words. */
  problemsOf(team: PokemonSet[]): string[];
}

const isPlain = (it: unknown): it is object => typeof it === 'object' && it !== null && !Array.isArray(it);
/** A copy of an object, and of those that it holds, to this depth. */
const copied = (it: unknown, depth: number): unknown =>
  isPlain(it) && depth > 0
    ? Object.fromEntries(Object.entries(it).map(([name, each]) => [name, copied(each, depth - 1)]))
    : it;

/** Undefined for a regulation which the field's packages do not know. */
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

/** Made once. `Dex.mod` writes what tables inherit into those that it is given: it gets copies, since others read them. */
function championsDexes() {
  dexes ??= makeChampionsDexes();
  return dexes;
}

/** The earlier tables are given as what differs from the later ones. */
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

/** As the validator wants them: with what no sheet holds, so plain that it has nothing against it. */
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

const signs: readonly [Spoilt, RegExp][] = [
  ['speciesTwice', /limited to one of each .*Species Clause|Species Clause/],
  ['itemTwice', /limited to 1 of each item|Item Clause/],
  ['tooManyRestricted', /restricted Pok|Limit (One|Two) Restricted/],
  ['itemNotAllowed', /'s item .* (does not exist|is banned|is unreleased|is not obtainable)/],
  [
    'itemNeeded',
    /transforms in-battle with|must hold|needs to hold|without its|transforms? .* holding|can only hold/,
  ],
  ['abilityImpossible', /can't have|ability .* (does not exist|is unreleased)|hidden ability/i],
  ['moveNeeded' as Spoilt, /needs to know the move/],
  ['moveImpossible', /can't learn|can't be transferred|moves? .*(does not exist|is unreleased|incompatible)/],
  ['teraImpossible', /Tera Type|Terastal type/],
  ['species', /does not exist|is banned|is tagged|is not (obtainable|released)|unreleased|is in .*banned/],
];

// What the packages say otherwise than the rule tables which our data follows, and why.
const knownDifferences: readonly [RegExp, string][] = [
  [
    /item Wise Glasses does not exist/,
    'in the tables of M-B since Pokémon Showdown 0.11.11, not yet in @pkmn/mods 0.10.11',
  ],
];

/** Parts what is to be compared from what is known to differ. */
export function partKnown(problems: readonly string[]): { compared: string[]; known: string[] } {
  const isKnown = (problem: string) => knownDifferences.some(([sign]) => sign.test(problem));
  return { compared: problems.filter((each) => !isKnown(each)), known: problems.filter(isKnown) };
}

/** By what the validator's sentences mean; what none of the signs fits is called as it stands. */
export const theirKinds = (problems: readonly string[]): Set<string> =>
  new Set(problems.map((problem) => signs.find(([, sign]) => sign.test(problem))?.[0] ?? problem));

// The validator knows one kind for both, and none for a Mega Stone in wrong hands or for a form that comes with an item.
const asTheirs: Partial<Record<FindingKind, Spoilt>> = { notInGame: 'species', notAllowed: 'species' };

export const ourKinds = (findings: readonly Finding[]): Set<string> =>
  new Set(findings.map(({ kind }) => asTheirs[kind] ?? kind));
