import { isLonger, plainText } from '~/text/text';

const maxCharacters = 40;

/**
 * A name that is not in our data yet, as a sheet holds it in a key's place; undefined for what can be no name. Keys
 * are of small letters and digits alone, free names never: `foomon` becomes `Foomon`.
 */
export function freeName(text: string): string | undefined {
  const plain = plainText(text);
  const name = isFreeName(plain) ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
  return /\p{L}/u.test(name) && isFreeName(name) && !isLonger(name, maxCharacters) ? name : undefined;
}

/** What a sheet holds and is no key: a name as somebody typed it. */
export const isFreeName = (key: string): boolean => !/^[a-z0-9]*$/.test(key);
