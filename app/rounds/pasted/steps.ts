import type { WordKind } from './words';

export type EdgeKind = 'name' | 'unknown' | 'junk' | 'blank' | 'sign' | WordKind;
export type Script = 'latin' | 'other letters' | 'none';

/** A part of a line as it may be read: from one cluster to another. */
export interface Edge {
  kind: EdgeKind;
  start: number;
  end: number;
  text: string;
  /** Of a table, a round or a number. */
  value: string;
  /** IDs of the players whose name it is. */
  ids: readonly string[] | undefined;
  cost: number;
  /** Letters that it begins and ends with. */
  first: Script;
  last: Script;
}

/** How freely a line is read. */
export interface Style {
  /** What a name costs that no player has. */
  unknown: number;
  /** Whether it needs a word such as "vs" beside it. */
  needsVersus: boolean;
  /** The dash that parts names in the other lines. */
  dash?: string;
  /** A cell has one side, a line two. */
  isCell?: true;
}

export const strictStyle: Style = { unknown: 12, needsVersus: true };
export const cellStyle: Style = { unknown: 2, needsVersus: false, isCell: true };

/** The cheapest reading up to a place of the line. */
export interface Node {
  cost: number;
  /** Sides of the current pairing. */
  sides: 0 | 1 | 2;
  /** What parts the last side from the next: 1 is a dash, 2 is "vs". */
  parted: 0 | 1 | 2;
  mode: '' | 'junk' | 'unknown';
  /** What the next letter hangs together with, without a blank. */
  glue: '' | 'name' | 'word';
  /** The name or word before, with no more than blanks between. */
  before: Edge | undefined;
  /** IDs of the sides of the current pairing; none of a bye, undefined of a name that no player has. */
  a: readonly string[] | undefined;
  b: readonly string[] | undefined;
  from: Node | undefined;
  edge: Edge | undefined;
  /** A player who was named before in this pairing. */
  isAgain: boolean;
  /** Nothing but signs, tables and the round stand before. */
  isStart: boolean;
  /** It begins another item than the edge before. */
  isNew: boolean;
}

const costs = {
  glued: 30,
  sameScript: 20,
  again: 0.5,
  notParted: 4,
  another: 6,
  third: 25,
  oneSided: 10,
  junk: 3,
  tableWithin: 8,
  dashed: 5,
};

/** A dash at the end, where the other name would stand. */
export const dashBye = '—';

export const firstNode: Node = {
  cost: 0,
  sides: 0,
  parted: 0,
  mode: '',
  glue: '',
  before: undefined,
  a: undefined,
  b: undefined,
  from: undefined,
  edge: undefined,
  isAgain: false,
  isStart: true,
  isNew: true,
};

export const endCost = ({ cost, sides }: Node, { isCell }: Style): number =>
  cost + (sides === (isCell ? 2 : 1) ? costs.oneSided : 0);

