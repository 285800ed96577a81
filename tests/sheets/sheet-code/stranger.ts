import { createHmac, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';

// A second reader, written from docs/sheet-qr.md alone: the number as a text of zeros and ones, cut into pieces. It shares
// nothing with ours but the tables.
const table = (file: string): string[] =>
  JSON.parse(readFileSync(`app/sheets/sheet-code/keys/${file}.json`, 'utf8'));
const lines = table('species').map((line) => line.split(' '));
const lists = {
  species: lines.map(([key]) => key as string),
  items: table('items'),
  moves: table('moves'),
  types: table('types'),
  natures: table('natures'),
};

/** `null`: blank, `?`: unknown. */
type Said = string | null;

export interface ReadMember {
  species: Said;
  ability?: Said;
  item?: Said;
  moves?: Said[];
  last?: Said;
}

export interface Read {
  game: 'sv' | 'champions';
  closed: boolean;
  date: string;
  name: string;
  members: ReadMember[];
  payload: string;
  tag: string;
}

/** Of a code that is whole. */
export function readAsStranger(digits: string): Read {
  const binary = BigInt(digits).toString(2);
  const bits = '0'.repeat((8 - (binary.length % 8)) % 8) + binary;
  const closed = bits[4] === '1';
  const size = closed ? 96 : 432;
  const width = closed ? 11 : 68;
  const game = Number.parseInt(bits.slice(5, 7), 2) === 0 ? 'sv' : 'champions';
  const members = [0, 1, 2, 3, 4, 5]
    .map((slot) => readMember(bits.slice(24 + slot * width, 24 + (slot + 1) * width), game))
    .filter(({ species }) => species !== null);
  const hex = bits.replace(/.{4}/g, (four) => Number.parseInt(four, 2).toString(16));
  return {
    game,
    closed,
    date: new Date(Number.parseInt(bits.slice(7, 23), 2) * 24 * 3600 * 1000).toISOString().slice(0, 10),
    name: Buffer.from(hex.slice(size / 4, -16), 'hex').toString('utf8'),
    members,
    payload: hex.slice(0, -16),
    tag: hex.slice(-16),
  };
}

function readMember(bits: string, game: Read['game']): ReadMember {
  const species = said(bits.slice(0, 11), lists.species);
  if (bits.length === 11) return { species };
  const own = lines[Number.parseInt(bits.slice(0, 11), 2) - 1]?.slice(1) ?? [];
  const moves = [23, 33, 43, 53].map((start) => said(bits.slice(start, start + 10), lists.moves));
  return {
    species,
    ability: said(bits.slice(11, 14), own),
    item: said(bits.slice(14, 23), lists.items),
    moves: moves.filter((move) => move !== null),
    last: said(bits.slice(63), game === 'sv' ? lists.types : lists.natures),
  };
}

function said(bits: string, list: readonly string[]): Said {
  if (!bits.includes('1')) return null;
  if (!bits.includes('0')) return '?';
  return list[Number.parseInt(bits, 2) - 1] ?? '?';
}

export function strangersTag(secret: string, id: string, { date, payload }: Pick<Read, 'date' | 'payload'>) {
  const dayKey = Buffer.from(hkdfSync('sha256', secret, 'sixsheet sheet code', date, 32));
  const whole = createHmac('sha256', dayKey).update(id).update(Buffer.from(payload, 'hex')).digest('hex');
  return { dayKey: dayKey.toString('hex'), tag: whole.slice(0, 16) };
}
