import { Sets, Teams } from '@pkmn/sets';
import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import type { TeamMember } from '~/pokedex/member';
import { moveNames } from '~/pokedex/move-names';
import { nameOf } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import { typeNames } from '~/pokedex/type-names';
import { type LeftOutKind, leftOutKinds } from './paste-problem';
import type { PastedLine } from './pasted-line';
import { resolveSpecies } from './resolve-pasted';
import { showdownName } from './showdown-name';
import { isRule, isTitle } from './split-teams';
import { unlistedNames } from './unlisted-names';

export type Label = 'ability' | 'item' | 'teraType' | 'nature' | 'moves' | LeftOutKind;

const labels = new Map<string, Label>([
  ['ability', 'ability'],
  ['trait', 'ability'],
  ['item', 'item'],
  ['tera type', 'teraType'],
  ['tera', 'teraType'],
  ['nature', 'nature'],
  ['stat alignment', 'nature'],
  ['moves', 'moves'],
  ['nickname', 'nickname'],
  ['gender', 'gender'],
  ['level', 'level'],
  ['lv', 'level'],
  ['shiny', 'shiny'],
  ['ivs', 'ivs'],
  ['gigantamax', 'gigantamax'],
  ['dynamax level', 'gigantamax'],
  ...['evs', 'sps', 'stat points'].map((label) => [label, 'points'] as const),
  ...['happiness', 'friendship', 'ball', 'pokeball', 'hidden power', 'ot'].map(
    (label) => [label, 'other'] as const,
  ),
]);

/** Names may be in either language. `@pkmn/sets` would silently drop what it doesn't know. */
export function readShowdownLine(line: string): PastedLine | undefined {
  if (isTitle(line) || isRule(line)) return { kind: 'title' };
  if (/^[-–—*•・]/.test(line)) {
    // A nickname may start like a move.
    const head = line.includes('@') ? readHead(line) : undefined;
    if (head?.nickname) return head;
    return { kind: 'moves', values: moveList(line.replace(/^[-–—*•・]+/, '')) };
  }
  const colon = line.indexOf(':');
  const label = colon > 0 ? labels.get(line.slice(0, colon).trim().toLowerCase()) : undefined;
  if (label) return labelled(label, line.slice(colon + 1).trim());
  const nature = /^([\p{L}]{2,20})\s+nature(?:\s*\(.*\))?$/iu.exec(line);
  if (nature) return { kind: 'nature', value: nature[1] as string };
  if (/^\d+\s*(hp|atk|def|spa|spd|spe)\b/i.test(line)) return { kind: 'leftOut', what: 'points' };
  return readHead(line);
}

export function labelled(label: Label, value: string): PastedLine {
  if (label === 'moves') return { kind: 'moves', values: moveList(value) };
  if (label === 'nature' || !isLeftOut(label)) return { kind: label, value };
  return { kind: 'leftOut', what: label };
}

const isLeftOut = (label: Label): label is LeftOutKind => leftOutKinds.some((kind) => kind === label);

export const moveList = (text: string) =>
  text
    .split(/[/,、]/)
    .map((move) => move.trim())
    .filter((move) => move !== '');

/** Parses `Nick (Species) (M) @ Item`; without an item, the species must be known. */
function readHead(line: string): Extract<PastedLine, { kind: 'head' }> | undefined {
  const at = line.lastIndexOf('@');
  const item = at < 0 ? undefined : line.slice(at + 1).trim();
  let name = (at < 0 ? line : line.slice(0, at)).trim();
  const isKnown = (text: string) => resolveSpecies(text).length > 0;
  let gender: 'm' | 'f' | undefined;
  if (!isKnown(name)) {
    const sign = /(?<!\s)\s*(?:\((M|F|♂|♀|オス|メス)\)|([♂♀]))$/i.exec(name);
    if (sign) {
      gender = /^(f|♀|メス)$/i.test(sign[1] ?? (sign[2] as string)) ? 'f' : 'm';
      name = name.slice(0, sign.index);
    }
  }
  if (isKnown(name)) return { kind: 'head', name, item, gender };
  const open = name.lastIndexOf('(');
  const inner = open > 0 && name.endsWith(')') ? name.slice(open + 1, -1).trim() : '';
  if (isKnown(inner)) return { kind: 'head', name: inner, item, gender, nickname: true };
  return item !== undefined && name !== '' ? { kind: 'head', name, item, gender } : undefined;
}

/** Unpacks Showdown's one-line format. @returns undefined if the text is not packed */
export function unpackShowdown(text: string): string | undefined {
  const line = text.trim();
  if (line.includes('\n') || line.split('|').length < 11) return undefined;
  try {
    return Teams.unpackTeam(line)?.export();
  } catch {
    return undefined;
  }
}

/** Prints Showdown's format: English names, no stat points. */
export const printShowdown = (members: readonly TeamMember[]): string => printSets(members, {});

/** Species only, for closed sheets. */
export const printSpecies = (members: readonly Pick<TeamMember, 'species'>[]): string =>
  printSets(
    members.map(({ species }) => ({ species })),
    {},
  );

/** Showdown's validator requires an ability and a move in each set, and names that it knows. */
export const isBattleReady = (members: readonly TeamMember[]): boolean =>
  members.every(({ ability, moves }) => ability && moves?.length) && unlistedNames(members).length === 0;

// Values that no sheet holds: a neutral nature, and one point, as Showdown rejects sets without any as forgotten.
const neutral = { level: 50, nature: 'Serious', evs: { hp: 1, atk: 0, def: 0, spa: 0, spd: 0, spe: 0 } };

/** Prints a team that Showdown accepts for battle; players add stat points and Scarlet/Violet natures there. */
export const printBattleReady = (members: readonly TeamMember[]): string => printSets(members, neutral);

function printSets(members: readonly TeamMember[], defaults: Partial<typeof neutral>): string {
  const english = (dictionary: Parameters<typeof nameOf>[0], key?: string) =>
    key === undefined ? undefined : nameOf(dictionary, key, 'en');
  return members
    .map((member) =>
      Sets.exportSet({
        ...defaults,
        species: showdownName(member.species),
        item: english(itemNames, member.item),
        ability: english(abilityNames, member.ability),
        teraType: english(typeNames, member.teraType),
        nature: english(natureNames, member.statAlignment) ?? defaults.nature,
        moves: member.moves?.map((move) => nameOf(moveNames, move, 'en')),
      }),
    )
    .join('');
}
