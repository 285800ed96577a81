import { bracketedComment } from './comments';
import { alternativesIn, fieldsNamed, isOfficial, isSpeciesName, keysOf } from './identify';
import { isLongLabel, type Labelled, labelled, labelOf, looseLabel, moveList, splitLabels } from './labels';
import type { PastedPart } from './pasted-line';
import { type Piece, partsOf, piecesOf } from './pieces';
import { isNothing, readHead } from './read-head';
import { namedTwice } from './resolve-pasted';
import { intro, speciesListIn } from './species-list';
import { isStatNote, statsIn } from './stats';
import type { Stripped } from './strip-marks';

type Reader = (text: string, bullet: boolean) => PastedPart[] | undefined;

/** Ways to read a line; the first that understands it decides. */
const readers: readonly Reader[] = [
  readNames,
  readClearHead,
  readHeads,
  readList,
  readLabels,
  readStats,
  readNature,
  readHead,
  readDetail,
  readNoted,
  readLabelledMoves,
  readMoves,
  readLoose,
  readPieces,
];

/** Reads a line of Showdown's format, PokeSol's, or notes in either language. @returns undefined if it isn't understood */
export function readLine({ text, bullet }: Stripped): PastedPart[] | undefined {
  for (const read of readers) {
    const parts = read(text, Boolean(bullet));
    if (parts) return parts;
  }
  return undefined;
}

function readNames(text: string, bullet: boolean): PastedPart[] | undefined {
  // A short form of a species may be the name of a move: `Blood Moon`.
  if (isOfficial('move', text) || (bullet && keysOf('move', text).length > 0))
    return [movesPart(text, bullet)];
  if (isSpeciesName(text)) return [{ kind: 'head', name: text }];
  // A label alone stands above its values.
  return !/\d/.test(text) && isLongLabel(text) && labelOf(text) ? [] : undefined;
}

/** A name with the sign of a label in it comes before labels: 「タイプ：ヌル＠いのちのたま」. */
function readClearHead(text: string): PastedPart[] | undefined {
  const at = text.indexOf('@');
  const name = text.slice(0, Math.max(0, at)).trim();
  const isHead = (isSpeciesName(name) || namedTwice(name)) && !text.includes(':', at);
  return isHead && text.indexOf('@', at + 1) < 0 ? readHead(text) : undefined;
}

function readList(text: string): PastedPart[] | undefined {
  const list = speciesListIn(text);
  return (
    list && [
      ...list.others.map(
        (other): PastedPart =>
          intro.test(other.replace(/[:：]$/, ''))
            ? { kind: 'title', title: other }
            : { kind: 'unread', text: other },
      ),
      ...list.names.map((name): PastedPart => ({ kind: 'head', name, listed: true })),
    ]
  );
}

/** Several Pokémon on one line, each with its item. */
function readHeads(text: string): PastedPart[] | undefined {
  if (text.indexOf('@') === text.lastIndexOf('@')) return undefined;
  const heads = text
    .split(/[/、,;|+]/)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map((part) => (part.includes('@') ? readHead(part.trim()) : undefined));
  return heads.length > 1 && heads.every((head) => head !== undefined) ? heads.flat() : undefined;
}

function readLabels(text: string): PastedPart[] | undefined {
  const { start, labelled: found } = splitLabels(text);
  if (found.length === 0) return undefined;
  const first =
    start === ''
      ? []
      : (readLine({ text: start, bullet: false }) ?? [{ kind: 'unread', text: start } as const]);
  return [...first, ...found.flatMap(labelledParts)];
}

function labelledParts({ label, value }: Labelled): PastedPart[] {
  if (label === 'species' || label === 'name') {
    const parts = readList(value) ?? readHead(value);
    if (parts) return parts;
    if (label === 'name') return [{ kind: 'leftOut', what: 'nickname' }];
  }
  if (label === 'moves') return [movesPart(value)];
  return [labelled(label, value)];
}

function readStats(text: string): PastedPart[] | undefined {
  const what = statsIn(text);
  return what && [{ kind: 'leftOut', what }];
}

function readNature(text: string): PastedPart[] | undefined {
  const nature = /^([\p{L}]{2,20})(?:\s{0,4}\([^()]*\))?\s{1,4}nature(?:\s{0,4}\([^()]*\))?$/iu.exec(text);
  return nature ? [{ kind: 'nature', value: nature[1] as string }] : undefined;
}

/** A name of the catalogue, or alternatives for one field. Under a bullet, moves come first. */
function readDetail(text: string, bullet: boolean): PastedPart[] | undefined {
  const fields = fieldsOfAll(text);
  if (fields.length === 0) return undefined;
  if (fields.includes('move'))
    return bullet || !fields.includes('item') ? [movesPart(text, bullet)] : undefined;
  const [part] = partsOf([{ text, fields }]);
  return part && [part];
}

function fieldsOfAll(text: string): Piece['fields'] {
  const fields = fieldsNamed(text);
  const { names, isSure } = alternativesIn(text);
  if (fields.length > 0 || !isSure || names.length < 2) return fields;
  const each = names.map(fieldsNamed);
  return (each[0] ?? []).filter(
    (field) => field !== 'species' && each.every((other) => other.includes(field)),
  );
}

