import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { askForNewPasskey, askForPasskey, hasOwnName } from '~/accounts/passkeys/ceremony.server';
import { mayAskForChallenge } from '~/accounts/passkeys/passkey-limit.server';
import { isProvenNow } from '~/accounts/require-signed-in.server';
import { findSignedIn } from '~/accounts/session.server';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { readFormData } from '~/http/request-body';

export const handle: Policy = { audience: 'everyone' };

export function loader({ request }: { request: Request }) {
  throw pageNotFound(request);
}

const answer = (body: object, status = 200) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

/** Responds with WebAuthn options for passkey-script. @throws 404 if the site has no passkeys */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const now = new Date();
  if (!hasOwnName(request, context)) throw pageNotFound(request);
  const purpose = (await readFormData(request)).get('purpose');
  if (purpose !== 'signIn' && purpose !== 'confirm' && purpose !== 'add') return answer({}, 400);
  const user = purpose === 'signIn' ? undefined : await findSignedIn(request, context);
  if (purpose !== 'signIn' && !user) return answer({}, 401);
  if (user && purpose === 'add' && !(await isProvenNow(context, user, now))) return answer({}, 403);
  if (!(await mayAskForChallenge(request, context, now))) return answer({}, 429);
  return answer(
    user && purpose === 'add'
      ? await askForNewPasskey(request, context, user, now)
      : await askForPasskey(request, context, { purpose: user ? 'confirm' : 'signIn', user }, now),
  );
}
