import { nameIndex } from '~/copied/name-index';
import { plainNames } from '~/copied/names';
import { nearNames } from '~/copied/near-names';
import { lazy } from '~/memory/lazy';
import type { KnownPlayer, ReadSide } from './reading';
import { foldedClusters } from './spelled';

interface TrieNode {
  next: Map<string, TrieNode>;
  isEnd: boolean;
}

/** Clusters: longer names are not sought within a line, only as whole cells. */
const maxName = 80;
const maxBlanks = 3;

const inverted = /^([^,，、]{1,60})[,，、]\s?([^,，、]{1,60})$/;

/** Finds known players by a whole text, or wherever their names stand in a line. */
export function playerFinder(players: readonly KnownPlayer[]) {
  const namesOf = ({ names }: KnownPlayer) => names;
  const index = nameIndex(players, namesOf);
  const near = lazy(() => nearNames(players, namesOf));
  const nearby = new Map<string, string[]>();
  const root: TrieNode = { next: new Map(), isEnd: false };
  for (const { names } of players) for (const name of names) add(root, name);

  const idsOf = (text: string) => (index(text) ?? []).map(({ id }) => id);
  return {
    idsOf,
    /** Ends of the names that begin at a cluster, blanks skipped. */
    namesAt(folded: readonly string[], start: number): number[] {
      const ends: number[] = [];
      let node = root.next.get(folded[start] as string);
      for (let at = start + 1; node; at++) {
        if (node.isEnd) ends.push(at);
        for (let blanks = 0; blanks < maxBlanks && folded[at] === ''; blanks++) at++;
        node = at < folded.length ? node.next.get(folded[at] as string) : undefined;
      }
      return ends;
    },
    /** IDs of a whole text: also without さん, brackets and the like, or as “Family, Given”. */
    wholeIds(text: string): string[] {
      const [, family, given] = inverted.exec(text) ?? [];
      const spellings = [...plainNames(text), ...(family && given ? [`${given} ${family}`] : [])];
      return spellings.map(idsOf).find((ids) => ids.length > 0) ?? [];
    },
    sideOf(text: string, ids: readonly string[]): ReadSide {
      const [only, another] = ids;
      if (only !== undefined && another === undefined) return { kind: 'player', id: only, text };
      if (only !== undefined) return { kind: 'several', text, ids: [...ids] };
      if (!nearby.has(text)) nearby.set(text, text.length > maxName ? [] : near()(text).map(({ id }) => id));
      return { kind: 'unknown', text, near: nearby.get(text) ?? [] };
    },
  };
}

export type PlayerFinder = ReturnType<typeof playerFinder>;

function add(root: TrieNode, name: string) {
  const letters = foldedClusters(name).filter((each) => each !== '');
  if (letters.length === 0 || letters.length > maxName) return;
  let node = root;
  for (const letter of letters) {
    let next = node.next.get(letter);
    if (!next) {
      next = { next: new Map(), isEnd: false };
      node.next.set(letter, next);
    }
    node = next;
  }
  node.isEnd = true;
}
