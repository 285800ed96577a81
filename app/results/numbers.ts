export const numberFields = ['wins', 'losses', 'ties', 'rank'] as const;
export type NumberField = (typeof numberFields)[number];

/** Larger numbers than any real tournament has are typos. */
const maxOf: Record<NumberField, number> = { wins: 99, losses: 99, ties: 99, rank: 9999 };

/** Converts full-width digits and signs to ASCII. Not NFKC, which turns 6² into 62. */
export const plain = (cell: string) =>
  cell.replace(/[！-～]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0)).trim();

export const isNumber = (cell: string) => /^\d+$/.test(plain(cell));

/** Parses a typed number. @returns null if blank, undefined if invalid or out of range */
export function numberIn(cell: string, field: NumberField): number | null | undefined {
  const text = field === 'rank' ? plain(cell).replace(/(?<=\d)(位|st|nd|rd|th)$/i, '') : plain(cell);
  if (text === '') return null;
  const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return number >= (field === 'rank' ? 1 : 0) && number <= maxOf[field] ? number : undefined;
}
