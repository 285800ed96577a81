import { defaultLocale, type Locale, prefixOf } from '~/locales/locale';
import { etagOf, isHeld } from '~/text/etag';

/** Subscribed programs have no cookie and share one cached copy, so that only the path sets the language. */
export const localeOfAddress = (request: Request): Locale =>
  prefixOf(new URL(request.url).pathname) ?? defaultLocale;

interface Answer {
  type: 'text/calendar' | 'application/atom+xml';
  locale: Locale;
  /** Readable with its secret URL only. */
  isSecret?: boolean;
}

const maxAgeSeconds = 300;

/** Answers with a text that rarely changes, with an ETag for conditional requests. */
export function answerSubscription(
  request: Request,
  text: string,
  { type, locale, isSecret }: Answer,
): Response {
  const etag = etagOf(text);
  const headers = new Headers({
    ETag: etag,
    'Cache-Control': isSecret ? 'private, no-cache' : `public, max-age=${maxAgeSeconds}`,
    'Content-Language': locale,
  });
  if (isSecret) headers.set('X-Robots-Tag', 'noindex');
  if (isHeld(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  headers.set('Content-Type', `${type}; charset=utf-8`);
  if (type === 'text/calendar') headers.set('Content-Disposition', 'inline; filename="sixsheet.ics"');
  return new Response(text, { headers });
}
