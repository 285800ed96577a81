import type { Told } from '~/api/shapes/notice';
import { wordOf } from '~/api/shapes/notice-words';
import { translatorFor } from '~/locales/i18n';
import { type Locale, locales } from '~/locales/locale';
import type { Embed, Words } from './discord';
import type { WebhookLanguage } from './webhook';

const languagesOf = (language: WebhookLanguage): readonly Locale[] =>
  language === 'both' ? locales : [language];

/** Makes the embed of a message, in one language or both. It never links to a sheet. */
export function embedOf(told: Told, language: WebhookLanguage): Embed {
  const spoken = languagesOf(language).map((lang) => ({ lang, t: translatorFor(lang) }));
  const inAll = (say: (one: (typeof spoken)[number]) => string) =>
    [...new Set(spoken.map(say))].filter(Boolean).join(' / ');
  const tournament = 'tournament' in told.data ? told.data.tournament : null;
  const title = inAll(({ t }) => {
    const hours = told.type === 'tournament.deadline_near' ? told.data.hours : 0;
    const words = t(`webhooks.told.${wordOf[told.type]}`, { hours });
    return tournament?.isTest ? `${t('webhooks.told.isTest')}${words}` : words;
  });
  const fields: { name: string; value: Words }[] = [];
  const field = (key: 'player' | 'sheets' | 'deadline' | 'start' | 'end', value: Words) =>
    fields.push({ name: inAll(({ t }) => t(`webhooks.fields.${key}`)), value });
  const lines = [tournament ? inAll(({ lang }) => tournament.name[lang]) : told.data.group.name];

  if (told.type === 'announcement.posted') {
    const { title: heads, text } = told.data.announcement;
    const heard = spoken.filter(({ lang }) => heads[lang] || text[lang]);
    // A language without a text gets the texts of the other.
    const langs = heard.length > 0 ? heard.map(({ lang }) => lang) : locales;
    for (const lang of langs) lines.push('', heads[lang], text[lang]);
  }
  if (told.type === 'sheet.submitted' || told.type === 'sheet.corrected') {
    field('player', told.data.sheet.playerName);
    field('sheets', String(told.data.sheet.sheets));
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
      if (times[key].includes(told.type)) field(key, { at: new Date(at[key]) });
  }
  if (told.type === 'webhook.test') lines.push(inAll(({ t }) => t('webhooks.told.testText')));
  return {
    title,
    lines,
    fields,
    footer: told.data.group.name,
    ...(tournament && { url: tournament.url }),
    at: new Date(told.timestamp),
  };
}
