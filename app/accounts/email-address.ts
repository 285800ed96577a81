/** Folds case and width, as addresses are stored and compared. @returns undefined if invalid or over 254 characters */
export function emailAddress(text: string): string | undefined {
  const address = text.trim().normalize('NFKC').toLowerCase();
  return address.length <= 254 &&
    /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/.test(address)
    ? address
    : undefined;
}

/** `a…@e…`: the owner recognizes it, others can't mail to it. */
export const maskedEmail = (email: string): string => {
  const [name = '', host = ''] = email.split('@');
  return `${[...name][0]}…@${[...host][0]}…`;
};
