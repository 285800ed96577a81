import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { countCharacters } from '~/text/text';
import { isGuessable, type Owner } from './passwords/guessable';

export type PasswordProblem = 'passwordTooShort' | 'passwordTooLong' | 'passwordCommon';

const minPasswordLength = 8;
// In UTF-16 code units, to bound the cost of hashing.
const maxLength = 256;

/** Makes the same password typed on different keyboards compare equal, including full-width letters. */
const normalized = (password: string) => password.normalize('NFKC');

/** Checks a new password against the policy; the minimum is in grapheme clusters. @returns undefined if it passes */
export function passwordProblem(password: string, owner: Owner): PasswordProblem | undefined {
  if (password.length > maxLength) return 'passwordTooLong';
  const text = normalized(password);
  if (countCharacters(text) < minPasswordLength) return 'passwordTooShort';
  return isGuessable(text, owner) ? 'passwordCommon' : undefined;
}

// OWASP's scrypt parameters for 16 MiB. Each hash contains its own, so that they can be raised later.
const cost = { N: 2 ** 14, r: 8, p: 5 };
const keyBytes = 32;

const derive = (password: string, salt: Buffer, options: ScryptOptions) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(normalized(password), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

// Matches no password. Compared if there is no account, so that the answer takes as long.
const dummyHash = `scrypt$${cost.N}$${cost.r}$${cost.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  if (password.length > maxLength) return false;
  const [kind, N, r, p, salt = '', key = ''] = (hash ?? dummyHash).split('$');
  if (kind !== 'scrypt') return false;
  const stored = Buffer.from(key, 'base64url');
  const derived = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return stored.length === derived.length && timingSafeEqual(stored, derived) && Boolean(hash);
}
