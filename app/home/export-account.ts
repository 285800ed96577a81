import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireSignedIn } from '~/accounts/require-signed-in.server';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { logSecurity } from '~/log/log.server';
import { exportAccount } from './account-export.server';

export const handle: Policy = { audience: 'person' };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = await requireSignedIn(request, context);
  const { now } = context;
  const site = context.env.PUBLIC_URL || request.url;
  const everything = await exportAccount(
    context.db,
    context.env.IMAGES,
    userId,
    (path) => new URL(path, site).href,
  );
  if (!everything) throw pageNotFound(request);
  logSecurity('export', { what: 'account' });
  return new Response(JSON.stringify({ exportedAt: now, ...everything }, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="sixsheet-${now.toISOString().slice(0, 10)}.json"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
