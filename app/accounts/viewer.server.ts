import type { AppLoadContext } from '@remix-run/cloudflare';
import { readEditKeys } from './guest-cookie.server';
import type { Viewer } from './viewer';

/** Who is looking: what the request's cookies prove. */
export async function findViewer(request: Request, { env }: AppLoadContext): Promise<Viewer> {
  return { userId: null, editKeys: readEditKeys(env.SESSION_SECRET, request.headers.get('Cookie')) };
}
