// Crockford's base32: no letter looks or sounds like a digit when read out over the phone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 40 random bits that can be read out: `7K3F-9QXM`. Finds log lines, and opens nothing. */
export function newRequestId(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => alphabet[byte & 31]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

export const isRequestId = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(text);
