import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToReadableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describeSignedIn } from '~/accounts/session.server';
import { i18n, translatorFor } from '~/locales/i18n';
import { logError } from '~/log/log.server';
import { currentRun, note } from '~/log/run.server';
import { isCrawler } from '~/ui/crawler.server';
import { NonceContext } from '~/ui/nonce';
import { describePage } from '~/ui/page-data.server';
import { ServerPage } from '~/ui/root-data';
import { FaultProvider } from '~/ui/shell/GivenBack';
import { viewOfError } from './http/errors';
import { retryAfterSeconds } from './http/faults';

export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  const signedIn = await describeSignedIn(request, context);
  const page = { ...(await describePage(request, context, signedIn)), requestId: currentRun()?.request };
  const [error] = Object.values(remixContext.staticHandlerContext.errors ?? {});
  const fault = error === undefined ? undefined : await context.fault();
  if (fault) headers.set('Cache-Control', 'private, no-store');
  if (fault?.status === 503) headers.set('Retry-After', String(retryAfterSeconds));
  if (error !== undefined && isCrawler(request.headers.get('User-Agent'))) {
    const { statusCode, statusMessage, description } = viewOfError(error, fault);
    // A fault's sentence is for people: a crawler only gets the status.
    const sentence = fault
      ? ''
      : 'key' in description
        ? translatorFor(page.locale)(`errors.${description.key}`)
        : description.text;
    return new Response(`${statusCode} ${sentence || statusMessage}\n`, { status: statusCode, headers });
  }
  let failed = false;
  const body = await renderToReadableStream(
    <NonceContext value={context.nonce}>
      <ServerPage.Provider value={page}>
        <I18nextProvider i18n={i18n.cloneInstance({ lng: page.locale })}>
          <FaultProvider value={fault}>
            <RemixServer context={remixContext} url={request.url} nonce={context.nonce} />
          </FaultProvider>
        </I18nextProvider>
      </ServerPage.Provider>
    </NonceContext>,
    {
      nonce: context.nonce,
      signal: request.signal,
      onError(error) {
        failed = true;
        logError(error, 'page');
      },
    },
  );
  // Pages are small and need one query: a whole page with a Content-Length beats streaming.
  await body.allReady;
  const whole = await new Response(body).arrayBuffer();
  note({ bytes: whole.byteLength });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(whole, { headers, status: failed ? 500 : (fault?.status ?? status) });
}

/** Records a fault. A Response that a loader throws on purpose is none. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.noteFault(error);
  logError(error, 'page');
}
