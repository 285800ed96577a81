import type { Game } from '~/pokedex/game';
import type { TeamMember } from '~/pokedex/member';
import { bracketedComment } from './comments';
import { alternativesIn, candidatesIn, keysOf, resolve } from './identify';
import type { PasteOption, PasteProblem, PasteProblemKey } from './paste-problem';
import { piecesOf } from './pieces';
import { isNothing } from './read-head';

export interface MovesLine {
  line: number;
  values: string[];
  bullet?: boolean;
  slash?: boolean;
}

interface Moves {
  member: Partial<TeamMember>;
  slot: number;
  moves: MovesLine[];
}

const maxMoves = 4;

/** Takes the moves of a Pokémon when all its lines are known: alternatives are told apart from lists by the others. */
export function settleMoves(draft: Moves, game: Game, tell: (problem: PasteProblem) => void): void {
  const { member, moves: lines } = draft;
  const taken: string[] = [];
  const asked: { line: number; text: string; keys: string[]; key: PasteProblemKey }[] = [];
  const say = (line: number, key: PasteProblemKey, text: string) =>
    tell({ line, text: text.slice(0, 80), key });
  takeType(draft, game);
  for (const line of lines) {
    if (areAlternatives(line, lines)) {
      const keys = line.values.flatMap((value) => keysOf('move', value));
      asked.push({ line: line.line, text: line.values.join(' / '), keys, key: 'alternatives' });
      continue;
    }
    for (const value of line.values.flatMap(namesIn)) {
      if (isNothing(value)) continue;
      const move = resolve('move', value);
      if (move === undefined) {
        const noted = notedMove(value);
        if (noted && !taken.includes(noted.key) && taken.length < maxMoves) {
          taken.push(noted.key);
          say(line.line, 'notUnderstood', noted.comment);
          continue;
        }
        const unclear = unclearMove(value);
        if (unclear) asked.push({ line: line.line, text: value, ...unclear });
        else say(line.line, 'unknownMove', value);
      } else if (taken.includes(move)) say(line.line, 'moveTwice', value);
      else if (taken.length === maxMoves) say(line.line, 'tooManyMoves', value);
      else taken.push(move);
    }
  }
  if (taken.length > 0) member.moves = taken;
  for (const [at, { line, text, keys, key }] of asked.entries()) {
    const place = taken.length + at;
    const options = keys
      .filter((each) => place < maxMoves && !taken.includes(each))
      .map((each): PasteOption => ({ slot: draft.slot, field: `moves[${place}]`, key: each }));
    tell({ line, text: text.slice(0, 80), key, ...(options.length > 0 && { options }) });
  }
}

/** A fifth move that is also a type is the Tera Type: 「エスパー」 is not, `Psychic` is. */
function takeType({ member, moves }: Moves, game: Game) {
  if (
    game !== 'sv' ||
    member.teraType ||
    moves.reduce((sum, { values }) => sum + values.length, 0) !== maxMoves + 1
  )
    return;
  const typed = moves.filter(({ values }) => values.length === 1 && resolve('teraType', values[0] as string));
  if (typed.length !== 1) return;
  member.teraType = resolve('teraType', typed[0]?.values[0] as string);
  moves.splice(moves.indexOf(typed[0] as MovesLine), 1);
}

/** `A / B` stands for one move where others stand alone, or under a bullet of its own. */
function areAlternatives({ values, slash, bullet }: MovesLine, lines: readonly MovesLine[]): boolean {
  if (!slash || values.length < 2 || values.length >= maxMoves) return false;
  if (lines.some((other) => other.values.length === 1)) return true;
  return (
    Boolean(bullet) && !(lines.length > 1 && lines.every((other) => other.values.length === values.length))
  );
}

/** 「まもる（仮）」: a move with a note, in which no other move is named. */
function notedMove(value: string): { key: string; comment: string } | undefined {
  const { name, comment } = bracketedComment(value) ?? { name: '', comment: '' };
  const key = name === '' ? undefined : resolve('move', name);
  if (key === undefined || candidatesIn('move', name, comment).length > 0) return undefined;
  return { key, comment };
}

function unclearMove(value: string): { keys: string[]; key: PasteProblemKey } | undefined {
  const keys = keysOf('move', value);
  if (keys.length > 1) return { keys: [...keys], key: 'unclear' };
  const { name, comment } = bracketedComment(value) ?? { name: '', comment: '' };
  const candidates = name === '' ? [] : candidatesIn('move', name, comment);
  if (candidates.length > 1) return { keys: [...candidates], key: 'alternatives' };
  const { names, isSure } = alternativesIn(value);
  if (!isSure || names.length < 2) return undefined;
  return { keys: names.flatMap((name) => keysOf('move', name)), key: 'alternatives' };
}

/** Names between blanks: 「じしん ドラクロ まもる 剣舞」. */
function namesIn(value: string): string[] {
  if (keysOf('move', value).length > 0 || !/\s/.test(value) || alternativesIn(value).isSure) return [value];
  const pieces = piecesOf(value);
  return pieces.every(({ fields }) => fields.includes('move')) ? pieces.map(({ text }) => text) : [value];
}
