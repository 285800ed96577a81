import type { AppLoadContext } from '@remix-run/cloudflare';
import type { ReactNode } from 'react';
import { type Locale, localePath } from '~/locales/locale';
import { etagOf, isHeld } from '~/text/etag';
import { drawEmbed, embedPolicy } from './document';
import type { Unshown } from './find-embed.server';

export const inLocale = (locale: Locale, path: string) => localePath(`/${locale}`, path);

const headersOf = (locale: Locale) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': embedPolicy,
  'Content-Language': locale,
  'X-Robots-Tag': 'noindex',
  Vary: 'Accept-Language, Cookie',
});

/** Answers with a page to be framed. It is revalidated each time, so that a team taken back is gone at once. */
export function answerEmbed(
  request: Request,
  { locale }: AppLoadContext,
  { title, body }: { title: string; body: ReactNode },
): Response {
  const html = drawEmbed(title, locale, body);
  const etag = etagOf(html);
  const headers = new Headers({ ...headersOf(locale), ETag: etag, 'Cache-Control': 'public, no-cache' });
  if (!isHeld(request.headers.get('If-None-Match'), etag)) return new Response(html, { headers });
  headers.delete('Content-Type');
  return new Response(null, { status: 304, headers });
}

const statuses: Record<Unshown, number> = {
  nothing: 404,
  noStandings: 404,
  notStarted: 403,
  running: 403,
  private: 403,
  withdrawn: 410,
  erased: 410,
};

export function refuseEmbed({ locale, t }: AppLoadContext, reason: Unshown): Response {
  const key = reason === 'notStarted' ? 'running' : reason;
  const words =
    key === 'nothing' || key === 'noStandings' || key === 'running'
      ? `feeds.embed.${key}`
      : `viewTeam.denied.${key}`;
  const title = t(`${words}.title` as 'feeds.embed.nothing.title');
  const body = (
    <>
      <h1>{title}</h1>
      <p>{t(`${words}.text` as 'feeds.embed.nothing.text')}</p>
      <footer>
        <a href={inLocale(locale, '/')}>Sixsheet</a>
      </footer>
    </>
  );
  return new Response(drawEmbed(title, locale, body), {
    status: statuses[reason],
    headers: { ...headersOf(locale), 'Cache-Control': 'no-store' },
  });
}
