import { randomBytes } from 'node:crypto';

/** Crockford's Base32, without letters that look like others or like digits. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 24;
const groupLength = 6;

/** 120 random bits, as in `4F7K2M-…`: four groups of six. */
export function newRecoveryCode(): string {
  const code = [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');
  return (code.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-');
}

/** Normalizes a typed code for hashing: case, separators, full-width letters and look-alikes don't matter. */
export const plainCode = (input: string): string =>
  input
    .slice(0, 200)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
