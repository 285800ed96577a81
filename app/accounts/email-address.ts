/** Folded, as it is kept and compared; undefined when it cannot be one. At most 254 characters. */
export function emailAddress(text: string): string | undefined {
  const address = text.trim().normalize('NFKC').toLowerCase();
  return address.length <= 254 &&
    /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/.test(address)
    ? address
    : undefined;
}

/** For a reader who may not be its owner: enough to know it by. */
export const maskedEmail = (email: string): string => {
  const [name = '', host = ''] = email.split('@');
  return `${[...name][0]}…@${[...host][0]}…`;
};
