import { outcomeOf } from './outcome';
import { type Item, isSide } from './parse-line';
import type { LeftLine, ReadPairing, ReadSide } from './reading';
import type { PlayerFinder } from './who';
import { roundIn } from './words';

/** A pairing as its text gives it, before it is compared with the others. */
export interface FoundPairing extends ReadPairing {
  round: number | null;
  /** Its games are two numbers that may be points instead. */
  isByNumbers?: true;
}

const frame =
  /^[\s「『【[(（*_`~"“”・●■◆>@<]{1,20}|(?<![\s」』】\])）*_`~"“”>])[\s」』】\])）*_`~"“”>]{1,20}$/gu;
const unframed = (text: string) => text.replace(frame, '') || text;

const sideOf = ({ kind, text, ids }: Item, finder: PlayerFinder): ReadSide =>
  kind === 'bye'
    ? { kind }
    : ids
      ? finder.sideOf(text, ids)
      : finder.sideOf(unframed(text), finder.wholeIds(text));

/** Makes one pairing of the parts of a line, or of several lines. More than two sides are not used. */
export function assemble(source: LeftLine, items: readonly Item[], finder: PlayerFinder): FoundPairing {
  const [first = 0, second = 0, ...others] = items.flatMap((item, at) => (isSide(item) ? [at] : []));
  const [a, b] = [items[first] as Item, items[second] as Item];
  const before = items.slice(0, first);
  const table = tableIn(items, before);
  const rest = (some: readonly Item[]) => some.filter((item) => item !== table);
  const outcome = outcomeOf({
    before: rest(before),
    between: rest(items.slice(first + 1, second)),
    after: rest(items.slice(second + 1)),
    a: a.ids,
    b: b.ids,
  });
  const round = items.find(({ kind }) => kind === 'round');
  const textsOf = (...kinds: Item['kind'][]) =>
    items.flatMap((item) => (item !== table && kinds.includes(item.kind) ? [item.text] : []));
  const again = items.flatMap(({ isAgain, text }) => (isAgain ? [text] : []));
  const byes = others.flatMap((at) => (items[at]?.kind === 'bye' ? [items[at].text] : []));
  const third = others.flatMap((at) => (items[at] && items[at].kind !== 'bye' ? [items[at].text] : []));
  return {
    ...source,
    table: table?.value ?? '',
    a: sideOf(a, finder),
    b: sideOf(b, finder),
    games: outcome.games,
    winner: outcome.winner,
    beside: [...again, ...textsOf('beside', 'table', 'mark', 'round'), ...byes, ...outcome.beside].join(' '),
    unused: [...textsOf('junk', 'remark'), ...outcome.unused, ...third].join(' '),
    round: round ? roundIn(round.value) : null,
    ...(outcome.isByNumbers && { isByNumbers: true }),
  };
}

/** The table, else the number of the list, else the first number before the sides. */
function tableIn(items: readonly Item[], before: readonly Item[]): Item | undefined {
  const found = (['table', 'mark', 'number'] as const).map((kind) =>
    (kind === 'table' ? items : before).find((item) => item.kind === kind),
  );
  return found.find(Boolean);
}
