import { teamSize } from '~/pokedex/member';

// The format is specified in docs/sheet-qr.md.
export const codeVersion = 1;

export const widths = {
  version: 4,
  isClosed: 1,
  game: 2,
  day: 16,
  reserved: 1,
  species: 11,
  ability: 3,
  item: 9,
  move: 10,
  last: 5,
} as const;

export const movesOfMember = 4;

const headBits = widths.version + widths.isClosed + widths.game + widths.day + widths.reserved;
const memberBits = widths.species + widths.ability + widths.item + movesOfMember * widths.move + widths.last;

/** 54 bytes for an open sheet, 12 for a closed one. */
export const sheetBytes = (isClosed: boolean): number =>
  Math.ceil((headBits + teamSize * (isClosed ? widths.species : memberBits)) / 8);

export const tagBytes = 8;
export const maxName = { characters: 16, bytes: 64 } as const;
export const maxCodeBytes = sheetBytes(false) + maxName.bytes + tagBytes;

export const blankValue = 0;
export const unknownValue = (width: number): number => 2 ** width - 1;
