import { blockCounts, blockSizes } from '~/rounds/block-sizes';
import { type BestOf, bestOfs } from '~/rounds/match';
import { type BlockSettings, dropRules, lateRules, tieRules } from '~/rounds/stage';
import { foldText } from '~/text/text';

export interface NamedEntrant {
  id: string;
  name: string;
}

export interface TypedBlocks {
  who: 'checkedIn' | 'all';
  count: number;
  bestOf: BestOf;
  advance: number;
  /** Groups to keep apart: one a line. */
  apart: string;
  drop: BlockSettings['drop'];
  tie: BlockSettings['tie'];
  late: BlockSettings['late'];
}

export interface NameProblem {
  line: number;
  name: string;
  reason: 'nobody' | 'several' | 'one' | 'twice';
}

export const maxAdvance = 8;
const maxLines = 200;

export function readBlocksForm(form: FormData): TypedBlocks {
  const text = (name: string) => String(form.get(name) ?? '');
  const one = <Some extends string>(name: string, all: readonly Some[], usual: Some) =>
    all.find((each) => each === text(name)) ?? usual;
  return {
    who: one('who', ['checkedIn', 'all'], 'all'),
    count: Math.max(0, Math.min(99, Math.floor(Number(text('count')) || 0))),
    bestOf: bestOfs.find((each) => String(each) === text('bestOf')) ?? 3,
    advance: Math.max(0, Math.min(maxAdvance, Math.floor(Number(text('advance')) || 0))),
    apart: text('apart').slice(0, 20_000),
    drop: one('drop', dropRules, 'lose'),
    tie: one('tie', tieRules, 'lot'),
    late: one('late', lateRules, 'wait'),
  };
}

/**
 * Numbers of blocks to choose from, with their sizes: 「4ブロック（8人ずつ）」. Of `usual` players first; what only `all` of them
 * fill says so.
 */
export function countChoices(usual: number, all: number) {
  const choices = blockCounts(usual).map((blocks) => choiceOf(usual, blocks, false));
  const there = new Set(choices.map(({ blocks }) => blocks));
  const more = blockCounts(all).filter((blocks) => !there.has(blocks));
  return [...choices, ...more.map((blocks) => choiceOf(all, blocks, usual !== all))];
}

function choiceOf(players: number, blocks: number, isOfAll: boolean) {
  const sizes = [...new Set(blockSizes(players, blocks))].sort((a, b) => a - b);
  return { blocks, sizes: sizes.join('–'), isOfAll };
}

/** The number of blocks whose size comes nearest to eight. */
export const usualCount = (players: number): number => {
  const counts = blockCounts(players);
  const distance = (count: number) => Math.abs(players / count - 8);
  return counts.toSorted((one, other) => distance(one) - distance(other))[0] ?? 0;
};

/** Finds entrants by exact name, else by folded name. */
export function entrantFinder(people: readonly NamedEntrant[]) {
  const byName = groupNames(people, (name) => name);
  const byFolded = groupNames(people, foldText);
  return (name: string): readonly NamedEntrant[] => byName.get(name) ?? byFolded.get(foldText(name)) ?? [];
}

function groupNames(people: readonly NamedEntrant[], keyOf: (name: string) => string) {
  const groups = new Map<string, NamedEntrant[]>();
  for (const person of people) {
    const key = keyOf(person.name);
    const group = groups.get(key);
    if (group) group.push(person);
    else groups.set(key, [person]);
  }
  return groups;
}

/** Reads groups of names, 「ハルカ、ケンタ」 on each line. A name may have a comma of its own if it stands on the list so. */
export function readGroups(text: string, people: readonly NamedEntrant[]) {
  const find = entrantFinder(people);
  const groups: string[][] = [];
  const problems: NameProblem[] = [];
  for (const [at, line] of text
    .split(/\r\n?|\n/)
    .slice(0, maxLines)
    .entries()) {
    const names = line
      .split(/[、,，/／・\t]/)
      .map((name) => name.trim())
      .filter(Boolean);
    if (names.length === 0) continue;
    const group: string[] = [];
    for (const name of names) {
      const [only, another] = find(name);
      if (only && !another) group.push(only.id);
      else problems.push({ line: at + 1, name, reason: only ? 'several' : 'nobody' });
    }
    const isOne = names.length === 1 || (group.length === names.length && new Set(group).size === 1);
    if (isOne) problems.push({ line: at + 1, name: names[0] ?? '', reason: 'one' });
    else groups.push([...new Set(group)]);
  }
  return { groups, problems };
}

export const printGroups = (groups: readonly (readonly string[])[], names: ReadonlyMap<string, string>) =>
  groups.map((group) => group.map((id) => names.get(id) ?? '').join('、')).join('\n');
