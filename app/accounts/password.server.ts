import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { countCharacters } from '~/text/text';
import { isGuessable, type Owner } from './passwords/guessable';

export type PasswordProblem = 'passwordTooShort' | 'passwordTooLong' | 'passwordCommon';

const minPasswordLength = 8;
// In UTF-16 units: enough for any sentence, and hashing stays quick.
const longest = 256;

/** One password typed on different keyboards, full-width letters included, is the same text. */
const normalized = (password: string) => password.normalize('NFKC');

/** What keeps a text from being the password of this account. Characters are counted as people do. */
export function passwordProblem(password: string, owner: Owner): PasswordProblem | undefined {
  if (password.length > longest) return 'passwordTooLong';
  const text = normalized(password);
  if (countCharacters(text) < minPasswordLength) return 'passwordTooShort';
  return isGuessable(text, owner) ? 'passwordCommon' : undefined;
}

// OWASP's parameters for scrypt with 16 MiB. They stand in every hash, so that they can be raised later.
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

// Of no password: what is compared when there is no account, so that the answer takes as long.
const nobody = `scrypt$${cost.N}$${cost.r}$${cost.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Whether a password is the one of this hash; takes the same time and says no when there is no hash. */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  if (password.length > longest) return false;
  const [kind, N, r, p, salt = '', key = ''] = (hash ?? nobody).split('$');
  if (kind !== 'scrypt') return false;
  const stored = Buffer.from(key, 'base64url');
  const derived = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return stored.length === derived.length && timingSafeEqual(stored, derived) && Boolean(hash);
}
