import type { SheetDetail } from '~/pokedex/regulations';

/** cts: closed team sheet, opponents see six species; ots: open team sheet, opponents see the details too. */
export type SheetKind = 'cts' | 'ots';
export const sheetKinds: readonly SheetKind[] = ['ots', 'cts'];

/** One of the six on a sheet. Every value is a key of the pokedex. */
export interface TeamMember {
  species: string;
  ability?: string;
  item?: string;
  moves?: string[];
  /** Scarlet/Violet only: a key of types. */
  teraType?: string;
  /** Pokémon Champions only: a key of natures. */
  statAlignment?: string;
}

/** The four lines about the player, as they are stored: an X ID is without its @, empty when there is none. */
export interface PlayerInfo {
  displayName: string;
  discordId: string;
  twitterId: string;
  tonamelId: string;
}

/** All that a player hands in, as it is stored and kept in each revision. */
export interface TeamSheetContent extends PlayerInfo {
  members: TeamMember[];
  isPublic: boolean;
  readingId: string | null;
}

export const mostCharacters = { displayName: 16, discordId: 40, twitterId: 15, tonamelId: 8 } as const;
export const teamSize = 6;
export const fewestMembers = 3;

export const problemKeys = [
  'displayNameRequired',
  'displayNameTooLong',
  'discordIdRequired',
  'discordIdTooLong',
  'twitterIdTooLong',
  'tonamelIdRequired',
  'tonamelIdTooLong',
  'atLeastThree',
  'speciesRequired',
  'speciesTwice',
  'speciesUnknown',
  'whichForm',
  'didYouMean',
  'abilityUnknown',
  'abilityImpossible',
  'itemUnknown',
  'itemTwice',
  'moveUnknown',
  'moveTwice',
  'detailUnknown',
] as const;
export type ProblemKey = (typeof problemKeys)[number];

/** What keeps a sheet from being handed in; texts are in locales: teams.problems. */
export interface SheetProblem {
  /** The form field which it is about: `displayName`, `members[0].species`; `members` for the six as a whole. */
  path: string;
  key: ProblemKey;
  params?: Record<string, string | number>;
}

/** What the tournament's rule and regulation ask of a sheet. */
export interface SheetRules {
  speciesClause: boolean;
  itemClause: boolean;
  shows: readonly SheetDetail[];
}

/** Facts of the game which the server knows and a browser need not load. */
export interface SpeciesFacts {
  baseOf(species: string): string;
  abilitiesOf(species: string): readonly string[];
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** Characters as people count them: 𩸽, が (also of two code points) and an emoji of a family are one each. */
export const countCharacters = (text: string): number => [...segmenter.segment(text)].length;

/** The first characters of a text, as people count them. */
export const firstCharacters = (text: string, most: number): string =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)
    .slice(0, most)
    .join('');

// A character can carry any number of marks; beyond this it is an attack on the page's layout.
const mostUnits = 8;
/** Longer than so many characters, as people count them. */
export const isLonger = (text: string, most: number) =>
  text.length > most * mostUnits || countCharacters(text) > most;

/** One line as it is stored: no control or direction characters, single blanks, none at the ends. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .trim();

/** An ID of another service: full-width letters become plain ones. */
const plainId = (text: string) => plainText(text.normalize('NFKC'));

export function plainPlayer(typed: PlayerInfo): PlayerInfo {
  return {
    displayName: plainText(typed.displayName),
    discordId: plainId(typed.discordId),
    twitterId: plainId(typed.twitterId).replace(/^@\s*/, ''),
    tonamelId: plainId(typed.tonamelId),
  };
}

/** Nothing is to be seen of it: joiners, marks alone and the Hangul fillers show nothing. */
export const isInvisible = (text: string) =>
  text.replace(/\s|\u200c|\u200d|\u115f|\u1160|\u3164|\uffa0|\u2800|\p{M}/gu, '') === '';

const requiredOfPlayers = ['displayName', 'discordId', 'tonamelId'] as const;

/** What is wrong with the lines about the player, in the order of the form; a profile may leave more of them blank. */
export function checkPlayer(
  typed: PlayerInfo,
  required: readonly (typeof requiredOfPlayers)[number][] = requiredOfPlayers,
): SheetProblem[] {
  const player = plainPlayer(typed);
  const problems: SheetProblem[] = [];
  for (const path of ['displayName', 'discordId', 'twitterId', 'tonamelId'] as const) {
    const max = mostCharacters[path];
    if (isInvisible(player[path])) {
      const asked = required.find((name) => name === path);
      if (asked) problems.push({ path, key: `${asked}Required` });
    } else if (isLonger(player[path], max)) problems.push({ path, key: `${path}TooLong`, params: { max } });
  }
  return problems;
}

/** A member whose fields may still be blank; `given` says that something stands in the species field. */
export type PartialMember = Partial<TeamMember> & { given?: boolean };

/**
 * What is wrong with the six. Without `facts` (in the browser) forms count as species of their own and abilities are
 * not compared; the server checks all.
 */
export function checkMembers(
  members: readonly PartialMember[],
  rules: SheetRules,
  facts?: SpeciesFacts,
): SheetProblem[] {
  const slots = Array.from({ length: teamSize }, (_, slot) => members[slot] ?? {});
  const isGiven = ({ species, given }: PartialMember) => Boolean(species) || given === true;
  const problems: SheetProblem[] = [];
  if (slots.filter(isGiven).length < fewestMembers) {
    problems.push({ path: 'members', key: 'atLeastThree', params: { min: fewestMembers } });
  } else {
    slots.forEach((member, at) => {
      if (!isGiven(member))
        problems.push({ path: `members[${at}].species`, key: 'speciesRequired', params: { slot: at + 1 } });
    });
  }
  if (rules.speciesClause)
    problems.push(
      ...repeated(
        slots.map(({ species }) => species && (facts?.baseOf(species) ?? species)),
        'species',
      ),
    );
  if (rules.itemClause)
    problems.push(
      ...repeated(
        slots.map(({ item }) => item),
        'item',
      ),
    );
  slots.forEach((member, at) => {
    problems.push(...checkDetails(member, `members[${at}]`, facts));
  });
  return problems;
}

function repeated(values: readonly (string | undefined)[], field: 'species' | 'item'): SheetProblem[] {
  return values.flatMap((value, at) => {
    const first = value ? values.indexOf(value) : at;
    if (first === at) return [];
    return [{ path: `members[${at}].${field}`, key: `${field}Twice` as const, params: { slot: first + 1 } }];
  });
}

function checkDetails(
  { species, ability, moves = [] }: PartialMember,
  path: string,
  facts?: SpeciesFacts,
): SheetProblem[] {
  const problems: SheetProblem[] = [];
  const possible = (species && facts?.abilitiesOf(species)) || [];
  // A species of which nothing is known makes no sheet wrong.
  if (ability && possible.length > 0 && !possible.includes(ability)) {
    problems.push({ path: `${path}.ability`, key: 'abilityImpossible' });
  }
  moves.forEach((move, at) => {
    if (move && moves.indexOf(move) < at) problems.push({ path: `${path}.moves[${at}]`, key: 'moveTwice' });
  });
  return problems;
}

const sortedText = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort())
      : part,
  );

export const isSameSheet = (a: TeamSheetContent, b: TeamSheetContent): boolean =>
  sortedText(a) === sortedText(b);
