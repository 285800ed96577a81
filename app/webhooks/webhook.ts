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

const discordHosts = ['discord.com', 'discordapp.com', 'ptb.discord.com', 'canary.discord.com'];
const discordPath = /^\/api\/(?:v\d{1,2}\/)?webhooks\/\d{5,25}\/[\w-]{20,200}$/;

/** Parses a permitted target: https on its default port, the name of another site; on Discord a webhook only. */
export function targetOf(text: string, kind: WebhookKind, ownHosts: readonly string[]): URL | undefined {
  const url = text.length <= maxUrlLength ? foreignUrl(text.trim(), ownHosts) : undefined;
  if (url?.protocol !== 'https:') return undefined;
  if (kind === 'standard') return url;
  if (!discordHosts.includes(url.hostname) || !discordPath.test(url.pathname)) return undefined;
  const thread = url.searchParams.get('thread_id');
  url.search = thread && /^\d{5,25}$/.test(thread) ? `?thread_id=${thread}` : '';
  return url;
}

/** Shortens a URL for display, without its secret parts. */
export function shownTarget({ url, kind }: Pick<Webhook, 'url' | 'kind'>): string {
  const { hostname, pathname, search } = new URL(url);
  if (kind === 'standard') return `${hostname}${pathname}${search && '?…'}`;
  return `${hostname}/api/webhooks/${/\d{5,25}/.exec(pathname)?.[0]}/…`;
}

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
