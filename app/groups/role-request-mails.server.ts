import type { AppLoadContext } from '@remix-run/cloudflare';
import { deliver } from '~/accounts/mail.server';
import { translatorFor } from '~/locales/i18n';
import { localePath } from '~/locales/locale';
import type { FoundRequest } from './role-request.server';

export async function mailDecision(
  request: Request,
  { db, env, locale: shown }: AppLoadContext,
  { userEmail, userLocale, kind, role, groupId, groupName, approvedAt, answer }: FoundRequest,
) {
  const locale = userLocale ?? shown;
  const t = translatorFor(locale);
  const site = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : new URL(request.url).origin;
  const what =
    kind === 'newGroup'
      ? t('requests.asks.newGroup', { name: groupName })
      : t('requests.asks.join', { name: groupName, role: t(`groups.places.${role}`) });
  const path = approvedAt ? `/admin/${groupId}` : '/request-role';
  const outcome = approvedAt ? 'approved' : 'declined';
  const mail = {
    to: userEmail,
    subject: t(`requests.mails.${outcome}.subject`),
    text: t(`requests.mails.${outcome}.text`, {
      what,
      answer: answer ? t('requests.mails.answer', { answer }) : '',
      url: site + localePath(`/${locale}`, path),
    }),
  };
  await deliver(db, env, mail, new Date());
}
