import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Outlet } from '@remix-run/react';
import { pageNotFound } from '~/http/errors';
import { locales } from '~/locales/locale';

/** `/`, `/ja/` and `/en/` are the same pages. @throws 404 for any other prefix */
export function loader({ params, request }: LoaderFunctionArgs) {
  const prefix = params.locale?.toLowerCase();
  if (prefix !== undefined && !locales.some((locale) => locale === prefix)) throw pageNotFound(request);
  return null;
}

export default function LocalePrefix() {
  return <Outlet />;
}