function movesPart(text: string, bullet = false): PastedPart {
  if (keysOf('move', text).length > 0) return { kind: 'moves', values: [text], bullet };
  if (text.includes('・') && !/[/,、|]/.test(text)) return { kind: 'moves', values: dotted(text), bullet };
  return { kind: 'moves', values: moveList(text), bullet, slash: /[/|]/.test(text) && !/[,、]/.test(text) };
}

/** Splits at dots, but for those within a name: 「じしん・ひけん・ちえなみ・まもる」. */
function dotted(text: string): string[] {
  const parts = text.split('・').map((part) => part.trim());
  const names: string[] = [];
  for (let at = 0; at < parts.length; at++) {
    const pair = `${parts[at]}・${parts[at + 1]}`;
    const isOne = at + 1 < parts.length && keysOf('move', pair).length > 0;
    names.push(isOne ? pair : (parts[at] as string));
    if (isOne) at++;
  }
  return names.filter(Boolean);
}

/** A name with words in brackets behind it that are none: 「オボンのみ（仮）」. */
function readNoted(text: string, bullet: boolean): PastedPart[] | undefined {
  const { name, comment } = bracketedComment(text) ?? { name: '', comment: '' };
  const fields = name === '' ? [] : fieldsNamed(name);
  if (fields.length === 0 || fields.includes('species') || isStatNote(comment)) return undefined;
  const names = piecesOf(comment).filter((piece) => piece.fields.length > 0);
  const parts = readDetail(name, bullet);
  // Another name of its kind is an alternative, as the field tells.
  if (names.some((piece) => piece.fields.some((field) => fields.includes(field))))
    return parts?.map((part) => ('value' in part ? { ...part, value: text } : asNoted(part, text)));
  return parts && [...parts, { kind: 'unread', text: comment }];
}

const asNoted = (part: PastedPart, text: string): PastedPart =>
  part.kind === 'moves' ? { ...part, values: [text] } : part;

/** 「技 じしん・まもる」: a label before a list of moves. */
function readLabelledMoves(text: string): PastedPart[] | undefined {
  const found = looseLabel(text);
  const isMove = keysOf('move', moveList(text.replaceAll('・', '/'))[0] ?? '').length > 0;
  return found?.label === 'moves' && !isMove ? readLoose(text) : undefined;
}

function readMoves(text: string, bullet: boolean): PastedPart[] | undefined {
  const moves = text.includes('・') ? dotted(text).flatMap(moveList) : moveList(text);
  if (moves.length < 2) return undefined;
  const known = moves.filter((move) => keysOf('move', move).length > 0);
  // In rows of details of several kinds, moves are one of them.
  const isList =
    known.length > 1 ||
    (known.length === 1 && moves.every((move) => fieldsNamed(move).every((field) => field === 'move')));
  const others = moves.filter((move) => !known.includes(move));
  if (!isList || others.some((move) => fieldsNamed(move).length > 0)) return undefined;
  return [movesPart(text, bullet)];
}

/** 「特性 いかく」, `Ability Intimidate`: only with a value that is known. */
function readLoose(text: string): PastedPart[] | undefined {
  const found = looseLabel(text);
  if (!found) return undefined;
  const parts = labelledParts(found);
  const [part] = parts;
  if (part?.kind === 'moves')
    return part.values.some(
      (move) => isNothing(move) || keysOf('move', move).length > 0 || piecesOf(move).length > 1,
    )
      ? parts
      : undefined;
  // `Pokémon Koraidon`, as the form of open team lists has it.
  if (part?.kind === 'head' && found.label === 'species' && isSpeciesName(found.value)) return parts;
  if (!part || part.kind === 'head' || part.kind === 'unread' || part.kind === 'title') return undefined;
  if (part?.kind === 'leftOut') return /\d|はい|yes|[♂♀]|オス|メス/i.test(found.value) ? parts : undefined;
  return isNothing(part.value) || keysOf(part.kind, nameOnly(part.value)).length > 0 ? parts : undefined;
}

const nameOnly = (value: string) => bracketedComment(value)?.name ?? value;

/** Names beside each other, unless words between them show that it is a sentence. */
function readPieces(text: string): PastedPart[] | undefined {
  if (/。\s*\S/.test(text)) return undefined;
  const pieces = piecesOf(text);
  const isKnown = (piece: Piece) => piece.fields.length > 0 || isStatNote(piece.text);
  const known = pieces.filter(isKnown);
  const words = pieces.filter((piece) => !isKnown(piece)).flatMap((piece) => piece.text.split(/\s+/));
  if (known.length < 2 || words.length >= known.length) return undefined;
  const species = pieces.filter(({ fields }) => fields.length === 1 && fields[0] === 'species');
  if (species.length > 1 || (species.length === 1 && !pieces[0]?.fields.includes('species')))
    return undefined;
  return partsOf(pieces);
}
