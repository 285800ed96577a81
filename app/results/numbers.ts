export const numberFields = ['wins', 'losses', 'ties', 'rank'] as const;
export type NumberField = (typeof numberFields)[number];

/** More rounds or players than any tournament has: a slip of the finger. */
const maxOf: Record<NumberField, number> = { wins: 99, losses: 99, ties: 99, rank: 9999 };

/** Full-width digits and signs as ASCII. Not NFKC, which makes 62 of 6². */
export const plain = (cell: string) =>
  cell.replace(/[！-～]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0)).trim();

export const isNumber = (cell: string) => /^\d+$/.test(plain(cell));

/** A number as people write it; null for nothing, undefined for anything else. */
export function numberIn(cell: string, field: NumberField): number | null | undefined {
  const text = field === 'rank' ? plain(cell).replace(/(?<=\d)(位|st|nd|rd|th)$/i, '') : plain(cell);
  if (text === '') return null;
  const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return number >= (field === 'rank' ? 1 : 0) && number <= maxOf[field] ? number : undefined;
}
