import type { AppLoadContext } from '@remix-run/cloudflare';
import { ownOrigin } from '~/configuration';
import { translatorFor } from '~/locales/i18n';
import type { ja } from '~/locales/ja';
import { type Locale, localePath } from '~/locales/locale';

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
}

declare const hasFooter: unique symbol;

/** A mail as it is sent. Only a writer makes one, so that none goes without its footer. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  [hasFooter]: true;
}

/** Writes mails in the language that the account has chosen, else in that of the request. */
export function mailWriter(
  request: Request,
  { env, locale: shown }: Pick<AppLoadContext, 'env' | 'locale'>,
  chosen?: Locale | null,
) {
  const { pathname } = new URL(request.url);
  // Without one nothing is sent (mail.server.ts).
  const origin = ownOrigin(env, request.url) ?? '';
  const t = translatorFor(chosen ?? shown);
  const urlOf = (path: string) => origin + localePath(chosen ? `/${chosen}` : pathname, path);
  return {
    t,
    urlOf,
    write({ to, why, subject, text }: Letter): Mail {
      const stop = stops[why];
      const footer = t('accounts.mailFooter.text', {
        why: t(`accounts.mailFooter.why.${why}`, { stop: stop && urlOf(stop) }),
        origin,
        contact: env.CONTACT,
      });
      return { to, subject, text: `${text}\n\n${footer}` } as Mail;
    },
  };
}
