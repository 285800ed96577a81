import { randomBytes } from 'node:crypto';

/** Crockford's: no letter that is taken for another one or for a digit. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 24;
const groupLength = 6;

/** 120 random bits as people type them: `4F7K2M-…`, four times six. */
export function newRecoveryCode(): string {
  const code = [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');
  return (code.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-');
}

/** As it is hashed: in any case, with any marks between, full-width letters and look-alikes as what they are meant as. */
export const plainCode = (typed: string): string =>
  typed
    .slice(0, 200)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
