import type { WebhookMessage } from '~/api/shapes/notice';
import { wordOf } from '~/api/shapes/notice-words';
import { translatorFor } from '~/locales/i18n';
import { type Locale, locales } from '~/locales/locale';
import type { Embed, EmbedValue } from './discord';
import type { WebhookLanguage } from './webhook';

const languagesOf = (language: WebhookLanguage): readonly Locale[] =>
  language === 'both' ? locales : [language];

/** Makes the embed of a message, in one language or both. It never links to a sheet. */
export function embedOf(message: WebhookMessage, language: WebhookLanguage): Embed {
  const translators = languagesOf(language).map((lang) => ({ lang, t: translatorFor(lang) }));
  const inAll = (say: (one: (typeof translators)[number]) => string) =>
    [...new Set(translators.map(say))].filter(Boolean).join(' / ');
  const tournament = 'tournament' in message.data ? message.data.tournament : null;
  const title = inAll(({ t }) => {
    const hours = message.type === 'tournament.deadline_near' ? message.data.hours : 0;
    const words = t(`webhooks.told.${wordOf[message.type]}`, { hours });
    return tournament?.isTest ? `${t('webhooks.told.isTest')}${words}` : words;
  });
  const fields: { name: string; value: EmbedValue }[] = [];
  const field = (key: 'player' | 'sheets' | 'deadline' | 'start' | 'end', value: EmbedValue) =>
    fields.push({ name: inAll(({ t }) => t(`webhooks.fields.${key}`)), value });
  const lines = [tournament ? inAll(({ lang }) => tournament.name[lang]) : message.data.group.name];

  if (message.type === 'announcement.posted') {
    const { title: heads, text } = message.data.announcement;
    const texted = translators.filter(({ lang }) => heads[lang] || text[lang]);
    // A language without a text gets the texts of the other.
    const langs = texted.length > 0 ? texted.map(({ lang }) => lang) : locales;
    for (const lang of langs) lines.push('', heads[lang], text[lang]);
  }
  if (message.type === 'sheet.submitted' || message.type === 'sheet.corrected') {
    field('player', message.data.sheet.playerName);
    field('sheets', String(message.data.sheet.sheets));
  }
  if (tournament) {
    const times = {
      deadline: ['tournament.published', 'tournament.opened', 'tournament.deadline_near'],
      start: ['tournament.published', 'tournament.opened', 'tournament.closed'],
      end: ['tournament.started'],
    };
    const at = {
      deadline: tournament.submissionDeadlineAt,
      start: tournament.startsAt,
      end: tournament.endsAt,
    };
    for (const key of ['deadline', 'start', 'end'] as const)
      if (times[key].includes(message.type)) field(key, { at: new Date(at[key]) });
  }
  if (message.type === 'webhook.test') lines.push(inAll(({ t }) => t('webhooks.told.testText')));
  return {
    title,
    lines,
    fields,
    footer: message.data.group.name,
    ...(tournament && { url: tournament.url }),
    at: new Date(message.timestamp),
  };
}
