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

/** One line, names in either language. Not by `@pkmn/sets`, which drops in silence what it does not know. */
export function readShowdownLine(line: string): PastedLine | undefined {
  if (isTitle(line) || isRule(line)) return { kind: 'title' };
  if (/^[-–—*•・]/.test(line)) {
    // A nickname may begin as a move does.
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

/** `Nick (Species) (M) @ Item`; without an item only a known species makes a line the head of a set. */
function readHead(line: string): Extract<PastedLine, { kind: 'head' }> | undefined {
  const at = line.lastIndexOf('@');
  const item = at < 0 ? undefined : line.slice(at + 1).trim();
  let name = (at < 0 ? line : line.slice(0, at)).trim();
  const known = (text: string) => resolveSpecies(text).length > 0;
  let gender: 'm' | 'f' | undefined;
  if (!known(name)) {
    const sign = /(?<!\s)\s*(?:\((M|F|♂|♀|オス|メス)\)|([♂♀]))$/i.exec(name);
    if (sign) {
      gender = /^(f|♀|メス)$/i.test(sign[1] ?? (sign[2] as string)) ? 'f' : 'm';
      name = name.slice(0, sign.index);
    }
  }
  if (known(name)) return { kind: 'head', name, item, gender };
  const open = name.lastIndexOf('(');
  const inner = open > 0 && name.endsWith(')') ? name.slice(open + 1, -1).trim() : '';
  if (known(inner)) return { kind: 'head', name: inner, item, gender, nickname: true };
  return item !== undefined && name !== '' ? { kind: 'head', name, item, gender } : undefined;
}

/** Showdown's packed form, one line with bars, as text; undefined when the text is not packed. */
export function unpackShowdown(text: string): string | undefined {
  const line = text.trim();
  if (line.includes('\n') || line.split('|').length < 11) return undefined;
  try {
    return Teams.unpackTeam(line)?.export();
  } catch {
    return undefined;
  }
}

/** The six as Showdown reads them: English names, no stat points. */
export const printShowdown = (members: readonly TeamMember[]): string => printSets(members, {});

/** Of a closed sheet: the names alone. */
export const printSpecies = (members: readonly Pick<TeamMember, 'species'>[]): string =>
  printSets(
    members.map(({ species }) => ({ species })),
    {},
  );

/** Showdown's validator takes a set only with an ability and a move, and only names that it knows. */
export const isBattleReady = (members: readonly TeamMember[]): boolean =>
  members.every(({ ability, moves }) => ability && moves?.length) && unlistedNames(members).length === 0;

// What no sheet holds: a nature that changes nothing, and the one point by which Showdown knows that it was not forgotten.
const neutral = { level: 50, nature: 'Serious', evs: { hp: 1, atk: 0, def: 0, spa: 0, spd: 0, spe: 0 } };

/** A team that Showdown lets into a battle: stat points and, in Scarlet/Violet, natures are to be put in there. */
export const printBattleReady = (members: readonly TeamMember[]): string => printSets(members, neutral);

function printSets(members: readonly TeamMember[], unsaid: Partial<typeof neutral>): string {
  const english = (dictionary: Parameters<typeof nameOf>[0], key?: string) =>
    key === undefined ? undefined : nameOf(dictionary, key, 'en');
  return members
    .map((member) =>
      Sets.exportSet({
        ...unsaid,
        species: showdownName(member.species),
        item: english(itemNames, member.item),
        ability: english(abilityNames, member.ability),
        teraType: english(typeNames, member.teraType),
        nature: english(natureNames, member.statAlignment) ?? unsaid.nature,
        moves: member.moves?.map((move) => nameOf(moveNames, move, 'en')),
      }),
    )
    .join('');
}
