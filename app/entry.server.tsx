import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToReadableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { detectLocale } from '~/locales/detect.server';
import { i18n } from '~/locales/i18n';
import { NonceContext } from '~/ui/nonce';

export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce }: AppLoadContext,
) {
  const locale = await detectLocale(request);
  let failed = false;
  const body = await renderToReadableStream(
    <NonceContext value={nonce}>
      <I18nextProvider i18n={i18n.cloneInstance({ lng: locale })}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </I18nextProvider>
    </NonceContext>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        failed = true;
        console.error(error);
      },
    },
  );
  // Pages are small and made from one query: whole pages with a length beat a stream of parts.
  await body.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(body, { headers, status: failed ? 500 : status });
}

/** What a loader throws on purpose is an answer, not a fault. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(error);
}
