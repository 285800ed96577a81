import type { AppLoadContext } from '@remix-run/cloudflare';
import { ownOrigin } from '~/http/configuration';
import { translatorFor } from '~/locales/i18n';
import type { ja } from '~/locales/ja';
import { type Locale, localePath } from '~/locales/locale';
import { type StopLink, stopToken } from './mail-choices/stop-link.server';

/** Why somebody gets a mail; its footer says so, and how to stop it. */
type Why = keyof typeof ja.accounts.mailFooter.why;

// Where it is stopped; nowhere when no other follows.
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
  subject: string;
  text: string;
  /** Of a mail that its reader may stop by itself. */
  stop?: StopLink;
  /** Which mail it is: it is sent once, however often it is handed over. */
  once?: string;
}

declare const hasFooter: unique symbol;

/** A mail as it is sent. Only a writer makes one, so that none goes without its footer. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
  once?: string;
  [hasFooter]: true;
}

// Names of people and of tournaments stand in it.
const inOneLine = (subject: string) => subject.replace(/\p{Cc}+/gu, ' ');

/** RFC 8058: mail programs show a button of their own, which posts there. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Writes mails in the language that the account has chosen, else in that of the request. */
export function mailWriter(
  request: Request,
  { env, locale: shown }: Pick<AppLoadContext, 'env' | 'locale'>,
  chosen?: Locale | null,
) {
  const { pathname } = new URL(request.url);
  // Without one nothing is sent (mail.server.ts).
  const origin = ownOrigin(env, request.url) ?? '';
  const locale = chosen ?? shown;
  const t = translatorFor(locale);
  const urlOf = (path: string) => origin + localePath(chosen ? `/${chosen}` : pathname, path);
  return {
    t,
    locale,
    urlOf,
    write({ to, why, subject, text, stop, once }: Letter): Mail {
      const at = stops[why];
      const url = stop && urlOf(`/unsubscribe/${stopToken(env.SESSION_SECRET, stop)}`);
      const reason = t(`accounts.mailFooter.why.${why}`, { stop: at && urlOf(at) });
      const footer = t('accounts.mailFooter.text', {
        why: stop
          ? t('accounts.mailFooter.stop', {
              why: reason,
              topic: t(`mails.topics.${stop.topic}.name`),
              url,
              all: urlOf('/mypage/notices'),
            })
          : reason,
        origin,
        contact: env.CONTACT,
      });
      const mail = { to, subject: inOneLine(subject), text: `${text}\n\n${footer}`, once };
      return { ...mail, headers: url && oneClick(url) } as Mail;
    },
  };
}
