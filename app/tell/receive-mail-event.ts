import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { saveMailEvent } from '~/accounts/returned-mail.server';
import { pageNotFound } from '~/http/errors';
import { eventBody, type Policy } from '~/http/policy';
import { readText } from '~/http/request-body';
import { logAct, logMisconfigured, logSecurity } from '~/log/log.server';
import { isSigned, keyIn } from '~/webhooks/signature.server';
import { mailEventOf } from './mail-event';

export const handle: Policy = { audience: 'everyone', isWhole: true, body: eventBody };

const answer = (status: number, headers?: HeadersInit) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/** @throws 404 without a secret, as if there were no such page */
function requireKey({ request, context: { env } }: LoaderFunctionArgs): Buffer {
  const key = keyIn(env.MAIL_WEBHOOK_SECRET);
  if (key) return key;
  if (env.MAIL_WEBHOOK_SECRET)
    logMisconfigured(
      'MAIL_WEBHOOK_SECRET is no signing secret: mail events are refused. Copy it from the webhook’s page (whsec_…): npx wrangler secret put MAIL_WEBHOOK_SECRET',
    );
  throw pageNotFound(request);
}

export function loader(args: LoaderFunctionArgs) {
  requireKey(args);
  return answer(405, { Allow: 'POST' });
}

/**
 * Takes an event of Resend's webhooks (signed by Svix) about an address. The answer is the same whether an account has
 * that address or not, and whether the event is news.
 */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const key = requireKey(args);
  const { headers } = request;
  const body = await readText(request);
  if (body === undefined) return answer(413);
  const now = new Date();
  const message = {
    id: headers.get('svix-id'),
    timestamp: headers.get('svix-timestamp'),
    signatures: headers.get('svix-signature'),
    body,
  };
  if (!isSigned(key, message, now)) {
    logSecurity('mailEvent.refused');
    return answer(401);
  }
  const event = mailEventOf(body, now);
  const changed = event ? await saveMailEvent(context.db, event) : 0;
  if (event && event.kind !== 'delivered') logAct('mail.returned', { why: event.kind, accounts: changed });
  return answer(204);
}
