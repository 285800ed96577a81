import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { enter } from '~/accounts/known-place.server';
import { hasOwnName, provePasskey } from '~/accounts/passkeys/ceremony.server';
import { mayUsePasskey } from '~/accounts/passkeys/passkey-limit.server';
import { stillHasPasskey } from '~/accounts/still-proven.server';
import { keepWhereTo, whereTo } from '~/accounts/where-to';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { readFormData } from '~/http/request-body';
import { logSecurity } from '~/log/log.server';
import { redirectWithToast } from '~/ui/toast';

export const handle: Policy = { audience: 'everyone' };

function backTo({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>, reason = '') {
  const { search, searchParams } = new URL(request.url);
  const page = searchParams.get('area') === 'admin' ? '/admin/auth' : '/sign-in';
  return redirect(context.to(keepWhereTo(reason ? `${page}?passkey=${reason}` : page, search)));
}

export const loader = (args: LoaderFunctionArgs) => backTo(args);

/** Signs in by a passkey, which identifies the account itself. @throws 404 if the site has no passkeys */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const now = new Date();
  if (!hasOwnName(request, context)) throw pageNotFound(request);
  const refuse = (reason: string) => {
    logSecurity('signIn.refused', { way: 'passkey', reason });
    return backTo(args, reason);
  };
  const form = await readFormData(request);
  if (!(await mayUsePasskey(request, context, now))) return refuse('tooMany');
  const proven = await provePasskey(request, context, form.get('credential'), { purpose: 'signIn' }, now);
  if ('refusal' in proven) return refuse(proven.refusal);
  const isStillProven = stillHasPasskey(proven.passkeyId);
  const headers = await enter(request, context, proven.userId, 'passkey', isStillProven);
  if (!headers) return refuse('unknown');
  logSecurity('signIn', { way: 'passkey', user: proven.userId });
  throw redirectWithToast(whereTo(request), { kind: 'success', key: 'signedIn' }, headers);
}
