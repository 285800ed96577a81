/** What showed, when a session began, that it is its owner's. */
export type Proof = 'password' | 'mail' | 'google' | 'passkey' | 'recovery';

/** What nobody has who only knows a password, or reads the mailbox. */
export const strongProofs = ['passkey', 'recovery'] as const satisfies readonly Proof[];

/** For so long after a proof one may change what one signs in by. */
const freshMs = 10 * 60_000;

export const isFresh = (provenAt: Date | null, now: Date): boolean =>
  provenAt !== null && now.getTime() - provenAt.getTime() < freshMs;
