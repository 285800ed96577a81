import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { mailNotice } from '~/accounts/account-mails.server';
import { enter } from '~/accounts/known-place.server';
import { stillHasGoogle } from '~/accounts/still-proven.server';
import { findAccount } from '~/accounts/user.server';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { addressOf, limitsOf, mayTry } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';
import { logSecurity } from '~/log/log.server';
import { redirectWithToast } from '~/ui/toast';
import { type GoogleRefusal, hasGoogle, returnFromGoogle } from './google.server';
import { enterWithGoogle } from './google-user.server';

export const handle: Policy = { audience: 'everyone' };

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!hasGoogle(context)) throw pageNotFound(request);
  const { now } = context;
  const { db, ctx } = context;
  const { redirectTo, from, over, ...answer } = await returnFromGoogle(request, context);
  const refuse = (google: GoogleRefusal) => {
    logSecurity('signIn.refused', { way: 'google', reason: google });
    return redirect(`${from}?${new URLSearchParams({ with: 'google', google, redirectTo })}`, {
      headers: { 'Set-Cookie': over },
    });
  };
  if ('refusal' in answer) return refuse(answer.refusal);
  if (!(await mayTry(db, limitsOf(`Google from ${addressOf(request)}`, rates.google), now)))
    return refuse('failed');
  const entry = await enterWithGoogle(db, answer.identity, now);
  if ('refusal' in entry) return refuse(entry.refusal);
  const account = await findAccount(db, entry.userId);
  if (account && entry.how === 'linked') ctx.waitUntil(mailNotice(request, context, 'googleLinked', account));
  const isStillProven = stillHasGoogle(answer.identity.subject);
  const isNew = entry.how === 'made';
  const headers = await enter(request, context, entry.userId, 'google', isStillProven, { isNew });
  if (!headers) return refuse('failed');
  logSecurity(entry.how === 'made' ? 'account.made' : 'signIn', {
    way: 'google',
    how: entry.how,
    user: entry.userId,
  });
  headers.append('Set-Cookie', over);
  const key = entry.how === 'made' ? 'accountMade' : entry.how === 'linked' ? 'googleLinked' : 'signedIn';
  return redirectWithToast(redirectTo, { kind: 'success', key }, headers);
}
