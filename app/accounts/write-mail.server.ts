import { ownOrigin } from '~/http/configuration';
import { type Translate, translatorFor } from '~/locales/i18n';
import type { ja } from '~/locales/ja';
import { type Locale, localePath, locales } from '~/locales/locale';
import { type StopLink, stopToken } from './mail-choices/stop-link.server';

type Why = keyof typeof ja.accounts.mailFooter.why;

// Page that stops such mails; missing if no other will follow.
const stops: Partial<Record<Why, string>> = {
  account: '/mypage/account',
  team: '/mypage/account',
  entrant: '/mypage',
  post: '/posts/mine',
  role: '/request-role',
};

interface Letter {
  to: string;
  why: Why;
  stop?: StopLink;
  once?: string;
}

interface Message {
  subject: string;
  text: string;
}

/** Words and links of a mail in one language. */
export interface MailWords {
  t: Translate;
  locale: Locale;
  urlOf(path: string): string;
}

declare const hasFooter: unique symbol;

/** A mail ready to send. The brand ensures that only mailWriter makes one, always with a footer. */
export interface Mail extends Message {
  to: string;
  headers?: Record<string, string>;
  once?: string;
  [hasFooter]: true;
}

const inOneLine = (subject: string) => subject.replace(/\p{Cc}+/gu, ' ');

/** One-click unsubscribe headers (RFC 8058): mail clients show a button that posts to the URL. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Both languages if the recipient has chosen none: the language of the request may be a stranger's. */
export const languagesOf = (chosen: Locale | null): readonly Locale[] => (chosen ? [chosen] : locales);

export function mailWords(request: Request, env: Env, locale: Locale): MailWords {
  // sendMail refuses to send without an origin.
  const origin = ownOrigin(env, request.url) ?? '';
  return { t: translatorFor(locale), locale, urlOf: (path) => origin + localePath(`/${locale}`, path) };
}

export function mailWriter(request: Request, env: Env, languages: readonly Locale[]) {
  const versions = languages.map((locale) => mailWords(request, env, locale));
  const stopUrl = ({ urlOf }: MailWords, stop: StopLink) =>
    urlOf(`/unsubscribe/${stopToken(env.SESSION_SECRET, stop)}`);

  function footer(words: MailWords, { why, stop }: Letter): string {
    const { t, urlOf } = words;
    const at = stops[why];
    const reason = t(`accounts.mailFooter.why.${why}`, { stop: at && urlOf(at) });
    return t('accounts.mailFooter.text', {
      why: stop
        ? t('accounts.mailFooter.stop', {
            why: reason,
            topic: t(`mails.topics.${stop.topic}.name`),
            url: stopUrl(words, stop),
            all: urlOf('/mypage/notices'),
          })
        : reason,
      origin: ownOrigin(env, request.url) ?? '',
      contact: env.CONTACT,
    });
  }

  return {
    versions,
    /** One mail of all parts, with the subject and the footer in every language. */
    write(letter: Letter, parts: readonly Message[]): Mail {
      const { to, stop, once } = letter;
      const footers = versions.map((words) => footer(words, letter));
      const subject = [...new Set(parts.map((part) => part.subject))].join(' / ');
      const text = [parts.map((part) => part.text).join('\n\n— — —\n\n'), ...footers].join('\n\n');
      const mail = { to, subject: inOneLine(subject), text, once };
      const [first] = versions;
      return { ...mail, headers: stop && first && oneClick(stopUrl(first, stop)) } as Mail;
    },
  };
}
