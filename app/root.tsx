import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { Links, Meta, Outlet, useMatches, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';
import { describeSignedIn } from '~/accounts/session.server';
import { pageTitle, translatorFor } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import enhanceScript from '~/ui/enhance/enhance-script.ts?script';
import { EventColors } from '~/ui/event-colors/EventColors';
import { InlineStyle } from '~/ui/InlineStyle';
import { describePage } from '~/ui/page-data.server';
import { handleOf } from '~/ui/page-handle';
import { usePage } from '~/ui/root-data';
import { shownToastCookie } from '~/ui/toast';
import { viewOfError } from './http/errors';
import { ErrorPage, errorKind } from './ui/shell/ErrorPage';
import { useFault } from './ui/shell/GivenBack';
import { LanguageAlternates } from './ui/shell/LanguageAlternates';
import { SiteFrame } from './ui/shell/SiteFrame';
import shellStyles from './ui/shell/shell.css?url';
import staffStyles from './ui/shell/staff.css?url';
import { Toasts } from './ui/shell/Toasts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await describePage(request, context, await describeSignedIn(request, context));
  const headers = new Headers();
  if (page.toast) headers.append('Set-Cookie', shownToastCookie);
  return data(page, { headers });
}

export const meta: MetaFunction = () => [{ title: pageTitle() }];

export function Layout({ children }: { children: ReactNode }) {
  const { locale, storageBase } = usePage();
  // Null outside of an error boundary, undefined inside one that caught nothing.
  const failed = (useRouteError() ?? undefined) !== undefined;
  const handle = handleOf(useMatches());
  const bare = handle.layout === 'bare' && !failed;
  return (
    <html lang={locale} data-storage-base={storageBase || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {failed ? <ErrorMeta locale={locale} /> : <Meta />}
        {!bare && (
          <>
            <link rel="icon" href="/favicon.ico" sizes="32x32" />
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
            <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
            <link rel="manifest" href="/site.webmanifest" />
            <meta name="theme-color" content="#f2f7f4" media="(prefers-color-scheme: light)" />
            <meta name="theme-color" content="#0a1517" media="(prefers-color-scheme: dark)" />
            <link rel="stylesheet" href={shellStyles} />
            {handle.layout === 'admin' && <link rel="stylesheet" href={staffStyles} />}
          </>
        )}
        {!failed && <LanguageAlternates />}
        <Links />
        {handle.enhance && !failed && <script type="module" src={enhanceScript} />}
        {handle.styles && !failed && <InlineStyle css={handle.styles} />}
        {!failed && <EventColors />}
      </head>
      <body>{children}</body>
    </html>
  );
}

/** A failed page may have no data to take its language from, and Remix's own meta knows no other. */
function ErrorMeta({ locale }: { locale: Locale }) {
  const { statusCode } = viewOfError(useRouteError(), useFault());
  const title = translatorFor(locale)(`shell.errorPage.${errorKind(statusCode)}Title`);
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

export default function App() {
  const { layout, isWayIn } = handleOf(useMatches());
  if (layout === 'bare') return <Outlet />;
  return (
    <>
      <SiteFrame layout={layout} isWayIn={isWayIn}>
        <Outlet />
      </SiteFrame>
      <Toasts />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <SiteFrame layout="none" isWayIn={handleOf(useMatches()).isWayIn}>
      <ErrorPage {...viewOfError(useRouteError(), useFault())} />
    </SiteFrame>
  );
}
