import { sampleOf } from '~/api/shapes/sample-notice';
import { type NoticeKind, noticeKinds } from '~/db/notice-kind';
import { translatorFor } from '~/locales/i18n';
import { discordBody, type Embed } from './discord';
import { embedOf } from './embed.server';
import type { Link } from './payload.server';
import {
  hasWrongThread,
  maxUrlLength,
  targetOf,
  type WebhookKind,
  type WebhookLanguage,
  webhookKinds,
  webhookLanguages,
} from './webhook';

export interface WebhookDraft {
  kind: WebhookKind;
  url: string;
  events: readonly NoticeKind[];
  language: WebhookLanguage;
}
export type WebhookProblems = Partial<
  Record<'url', 'urlRequired' | 'urlWrong' | 'urlNotDiscord' | 'urlThread'> &
    Record<'events', 'eventRequired'>
>;

export function readWebhook(form: FormData): WebhookDraft {
  const chosen = form.getAll('event');
  return {
    kind: webhookKinds.find((each) => each === form.get('kind')) ?? 'discord',
    url: String(form.get('url') ?? '')
      .slice(0, maxUrlLength + 1)
      .trim(),
    events: noticeKinds.filter((each) => chosen.includes(each)),
    language: webhookLanguages.find((each) => each === form.get('language')) ?? 'ja',
  };
}

export const eventProblems = ({ events }: Pick<WebhookDraft, 'events'>): WebhookProblems =>
  events.length === 0 ? { events: 'eventRequired' } : {};

export function problemsOf(draft: WebhookDraft, ownHosts: readonly string[]): WebhookProblems {
  const { kind, url } = draft;
  if (!url) return { ...eventProblems(draft), url: 'urlRequired' };
  if (targetOf(url, kind, ownHosts)) return eventProblems(draft);
  if (kind === 'discord' && hasWrongThread(url, ownHosts))
    return { ...eventProblems(draft), url: 'urlThread' };
  const isElse = kind === 'discord' && targetOf(url, 'standard', ownHosts) !== undefined;
  return { ...eventProblems(draft), url: isElse ? 'urlNotDiscord' : 'urlWrong' };
}

interface PreviewOf {
  group: { id: string; name: string };
  link: Link;
  now: Date;
}

export function previewWebhook({ kind, events, language }: WebhookDraft, { group, link, now }: PreviewOf) {
  const [ja, en] = [translatorFor('ja'), translatorFor('en')];
  const inBoth = (key: 'sample' | 'sampleTitle' | 'sampleText') => ({
    ja: ja(`webhooks.${key}`),
    en: en(`webhooks.${key}`),
  });
  const words = language === 'en' ? en : ja;
  const sample = {
    group,
    link,
    now,
    player: words('webhooks.samplePlayer'),
    opponent: words('webhooks.sampleOpponent'),
    name: inBoth('sample'),
    title: inBoth('sampleTitle'),
    text: inBoth('sampleText'),
  };
  return events.map((event): { event: NoticeKind; embed?: Embed; text: string } => {
    // On Discord a result joins the message of its round.
    const shown = kind === 'discord' && event === 'match.reported' ? 'round.published' : event;
    const message = sampleOf(shown, sample);
    if (kind === 'standard') return { event, text: JSON.stringify(message, null, 2) };
    const embed = embedOf(message, language);
    return { event, embed, text: JSON.stringify(discordBody(embed), null, 2) };
  });
}
export type WebhookPreviews = ReturnType<typeof previewWebhook>;
