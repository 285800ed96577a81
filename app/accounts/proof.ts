export type Proof = 'password' | 'mail' | 'google' | 'passkey' | 'recovery';

/** Methods that a stolen password or mailbox can't satisfy. */
export const strongProofs = ['passkey', 'recovery'] as const satisfies readonly Proof[];

/** Time after a proof in which sign-in methods may be changed. */
const freshMs = 10 * 60_000;

export const isFresh = (provenAt: Date | null, now: Date): boolean =>
  provenAt !== null && now.getTime() - provenAt.getTime() < freshMs;