const breaking = /[()（）「」『』【】[\]<>:：,，、;*~`"“”|｜/／=]/;
const leading: ReadonlySet<EdgeKind> = new Set(['blank', 'sign', 'table', 'mark', 'title', 'round']);

// Written out: spreading an object takes ten times as long, and this runs for every letter.
const nextNode = (node: Node, edge: Edge): Node => ({
  cost: node.cost + edge.cost,
  sides: node.sides,
  parted: node.parted,
  mode: node.mode,
  glue: node.glue,
  before: node.before,
  a: node.a,
  b: node.b,
  from: node,
  edge,
  isAgain: false,
  isStart: node.isStart && leading.has(edge.kind),
  isNew: true,
});

/** The reading with one more edge; undefined if it makes no sense there. */
export function step(node: Node, edge: Edge, style: Style): Node | undefined {
  const next = nextNode(node, edge);
  switch (edge.kind) {
    case 'blank':
      next.glue = '';
      if (edge.text === '\t') {
        next.before = undefined;
        next.mode = '';
      }
      return next;
    case 'sign':
      if (breaking.test(edge.text)) next.glue = '';
      next.before = undefined;
      return next;
    case 'name':
      return nameStep(next, edge, style);
    case 'unknown':
      return unknownStep(next, edge, style);
    case 'junk':
      return junkStep(next, edge);
    default:
      return wordStep(next, edge, style);
  }
}

/** A word beside a name, in the same letters, may be a part of it that we do not know. */
function besideCost({ before }: Node, edge: Edge): number {
  const isOther = before && (before.kind === 'name') !== (edge.kind === 'name');
  return isOther && before.last === edge.first && edge.first !== 'none' ? costs.sameScript : 0;
}

const isSame = (one: readonly string[] | undefined, other: readonly string[] | undefined) =>
  one?.length === 1 && other?.length === 1 && one[0] === other[0];

function nameStep(next: Node, edge: Edge, style: Style): Node {
  const { sides, parted } = next;
  next.cost += (next.glue === 'word' ? costs.glued : 0) + besideCost(next, edge);
  const isAlias = sides === 1 && parted === 0 && isSame(edge.ids, next.a);
  const isNamed = sides === 2 && (isSame(edge.ids, next.a) || isSame(edge.ids, next.b));
  if (isAlias || isNamed) {
    next.cost += costs.again;
    next.isAgain = true;
  } else addSide(next, edge.ids, style);
  next.mode = '';
  next.glue = 'name';
  next.before = edge;
  return next;
}

/** Counts one more side; after the second, a new pairing begins. */
function addSide(next: Node, ids: readonly string[] | undefined, style: Style) {
  const { sides, parted } = next;
  if (sides === 1) {
    next.cost += parted ? 0 : costs.notParted;
    const isKnown = ids !== undefined && next.a !== undefined;
    if (parted === 1 && !isKnown && style.dash === undefined) next.cost += costs.dashed;
    next.b = ids;
    next.sides = 2;
  } else {
    if (sides === 2) next.cost += parted ? costs.third : costs.another;
    else if (parted) next.cost += 2;
    next.a = ids;
    next.sides = 1;
  }
  next.parted = 0;
}

function unknownStep(next: Node, edge: Edge, style: Style): Node | undefined {
  next.cost += 0.3 + 0.05 * (edge.end - edge.start) + (next.glue === 'name' ? costs.glued : 0);
  next.isNew = next.mode !== 'unknown';
  if (next.isNew) {
    if (next.sides === 1 && next.parted === 0 && style.needsVersus) return undefined;
    next.cost += style.unknown + besideCost(next, edge);
    addSide(next, undefined, style);
  }
  next.mode = 'unknown';
  next.glue = 'word';
  next.before = edge;
  return next;
}

function junkStep(next: Node, edge: Edge): Node {
  next.isNew = next.mode !== 'junk';
  next.cost += (next.isNew ? costs.junk : 0.3) + 0.2 * (edge.end - edge.start);
  next.cost += (next.glue === 'name' ? costs.glued : 0) + besideCost(next, edge);
  next.mode = 'junk';
  next.glue = 'word';
  next.before = edge;
  return next;
}

type WordStep = (next: Node, edge: Edge, style: Style, glue: Node['glue']) => Node | undefined;

const costing = (cost: number) => (next: Node) => {
  next.cost += cost;
  return next;
};

const wordSteps: Record<WordKind, WordStep> = {
  versus(next) {
    const { sides, parted } = next;
    next.cost += [0.5, parted === 2 ? 0.5 : 0, 3][sides] as number;
    next.parted = 2;
    return next;
  },
  dash(next, { text }, style, glue) {
    next.cost += 0.3;
    if (next.sides === 1 && next.parted < 2) next.parted = text.charAt(0) === style.dash ? 2 : 1;
    next.glue = breaking.test(text) ? '' : glue;
    return next;
  },
  bye(next, { value }, style) {
    const { sides, parted, a } = next;
    if (sides === 2 || (sides === 1 && a?.length === 0) || (value === dashBye && parted !== 2))
      return undefined;
    addSide(next, [], style);
    next.cost += parted || sides === 0 ? 1 : -2;
    return next;
  },
  title: (next, { text }, _, glue) => (/[:：]$/.test(text) || glue !== '' ? next : undefined),
  mark: (next) => (next.isStart ? costing(0.1)(next) : undefined),
  table: (next) => costing(next.sides === 1 ? costs.tableWithin : 0.1)(next),
  number: (next, _, __, glue) => costing(0.3 + (glue === 'name' ? costs.glued : 0))(next),
  score(next) {
    next.cost += 0.1;
    if (next.sides === 1 && next.parted === 0) next.parted = 2;
    return next;
  },
  remark: costing(0.5),
  ...{ round: costing(0.1), beside: costing(0.1), win: costing(0.1), loss: costing(0.1), tie: costing(0.1) },
};

function wordStep(next: Node, edge: Edge, style: Style): Node | undefined {
  const { glue } = next;
  next.mode = '';
  next.before = undefined;
  next.glue = '';
  return wordSteps[edge.kind as WordKind](next, edge, style, glue);
}
