// Crockford's: no letter looks or sounds like a digit when it is read out over a telephone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 40 random bits that a person can say: `7K3F-9QXM`. It finds lines of the log and opens nothing. */
export function newRequestId(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => alphabet[byte & 31]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

export const isRequestId = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(text);
