import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { Policy } from '~/http/policy';
import { translatorFor } from '~/locales/i18n';
import { etagOf, isHeld } from '~/text/etag';
import { playerName } from '~/text/nameless';
import { frameHtml, framePath, sizeOf } from '~/ui/embed/frame';
import { problemResponse } from '~/ui/problem';
import { findStandings, findTeam } from './find-embed.server';
import { type EmbedTarget, embedTargetAt, type OembedAnswer, pixels, printXml } from './oembed';

export const handle: Policy = { audience: 'everyone' };

const formats = {
  json: { type: 'application/json; charset=utf-8', print: (answer: OembedAnswer) => JSON.stringify(answer) },
  xml: { type: 'text/xml; charset=utf-8', print: printXml },
};

const maxAgeSeconds = 3600;
const open = { 'Access-Control-Allow-Origin': '*', 'X-Robots-Tag': 'noindex' };

// The statuses are those of oEmbed 1.0, 2.3.5, which has none for an invalid query.
const problems = {
  wrongQuery: { status: 400, title: 'Something in the query cannot be this.' },
  notShown: { status: 401, title: 'This may not be seen by everybody now.' },
  notFound: { status: 404, title: 'There is nothing here to embed at this address.' },
  wrongFormat: { status: 501, title: 'There is JSON and XML here, and nothing else.' },
};

const refuse = (error: keyof typeof problems, more = {}) =>
  problemResponse({ error, ...problems[error] }, more, { ...open, 'Cache-Control': 'no-store' });

/** oEmbed endpoint for public teams and a tournament's standings: https://oembed.com. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams: query, host } = new URL(request.url);
  const { PUBLIC_URL } = context.env;
  const formatName = (query.get('format') || 'json').toLowerCase();
  const format = Object.hasOwn(formats, formatName) ? formats[formatName as keyof typeof formats] : undefined;
  if (!format) return refuse('wrongFormat');
  const room = { width: pixels(query.get('maxwidth')), height: pixels(query.get('maxheight')) };
  const { width, height } = room;
  if (width === null || height === null)
    return refuse('wrongQuery', { value: width === null ? 'maxwidth' : 'maxheight' });
  const address = query.get('url');
  if (!address) return refuse('wrongQuery', { value: 'url' });
  const hosts = [host, ...(PUBLIC_URL ? [new URL(PUBLIC_URL).host] : [])];
  const target = embedTargetAt(address, hosts, context.match);
  if (!target) return refuse('notFound');
  const embed = await find(target, context);
  if (typeof embed === 'string')
    return refuse(['notStarted', 'running', 'private'].includes(embed) ? 'notShown' : 'notFound');
  const { embeddable, ...titles } = embed;
  const { origin } = new URL(PUBLIC_URL || request.url);
  const size = sizeOf(embeddable, { width, height });
  const text = format.print({
    type: 'rich',
    version: '1.0',
    ...titles,
    provider_name: 'Sixsheet',
    provider_url: origin,
    cache_age: maxAgeSeconds,
    html: frameHtml({ src: origin + framePath(embeddable, target.locale), title: titles.title, ...size }),
    ...size,
  });
  const etag = etagOf(text);
  const headers = new Headers({ ...open, ETag: etag, 'Cache-Control': 'public, no-cache' });
  if (isHeld(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  headers.set('Content-Type', format.type);
  return new Response(text, { headers });
}

async function find({ kind, id, locale }: EmbedTarget, { db, now }: AppLoadContext) {
  const t = translatorFor(locale);
  if (kind === 'teams') {
    const team = await findTeam(db, id, now);
    if (typeof team === 'string') return team;
    const player = playerName(t, team.player);
    return {
      embeddable: { kind, id } as const,
      title: t('viewTeam.title', { name: player }),
      author_name: player,
    };
  }
  const standings = await findStandings(db, id, now);
  if (typeof standings === 'string') return standings;
  const title = t('feeds.embed.standings', { name: standings.name[locale] });
  return {
    embeddable: { kind, id, rows: standings.rows.length } as const,
    title,
    author_name: standings.group,
  };
}
