/** Latest mail events of an account's address, each kept alone (last writer wins), so that they may arrive in any order. */
interface MailEvents {
  emailVerifiedAt: Date | null;
  mailDeliveredAt: Date | null;
  mailBouncedAt: Date | null;
  mailComplainedAt: Date | null;
  mailTrustedAt: Date | null;
}

export interface ReturnedMail {
  why: 'bounced' | 'complained';
  at: Date;
}

const isAfter = (at: Date | null, others: readonly (Date | null)[]): at is Date =>
  at !== null && others.every((other) => other === null || at > other);

/**
 * Says why no notices are mailed to an address. A later delivery refutes a bounce; only the owner's own word, or a new
 * address, answers a complaint.
 */
export function returnedMail(events: MailEvents): ReturnedMail | undefined {
  const { mailBouncedAt, mailComplainedAt, mailDeliveredAt, emailVerifiedAt, mailTrustedAt } = events;
  const ownWord = [emailVerifiedAt, mailTrustedAt];
  if (isAfter(mailComplainedAt, ownWord)) return { why: 'complained', at: mailComplainedAt };
  if (isAfter(mailBouncedAt, [...ownWord, mailDeliveredAt])) return { why: 'bounced', at: mailBouncedAt };
  return undefined;
}
