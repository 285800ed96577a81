import { type Field, fieldsNamed, isMarkedType } from './identify';
import type { PastedPart } from './pasted-line';
import { isStatNote } from './stats';

/** A run of words and the fields in which it is a name; none: it is not understood. */
export interface Piece {
  text: string;
  fields: readonly Field[];
}

const strong = /[\t,:;、/()[\]+→|]+|\s[-–—]\s|\s(?:w\/|with)\s/;
const maxWords = 4;

/** Splits a text at its signs, then at its blanks, into the longest names of the catalogue. */
export function piecesOf(text: string): Piece[] {
  const whole = pieceOf(text.trim());
  if (whole.fields.length > 0) return [whole];
  return text
    .split(strong)
    .flatMap((cell) => {
      const named = pieceOf(cell.trim());
      return named.fields.length > 0 || !cell.includes('・')
        ? [named]
        : cell.split('・').map((each) => pieceOf(each.trim()));
    })
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece.text))
    .flatMap((piece) => (piece.fields.length > 0 ? [piece] : wordsOf(piece.text)));
}

export function pieceOf(text: string): Piece {
  return { text, fields: isMarkedType(text) ? ['teraType'] : fieldsNamed(text) };
}

function wordsOf(text: string): Piece[] {
  const words = text.split(/\s+/).filter(Boolean);
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length; ) {
    let taken = 1;
    let piece: Piece = { text: words[at] as string, fields: [] };
    for (let count = Math.min(maxWords, words.length - at); count > 0; count--) {
      const named = pieceOf(words.slice(at, at + count).join(' '));
      if (named.fields.length === 0) continue;
      piece = named;
      taken = count;
      break;
    }
    pieces.push(piece);
    at += taken;
  }
  return joinUnknown(pieces);
}

function joinUnknown(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    // A letter makes another name of one before it: `Gengarite Y`.
    const isLetter = /^[a-z]$/i.test(piece.text) && last !== undefined;
    if (last && piece.fields.length === 0 && (last.fields.length === 0 || isLetter)) {
      last.text += ` ${piece.text}`;
      last.fields = [];
    } else joined.push({ ...piece });
  }
  return joined;
}

const once = ['species', 'item', 'ability', 'teraType', 'nature'] as const;
const isOnce = (field: Field): field is (typeof once)[number] => field !== 'move';

/** Decides what each piece of one Pokémon is: first those that can be one thing only, then the rest by what is missing. */
export function partsOf(pieces: readonly Piece[]): PastedPart[] {
  const fields = pieces.map((piece) => (piece.fields.length === 1 ? piece.fields[0] : undefined));
  const counted = (field: Field) => fields.filter((each) => each === field).length;
  for (const [at, piece] of pieces.entries()) {
    if (piece.fields.length < 2) continue;
    const free = piece.fields.filter((field) => !isOnce(field) || counted(field) === 0);
    fields[at] = choose(free, { at, fields, moves: counted('move') });
  }
  return pieces.map(({ text, fields: options }, at) => {
    const field = fields[at];
    if (field === undefined && options.length === 0 && isStatNote(text))
      return { kind: 'leftOut', what: 'points' };
    if (field === undefined) return { kind: 'unread', text };
    if (field === 'species') return { kind: 'head', name: text };
    return field === 'move' ? { kind: 'moves', values: [text] } : { kind: field, value: text };
  });
}

interface Around {
  at: number;
  fields: readonly (Field | undefined)[];
  /** Number of pieces that are moves for sure. */
  moves: number;
}

/** @returns undefined if it may be a move as well as something else */
function choose(free: readonly Field[], { at, fields, moves }: Around): Field | undefined {
  if (free.length === 1) return free[0];
  // Species stand first in a row, and nowhere else.
  if (free.includes('species') && at === 0) return 'species';
  const others = free.filter((field) => field !== 'move' && field !== 'species');
  if (!free.includes('move')) return others[0];
  if (moves >= 4) return others[0];
  const isAmongMoves = fields.slice(0, at).includes('move');
  return isAmongMoves || others.length === 0 || moves < 3 ? 'move' : undefined;
}
