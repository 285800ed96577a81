const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** 26 lower-case characters (130 random bits) without look-alikes, safe in any part of a URL. */
export function newId(): string {
  return idFromBytes(crypto.getRandomValues(new Uint8Array(26)));
}

export const idFromBytes = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, 26), (byte) => alphabet[byte & 31]).join('');

/** Whether a text has the form of an ID: others need no query. */
export const isId = (text: string): boolean => /^[a-z0-9]{26}$/.test(text);
