import type { AppLoadContext } from '@remix-run/cloudflare';
import { ownOrigin } from '~/http/configuration';
import { translatorFor } from '~/locales/i18n';
import type { ja } from '~/locales/ja';
import { type Locale, localePath } from '~/locales/locale';
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
  subject: string;
  text: string;
  stop?: StopLink;
  once?: string;
}

declare const hasFooter: unique symbol;

/** A mail ready to send. The brand ensures that only mailWriter makes one, always with a footer. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
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

export function mailWriter(
  request: Request,
  { env, locale: pageLocale }: Pick<AppLoadContext, 'env' | 'locale'>,
  chosen?: Locale | null,
) {
  const { pathname } = new URL(request.url);
  // sendMail refuses to send without an origin.
  const origin = ownOrigin(env, request.url) ?? '';
  const locale = chosen ?? pageLocale;
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
