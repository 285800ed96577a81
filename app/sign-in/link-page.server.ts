import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findMailLink } from '~/accounts/mail-link.server';

export const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** Loader with status 410 if the link no longer works. A GET never spends it: mail scanners open links too. */
export const linkLoader =
  (purpose: Parameters<typeof findMailLink>[2]) =>
  async ({ request, context }: LoaderFunctionArgs) => {
    const link = await findMailLink(context.db, tokenOf(request), purpose, context.now);
    return data({ email: link?.email }, { status: link ? 200 : 410 });
  };
