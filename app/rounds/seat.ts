import { plainText } from '~/text/text';

/** Characters of a table's label, as an input counts them. */
export const maxSeatLength = 12;

/** A table's label as it is stored: one line, never cut within a character. */
export const plainSeat = (text: string): string =>
  Array.from(plainText(text)).slice(0, maxSeatLength).join('');
