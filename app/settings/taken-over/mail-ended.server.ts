import type { AppLoadContext } from '@remix-run/cloudflare';
import { mailNotice, restoreSentence } from '~/accounts/account-mails.server';
import type { TakenOver } from './find-taken-over.server';

/**
 * Tells the account's addresses that access was ended. While an earlier one can take the account back, the current one may be
 * a hijacker's: it is not invited to set a password, and only the earlier address that outranks all others gets a link.
 */
export function mailEnded(request: Request, context: AppLoadContext, account: TakenOver, now: Date) {
  const { email, locale, earlier, isReturned } = account;
  const { ctx, env } = context;
  const [first] = earlier;
  if (!isReturned)
    ctx.waitUntil(
      mailNotice(request, context, 'accessEnded', { email, locale }, ({ t, urlOf }) => ({
        back: first ? '' : t('accounts.mails.accessEnded.back', { forgot: urlOf('/forgot-password') }),
      })),
    );
  for (const before of new Set(earlier.map((kept) => kept.email)))
    ctx.waitUntil(
      mailNotice(request, context, 'accessEndedBefore', { email: before, locale }, (words) => ({
        way:
          before === first?.email
            ? restoreSentence(words, context, first, now)
            : words.t('accounts.mails.emailChanged.contact', { contact: env.CONTACT }),
      })),
    );
}
