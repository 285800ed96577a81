import { sampleOf } from '~/api/shapes/sample-notice';
import { type NoticeKind, noticeKinds } from '~/db/notice-kind';
import { translatorFor } from '~/locales/i18n';
import { discordBody, type Embed } from './discord';
import { embedOf } from './embed.server';
import type { Link } from './payload.server';
import {
  longestUrl,
  targetOf,
  type WebhookKind,
  type WebhookLanguage,
  webhookKinds,
  webhookLanguages,
} from './webhook';

export interface TypedWebhook {
  kind: WebhookKind;
  url: string;
  events: readonly NoticeKind[];
  language: WebhookLanguage;
}
export type WebhookProblems = Partial<
  Record<'url', 'urlRequired' | 'urlWrong' | 'urlNotDiscord'> & Record<'events', 'eventRequired'>
>;

/** Reads the form without validating it. */
export function readWebhook(form: FormData): TypedWebhook {
  const asked = form.getAll('event');
  return {
    kind: webhookKinds.find((each) => each === form.get('kind')) ?? 'discord',
    url: String(form.get('url') ?? '')
      .slice(0, longestUrl + 1)
      .trim(),
    events: noticeKinds.filter((each) => asked.includes(each)),
    language: webhookLanguages.find((each) => each === form.get('language')) ?? 'ja',
  };
}

export const eventProblems = ({ events }: Pick<TypedWebhook, 'events'>): WebhookProblems =>
  events.length === 0 ? { events: 'eventRequired' } : {};

export function problemsOf(typed: TypedWebhook, ownHosts: readonly string[]): WebhookProblems {
  const { kind, url } = typed;
  if (!url) return { ...eventProblems(typed), url: 'urlRequired' };
  if (targetOf(url, kind, ownHosts)) return eventProblems(typed);
  const isElse = kind === 'discord' && targetOf(url, 'standard', ownHosts) !== undefined;
  return { ...eventProblems(typed), url: isElse ? 'urlNotDiscord' : 'urlWrong' };
}

interface PreviewOf {
  group: { id: string; name: string };
  link: Link;
  now: Date;
}

export function previewOf({ kind, events, language }: TypedWebhook, { group, link, now }: PreviewOf) {
  const [ja, en] = [translatorFor('ja'), translatorFor('en')];
  const inBoth = (key: 'sample' | 'sampleTitle' | 'sampleText') => ({
    ja: ja(`webhooks.${key}`),
    en: en(`webhooks.${key}`),
  });
  const player = (language === 'en' ? en : ja)('webhooks.samplePlayer');
  const sample = {
    ...{ group, link, now, player, name: inBoth('sample') },
    ...{ title: inBoth('sampleTitle'), text: inBoth('sampleText') },
  };
  return events.map((event): { event: NoticeKind; embed?: Embed; text: string } => {
    const told = sampleOf(event, sample);
    if (kind === 'standard') return { event, text: JSON.stringify(told, null, 2) };
    const embed = embedOf(told, language);
    return { event, embed, text: JSON.stringify(discordBody(embed), null, 2) };
  });
}
export type Preview = ReturnType<typeof previewOf>;
