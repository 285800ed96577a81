import { logSecurity } from '~/log/log.server';

/** A whole venue may share one address: the limit stops floods and nobody else. */
export async function mayUpload(request: Request, env: Env): Promise<boolean> {
  const key = request.headers.get('CF-Connecting-IP') ?? 'unknown';
  const { success } = await env.UPLOADS.limit({ key });
  if (!success) logSecurity('limit', { of: 'uploads' });
  return success;
}
