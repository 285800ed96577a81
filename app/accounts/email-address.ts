/** Folds case and width, as addresses are stored and compared. @returns undefined if invalid or over 254 characters */
export function emailAddress(text: string): string | undefined {
  const address = text.trim().normalize('NFKC').toLowerCase();
  return address.length <= 254 &&
    /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/.test(address)
    ? address
    : undefined;
}

/**
 * Whether mail APIs take an address. Docomo and au once gave out local parts that RFC 5321 forbids: with a dot at either end, or
 * two in a row. Such people may sign in all the same.
 */
export const isMailable = (address: string): boolean => {
  const local = address.slice(0, address.lastIndexOf('@'));
  return local.length <= 64 && !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
};

/** `a…@e…`: the owner recognizes it, others can't mail to it. */
export const maskedEmail = (email: string): string => {
  const [name = '', host = ''] = email.split('@');
  return `${[...name][0]}…@${[...host][0]}…`;
};
