import { isLonger, plainText } from '~/text/text';

const maxCharacters = 40;

/**
 * A name that is not in our data yet, as a sheet holds it in a key's place; undefined for what can be no name. Keys
 * are of small letters and digits alone; a free name has a capital or a letter beyond ASCII: `foomon` becomes `Foomon`.
 */
export function freeName(text: string): string | undefined {
  const plain = plainText(text);
  const name = isTold(plain) ? plain : plain.replace(/[a-z]/, (letter) => letter.toUpperCase());
  return /\p{L}/u.test(name) && !isLonger(name, maxCharacters) ? name : undefined;
}

const isTold = (name: string) => /[A-Z\u0080-\uffff]/.test(name);

/** What a sheet holds and is no key: a name as somebody typed it. */
export const isFreeName = (key: string): boolean => !/^[a-z0-9]*$/.test(key);
