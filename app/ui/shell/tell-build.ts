import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { Policy } from '~/http/policy';
import { locales } from '~/locales/locale';

export const handle: Policy = { audience: 'everyone' };

/** ID of the served build; with `?route=` the files that the route needs in `?lang=`. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const route = searchParams.get('route');
  const locale = locales.find((each) => each === searchParams.get('lang')) ?? context.locale;
  const files = route === null ? undefined : context.filesOf(route, locale);
  return Response.json({ id: context.buildId, files }, { headers: { 'Cache-Control': 'no-cache' } });
}
