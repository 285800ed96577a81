import type { WebhookMessage } from '~/api/shapes/notice';
import { wordOf } from '~/api/shapes/notice-words';
import { translatorFor } from '~/locales/i18n';
import { type Locale, locales } from '~/locales/locale';
import { type Embed, type EmbedLine, type EmbedValue, roomAfter } from './discord';
import { matchLine, roundLines, type Words } from './round-lines';
import type { WebhookLanguage } from './webhook';

const languagesOf = (language: WebhookLanguage): readonly Locale[] =>
  language === 'both' ? locales : [language];

/** A round, or a match, as lines below the tournament's name. */
function linesOfRounds(
  message: WebhookMessage,
  words: readonly [Words, ...Words[]],
  room: number,
): EmbedLine[] {
  if (message.type === 'match.reported') return [matchLine(message.data.match, words)];
  if (message.type !== 'round.published') return [];
  return roundLines(message.data.round, words, message.data.roundsUrl, room);
}

const roundNameIn = ({ type, data }: WebhookMessage, lang: Locale): string => {
  if (type === 'round.published') return data.round.name[lang];
  return type === 'match.reported' ? data.match.name[lang] : '';
};

/** Makes the embed of a message, in one language or both. It never links to a sheet. */
export function embedOf(message: WebhookMessage, language: WebhookLanguage): Embed {
  const translators = languagesOf(language).map((lang): Words => ({ lang, t: translatorFor(lang) }));
  const inAll = (say: (one: Words) => string) =>
    [...new Set(translators.map(say))].filter(Boolean).join(' / ');
  const tournament = 'tournament' in message.data ? message.data.tournament : null;
  const title = inAll(({ t, lang }) => {
    const hours = message.type === 'tournament.deadline_near' ? message.data.hours : 0;
    const words = t(`webhooks.told.${wordOf[message.type]}`, { hours, round: roundNameIn(message, lang) });
    return tournament?.isTest ? `${t('webhooks.told.isTest')}${words}` : words;
  });
  const fields: { name: string; value: EmbedValue }[] = [];
  const field = (key: 'player' | 'sheets' | 'deadline' | 'start' | 'end', value: EmbedValue) =>
    fields.push({ name: inAll(({ t }) => t(`webhooks.fields.${key}`)), value });
  const first = tournament ? inAll(({ lang }) => tournament.name[lang]) : message.data.group.name;
  const rounds = linesOfRounds(message, translators as [Words, ...Words[]], roomAfter(first));
  const lines: EmbedLine[] = [first, ...rounds];

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
  if (message.type === 'round.published' && message.data.round.endsAt)
    fields.push({
      name: inAll(({ t }) => t('rounds.hall.until')),
      value: { at: new Date(message.data.round.endsAt) },
    });
  if (message.type === 'webhook.test') lines.push(inAll(({ t }) => t('webhooks.told.testText')));
  return {
    title,
    lines,
    fields,
    footer: message.data.group.name,
    ...(tournament && { url: 'roundsUrl' in message.data ? message.data.roundsUrl : tournament.url }),
    at: new Date(message.timestamp),
  };
}
