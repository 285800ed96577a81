import { noticeKinds } from '~/db/notice-kind';
import type { webhooks } from '~/db/schema';
import { foreignUrl } from '~/images/foreign-url';
import { eachAlone, type FlatValues } from '~/ui/form/seen';

export type Webhook = typeof webhooks.$inferSelect;
export type WebhookKind = Webhook['kind'];
export type WebhookLanguage = Webhook['language'];

export const webhookKinds = ['standard', 'discord'] as const satisfies readonly WebhookKind[];
export const webhookLanguages = ['ja', 'en', 'both'] as const satisfies readonly WebhookLanguage[];

/** Per group. */
export const maxWebhooks = 10;
export const maxUrlLength = 500;

const discordHosts = ['discord.com', 'discordapp.com'].flatMap((host) => [
  host,
  `ptb.${host}`,
  `canary.${host}`,
]);
const discordPath = /^\/api\/(?:v\d{1,2}\/)?webhooks\/\d{5,25}\/[\w-]{20,200}(?=\/?$)/;

/** Parses a permitted target: https on its default port, the name of another site; on Discord a webhook only. */
export function targetOf(text: string, kind: WebhookKind, ownHosts: readonly string[]): URL | undefined {
  const url = text.length <= maxUrlLength ? foreignUrl(text.trim(), ownHosts) : undefined;
  if (url?.protocol !== 'https:') return undefined;
  return kind === 'standard' ? url : discordTarget(url);
}

/** Old and test hosts of Discord have the same webhooks, but may redirect, which we do not follow. */
function discordTarget({ hostname, pathname, searchParams }: URL): URL | undefined {
  const [path] = discordPath.exec(pathname) ?? [];
  const thread = searchParams.get('thread_id');
  if (!discordHosts.includes(hostname) || !path) return undefined;
  if (thread !== null && !/^\d{5,25}$/.test(thread)) return undefined;
  return new URL(`https://discord.com${path}${thread === null ? '' : `?thread_id=${thread}`}`);
}

/** Whether a URL would be one of a Discord webhook without its thread. */
export const hasWrongThread = (text: string, ownHosts: readonly string[]): boolean =>
  /[?&]thread_id=/.test(text) && targetOf(text.replace(/\?.*/s, ''), 'discord', ownHosts) !== undefined;

/** Shortens a URL for display, without its secret parts. */
export function shownTarget({ url, kind }: Pick<Webhook, 'url' | 'kind'>): string {
  const { hostname, pathname, search } = new URL(url);
  if (kind === 'standard') return `${hostname}${pathname}${search && '?…'}`;
  return `${hostname}/api/webhooks/${/\d{5,25}/.exec(pathname)?.[0]}/…${search}`;
}

/** Shortens a long target in its middle, for headings and lists. */
export const shortTarget = (target: string): string =>
  target.length <= 60 ? target : `${target.slice(0, 40)}…${target.slice(-16)}`;

/** Merges a form event by event, each on or off. */
export const flatWebhook = ({ events, language }: Pick<Webhook, 'events' | 'language'>): FlatValues => ({
  ...Object.fromEntries(noticeKinds.map((event) => [event, events.includes(event) ? 'on' : ''])),
  language,
});
export const webhookUnits = eachAlone<string>([...noticeKinds, 'language']);
export const unflatWebhook = (flat: FlatValues) => ({
  events: noticeKinds.filter((event) => flat[event]),
  language: webhookLanguages.find((each) => each === flat.language) ?? 'ja',
});
