import { isWordLetter, type Spelled, spelled } from './spelled';
import {
  dashBye,
  type Edge,
  type EdgeKind,
  endCost,
  firstNode,
  type Node,
  type Script,
  step,
  strictStyle,
} from './steps';
import type { PlayerFinder } from './who';
import { wordsAt } from './words';

export type ItemKind = Exclude<EdgeKind, 'blank' | 'sign' | 'title'>;

/** A part of a line that means something, or that nobody understands (`junk`). */
export interface Item {
  kind: ItemKind;
  text: string;
  value: string;
  ids?: readonly string[];
  /** A player who was named before in this pairing: another name of theirs, or the winner. */
  isAgain?: boolean;
}

export const isSide = ({ kind, isAgain }: Item): boolean =>
  !isAgain && (kind === 'name' || kind === 'unknown' || kind === 'bye');

/** UTF-16 code units: a longer line is prose. */
const maxLine = 4000;
/** Readings that cost so much more than another one up to the same place are given up. */
const beam = 45;

/** Reads a line as the cheapest sequence of known names, words of pairings, unknown names and what is left over. */
export function parseLine(raw: string, finder: PlayerFinder, style = strictStyle): Item[] {
  if (raw.length > maxLine) return [{ kind: 'junk', text: raw, value: '' }];
  const line = spelled(raw.normalize('NFC'));
  const length = line.folded.length;
  const places: Node[][] = Array.from({ length: length + 1 }, () => []);
  places[0]?.push(firstNode);
  for (let at = 0; at < length; at++) {
    const nodes = places[at] as Node[];
    if (nodes.length === 0) continue;
    const most = nodes.reduce((least, { cost }) => Math.min(least, cost), Number.POSITIVE_INFINITY) + beam;
    const edges = edgesAt(line, at, finder);
    for (const node of nodes) {
      if (node.cost > most) continue;
      for (const edge of edges) {
        const next = step(node, edge, style);
        if (next) keep(places[edge.end] as Node[], next);
      }
    }
  }
  const last = places[length] as Node[];
  const [best] = last.toSorted((one, other) => endCost(one, style) - endCost(other, style));
  return best ? itemsOf(best, line) : [];
}

/** Keeps the cheapest of the readings that go on alike. */
function keep(nodes: Node[], node: Node) {
  const { sides, parted, mode, cost } = node;
  const at = nodes.findIndex((each) => each.sides === sides && each.parted === parted && each.mode === mode);
  if (at < 0) nodes.push(node);
  else if (cost < (nodes[at] as Node).cost) nodes[at] = node;
}

const scriptOf = (letter: string | undefined): Script =>
  letter === undefined || !/\p{L}/u.test(letter) ? 'none' : /[a-z]/.test(letter) ? 'latin' : 'other letters';

const meant = 12;
const perhapsMeant = 4;
/** A known name may be a part of a longer one. */
const perhapsPart = 6;
const ignored = 0.15;
const dashAtEnd = /^[-–—―ー]{1,3}[)）\s]*$/;
const maxDashAtEnd = 6;

/** All that the line may mean from a cluster on. */
function edgesAt(line: Spelled, at: number, finder: PlayerFinder): Edge[] {
  const { folded, cuts } = line;
  const letter = folded[at] as string;
  if (letter === '' || letter === '\t') return [edgeOf(line, 'blank', at)];
  const isWord = isWordLetter(letter);
  if (!cuts[at]) return isWord ? [] : [edgeOf(line, 'sign', at)];
  const edges = [...nameEdges(line, at, finder), ...wordEdges(line, at)];
  if (!isWord) return [...edges, edgeOf(line, 'sign', at, at + 1, edges.length > 0 ? ignored : 0)];
  let end = at + 1;
  while (!cuts[end]) end++;
  const has = (...kinds: EdgeKind[]) => edges.some(({ kind }) => kinds.includes(kind));
  const asJunk = has('name', 'bye', 'versus') ? meant : has('round', 'table') ? perhapsMeant : 0;
  const asName = has('versus', 'bye', 'number') ? meant : has('name') ? perhapsPart : 0;
  return [...edges, edgeOf(line, 'junk', at, end, asJunk), edgeOf(line, 'unknown', at, end, asName)];
}

interface Meaning {
  value?: string;
  ids?: readonly string[];
}

const edgeOf = (
  line: Spelled,
  kind: EdgeKind,
  start: number,
  end = start + 1,
  cost = 0,
  { value = '', ids }: Meaning = {},
): Edge => ({
  kind,
  start,
  end,
  text: line.text.slice(line.starts[start], line.starts[end]),
  value,
  ids,
  cost,
  first: scriptOf(line.folded[start]),
  last: scriptOf(line.folded[end - 1]),
});

const nameEdges = (line: Spelled, at: number, finder: PlayerFinder): Edge[] =>
  finder.namesAt(line.folded, at).flatMap((end) => {
    if (!line.cuts[end]) return [];
    const ids = finder.idsOf(line.text.slice(line.starts[at], line.starts[end]).trim());
    return ids.length > 0 ? [edgeOf(line, 'name', at, end, 0, { ids })] : [];
  });

function wordEdges(line: Spelled, at: number): Edge[] {
  const { flat, starts, folded, cuts, clusterAt } = line;
  const start = starts[at] as number;
  const edges = wordsAt(flat, start).flatMap(({ kind, length, value }) => {
    const end = clusterAt(start + length);
    return end > at && cuts[end] ? [edgeOf(line, kind, at, end, 0, { value })] : [];
  });
  const isLast = flat.length - start <= maxDashAtEnd && dashAtEnd.test(flat.slice(start));
  if (isLast) edges.push(edgeOf(line, 'bye', at, folded.length, 1, { value: dashBye }));
  return edges;
}

const hidden: readonly EdgeKind[] = ['blank', 'sign', 'title'];

/** Joins the words of a name or of what is left over. */
function itemsOf(last: Node, line: Spelled): Item[] {
  const nodes: Node[] = [];
  for (let node: Node | undefined = last; node?.edge; node = node.from) nodes.push(node);
  const items: Item[] = [];
  let start = 0;
  for (const { edge, isNew, isAgain } of nodes.reverse()) {
    if (!edge || hidden.includes(edge.kind)) continue;
    const { kind, text, value, ids } = edge;
    const before = items.at(-1);
    if (before && !isNew) {
      before.text = line.text.slice(start, line.starts[edge.end]).trim();
      continue;
    }
    start = line.starts[edge.start] as number;
    items.push({
      ...{ kind: kind as ItemKind, text: text.trim(), value },
      ...(ids && { ids }),
      ...(isAgain && { isAgain }),
    });
  }
  return items;
}
