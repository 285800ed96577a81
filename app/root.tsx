import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Links, Meta, Outlet, Scripts, useMatches, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { detectLocale } from '~/locales/detect.server';
import { defaultLocale, localeCookie, prefixOf, withoutPrefix } from '~/locales/locale';
import { useNonce } from '~/ui/nonce';
import type { PageHandle } from '~/ui/page-handle';

export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, origin } = new URL(request.url);
  const locale = await detectLocale(request);
  const headers = new Headers();
  if (prefixOf(pathname)) headers.append('Set-Cookie', localeCookie(locale));
  return data({ locale, origin, pathname, path: withoutPrefix(pathname) }, { headers });
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const nonce = useNonce();
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined);
  const hydrated = handles.some((handle) => handle?.hydrate);
  const styles = handles.map((handle) => handle?.styles ?? '').join('');
  return (
    <html lang={root?.locale ?? defaultLocale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own stylesheet, read at build time */}
        {styles && <style dangerouslySetInnerHTML={{ __html: styles }} />}
      </head>
      <body>
        {children}
        {hydrated && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
