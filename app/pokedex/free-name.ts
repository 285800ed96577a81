import { isLonger, plainText } from '~/text/text';

const maxCharacters = 40;

/** Stored value of a name that we lack: a capital or a letter beyond ASCII marks it as no key (`foomon` → `Foomon`). */
export function freeName(text: string): string | undefined {
  const plain = plainText(text);
  const name = isMarked(plain) ? plain : plain.replace(/[a-z]/, (letter) => letter.toUpperCase());
  return /\p{L}/u.test(name) && !isLonger(name, maxCharacters) ? name : undefined;
}

const isMarked = (name: string) => /[A-Z\u0080-\uffff]/.test(name);

export const isFreeName = (key: string): boolean => !/^[a-z0-9]*$/.test(key);
