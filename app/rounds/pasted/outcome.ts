import type { Item } from './parse-line';
import type { Winner } from './reading';

/** Parts of a pairing around its sides, without the table. */
export interface Regions {
  before: readonly Item[];
  between: readonly Item[];
  after: readonly Item[];
  /** IDs of the sides that are known. */
  a: readonly string[] | undefined;
  b: readonly string[] | undefined;
}

export interface Outcome {
  games: [number, number] | null;
  winner: Winner | null;
  /** Each side has a number, and nothing else says that these are games. */
  isByNumbers?: true;
  beside: string[];
  unused: string[];
}

const isKind =
  (...kinds: Item['kind'][]) =>
  ({ kind }: Item) =>
    kinds.includes(kind);

/** Whether a match of two to three wins, or one that time ended, may have these games. */
export function mayBeGames([one, other]: readonly [number, number]): boolean {
  const [most, least] = [Math.max(one, other), Math.min(one, other)];
  return most > 0 && most <= 3 && (least < most || most === 1);
}

const winnerOf = ([one, other]: readonly [number, number]): Winner =>
  one > other ? 'a' : one < other ? 'b' : 'tie';

function gamesIn(text: string): [number, number] {
  const [one = '', other = ''] = text.normalize('NFKC').match(/\d+/g) ?? [];
  return [Number(one), Number(other)];
}

/** The result of a pairing, if its text has one. Records and points are told from games by where they stand. */
export function outcomeOf(regions: Regions): Outcome {
  const said = saidWinner(regions);
  const score = scoreIn(regions, said);
  const { games } = score;
  const counted = games && winnerOf(games);
  const items = [...regions.before, ...regions.between, ...regions.after];
  const textsOf = (...kinds: Item['kind'][]) => items.filter(isKind(...kinds)).map(({ text }) => text);
  if (counted && said && counted !== said)
    return {
      ...{ games: null, winner: null, beside: [] },
      unused: textsOf('score', 'number', 'win', 'loss', 'tie'),
    };
  return { ...score, winner: said ?? counted, unused: said ? [] : textsOf('win', 'loss', 'tie') };
}

function scoreIn(
  { before, between, after, a, b }: Regions,
  said: Winner | null,
): Pick<Outcome, 'games' | 'isByNumbers' | 'beside'> {
  const items = [...before, ...between, ...after];
  const scores = items.filter(isKind('score'));
  const numbers = items.filter(isKind('number'));
  const beside = [...scores, ...numbers].map(({ text }) => text);
  const without = (some: readonly Item[]) =>
    [...scores, ...numbers].filter((item) => !some.includes(item)).map(({ text }) => text);
  const [score] = scores;
  if (score && scores.length === 1) {
    const games = mayBeResult(score, between, after) ? gamesIn(score.text) : undefined;
    if (!games || !mayBeGames(games)) return { games: null, beside };
    return {
      games: isOfOther({ after, a, b }, score, said) ? [games[1], games[0]] : games,
      beside: without([score]),
    };
  }
  const pair = numbersOf({ before, between, after });
  if (!pair || scores.length > 0) return { games: null, beside };
  const games: [number, number] = [Number(pair[0].value), Number(pair[1].value)];
  return { games, isByNumbers: true, beside: without(pair) };
}

/** One score is a result where it parts the sides or stands behind them, else a record. */
const mayBeResult = (score: Item, between: readonly Item[], after: readonly Item[]) =>
  after.includes(score) || (between.includes(score) && !between.some(isKind('versus')));

/** "Kenta won 2-0" behind "Haruka vs Kenta": the games of the winner come first. */
function isOfOther(
  { after, a, b }: Pick<Regions, 'after' | 'a' | 'b'>,
  score: Item,
  said: Winner | null,
): boolean {
  const [named] = after.includes(score) ? after.filter(({ isAgain }) => isAgain) : [];
  return named !== undefined && said === 'b' && named.ids?.[0] === b?.[0] && a?.[0] !== b?.[0];
}

/** How many numbers stand before, between and behind the sides, and which of them are the games. */
const numberShapes: Record<string, readonly [number, number]> = {
  // 「ハルカ 2 vs 1 ケンタ」
  '0,2,0': [0, 1],
  // 「ハルカ 2 ケンタ 1」
  '0,1,1': [0, 1],
  '1,1,1': [1, 2],
  // 「2 ハルカ vs ケンタ 1」
  '1,0,1': [0, 1],
  // With seeds before the names.
  '1,2,1': [1, 3],
};

/** A number of each side. */
function numbersOf({ before, between, after }: Pick<Regions, 'before' | 'between' | 'after'>) {
  const numbers = [before, between, after].map((items) => items.filter(isKind('number')));
  const [one, other] = numberShapes[numbers.map(({ length }) => length).join()] ?? [];
  const all = numbers.flat();
  return one === undefined || other === undefined ? undefined : ([all[one], all[other]] as [Item, Item]);
}

/** Who won, by words and signs beside the sides: 「○ハルカ」, "Haruka won", 「引き分け」. */
function saidWinner({ before, between, after, a, b }: Regions): Winner | null {
  const said = new Set<Winner>();
  const tell = (items: readonly Item[], side: 'a' | 'b') => {
    const other = side === 'a' ? 'b' : 'a';
    for (const { kind } of items) {
      if (kind === 'win') said.add(side);
      if (kind === 'loss') said.add(other);
      if (kind === 'tie') said.add('tie');
    }
  };
  tell(before, 'a');
  const middle = between.findIndex(isKind('versus', 'score', 'dash'));
  const signs = between.filter(isKind('win', 'loss'));
  if (middle < 0 && signs.length === 2) {
    tell(signs.slice(0, 1), 'a');
    tell(signs.slice(1), 'b');
  } else {
    tell(middle < 0 ? between : between.slice(0, middle), 'a');
    tell(middle < 0 ? [] : between.slice(middle), 'b');
  }
  const named = after.find(({ isAgain }) => isAgain)?.ids?.[0];
  const isFirst = named !== undefined && named === a?.[0] && named !== b?.[0];
  tell(after, isFirst ? 'a' : 'b');
  const [winner] = said;
  return winner !== undefined && said.size === 1 ? winner : null;
}
