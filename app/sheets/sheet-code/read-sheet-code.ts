import { type Game, games } from '~/pokedex/game';
import { teamSize } from '~/pokedex/member';
import { bitsOf } from './bits';
import { isCodedName } from './coded-name';
import { bytesOf } from './digits';
import { blankValue, codeVersion, maxName, movesOfMember, sheetBytes, tagBytes, widths } from './layout';
import { abilityTables, type KeyTable, tables } from './tables';

/** `unknown`: not blank, but without a key or newer than this reader's tables. */
export type CodedValue = { key: string } | 'blank' | 'unknown';

export interface CodedMember {
  species: CodedValue;
  details?: {
    ability: CodedValue;
    item: CodedValue;
    moves: CodedValue[];
    teraType?: CodedValue;
    statAlignment?: CodedValue;
  };
}

/** Decoded but unverified: anyone can write anything into a QR code. */
export interface SheetCode {
  game: Game;
  isClosed: boolean;
  /** Days since 1970-01-01 UTC. */
  day: number;
  name: string;
  members: CodedMember[];
  /** Bytes covered by the tag, together with the team's ID. */
  payload: Uint8Array;
  tag: Uint8Array;
}

/** `newer`: written by a later version of the format. */
export type UnreadCode = { unread: 'damaged' | 'newer' };

/** Decodes the digits after the `#` of a scanned URL. Never throws. */
export function readSheetCode(digits: string): SheetCode | UnreadCode {
  const damaged = { unread: 'damaged' } as const;
  const bytes = bytesOf(digits);
  if (!bytes) return damaged;
  const take = bitsOf(bytes);
  const version = take(widths.version);
  const isClosed = take(widths.isClosed) === 1;
  const game = games[take(widths.game)];
  const day = take(widths.day);
  if (version > codeVersion) return { unread: 'newer' };
  const size = sheetBytes(isClosed);
  const payload = bytes.slice(0, -tagBytes);
  if (version < codeVersion || payload.length < size) return damaged;
  if (take(widths.reserved) !== 0 || !game) return { unread: 'newer' };

  const slots = Array.from({ length: teamSize }, () => readMember(take, isClosed, game));
  const members = slots.filter((member) => typeof member === 'object');
  const name = readName(payload.slice(size));
  const isWhole = members.every((member, slot) => member === slots[slot]) && !slots.includes('damaged');
  if (members.length === 0 || !isWhole || name === undefined || hasPadding(payload, isClosed)) return damaged;
  return { game, isClosed, day, name, members, payload, tag: bytes.slice(-tagBytes) };
}

type Take = (width: number) => number;

function readMember(take: Take, isClosed: boolean, game: Game): CodedMember | 'blank' | 'damaged' {
  const number = take(widths.species);
  const species = codedValue(tables().species, number);
  if (isClosed) return species === 'blank' ? 'blank' : { species };
  const ability = codedValue(abilityTables()[number - 1], take(widths.ability));
  const item = codedValue(tables().items, take(widths.item));
  const four = Array.from({ length: movesOfMember }, () => codedValue(tables().moves, take(widths.move)));
  const last = codedValue(game === 'sv' ? tables().types : tables().natures, take(widths.last));
  const moves = four.filter((move) => move !== 'blank');
  if (species === 'blank')
    return [ability, item, last, ...moves].every((value) => value === 'blank') ? 'blank' : 'damaged';
  if (moves.some((move, at) => move !== four[at])) return 'damaged';
  return {
    species,
    details: { ability, item, moves, [game === 'sv' ? 'teraType' : 'statAlignment']: last },
  };
}

function codedValue(table: KeyTable | undefined, number: number): CodedValue {
  if (number === blankValue) return 'blank';
  // No table is so long that it has a key for `unknownValue`.
  const key = table?.keys[number - 1];
  return key === undefined ? 'unknown' : { key };
}

/** @returns undefined if it can't be a name */
function readName(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return '';
  if (bytes.length > maxName.bytes) return undefined;
  try {
    const name = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return isCodedName(name) ? name : undefined;
  } catch {
    return undefined;
  }
}

/** The six bits after a closed sheet's species are reserved and must be zeros. */
const hasPadding = (payload: Uint8Array, isClosed: boolean) =>
  isClosed && ((payload[sheetBytes(true) - 1] ?? 0) & 0b111111) !== 0;
