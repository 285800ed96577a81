import { z } from 'zod';
import { emailAddress } from '~/accounts/email-address';
import type { MailEvent } from '~/accounts/returned-mail.server';

const payload = z.object({
  type: z.string(),
  created_at: z.string(),
  data: z.object({
    to: z.array(z.string()),
    bounce: z.object({ type: z.string() }).nullish().catch(null),
  }),
});

/** The limit of recipients of the mail API; ours have one. */
const maxRecipients = 50;

/** A full mailbox or a busy server is no fact about the address, nor is a failure on the sender's side. */
function kindOf({ type, data }: z.infer<typeof payload>): MailEvent['kind'] | undefined {
  if (type === 'email.delivered') return 'delivered';
  if (type === 'email.complained') return 'complained';
  // On the mail API's own list of addresses that bounced before, so it didn't try.
  if (type === 'email.suppressed') return 'bounced';
  return type === 'email.bounced' && data.bounce?.type === 'Permanent' ? 'bounced' : undefined;
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Reads an event of Resend's webhooks; undefined if it says nothing about an address. Its time is never after `now`. */
export function mailEventOf(body: string, now: Date): MailEvent | undefined {
  const { data: event } = payload.safeParse(jsonOf(body));
  const kind = event && kindOf(event);
  const at = Date.parse(event?.created_at ?? '');
  if (!event || !kind || !(at > 0)) return undefined;
  const to = event.data.to.slice(0, maxRecipients).flatMap((address) => emailAddress(address) ?? []);
  return to.length > 0 ? { kind, to, at: new Date(Math.min(at, now.getTime())) } : undefined;
}
