import type { AppLoadContext } from '@remix-run/cloudflare';
import { readEditKeys } from './guest-cookie.server';
import { findSignedIn } from './session.server';
import type { Viewer } from './viewer';

export async function findViewer(request: Request, context: AppLoadContext): Promise<Viewer> {
  const signedIn = await findSignedIn(request, context);
  return {
    userId: signedIn?.userId ?? null,
    isSiteAdmin: Boolean(signedIn?.siteAdminSince),
    editKeys: readEditKeys(context.env.SESSION_SECRET, request.headers.get('Cookie')),
  };
}
