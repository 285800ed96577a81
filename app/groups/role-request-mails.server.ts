import type { AppLoadContext } from '@remix-run/cloudflare';
import { deliver } from '~/accounts/mail.server';
import { mailWriter } from '~/accounts/write-mail.server';
import type { FoundRequest } from './role-request.server';

export async function mailDecision(
  request: Request,
  context: AppLoadContext,
  { userEmail, userLocale, kind, role, groupId, groupName, approvedAt, answer }: FoundRequest,
) {
  const { t, urlOf, write } = mailWriter(request, context, userLocale ?? context.locale);
  const what =
    kind === 'newGroup'
      ? t('requests.asks.newGroup', { name: groupName })
      : t('requests.asks.join', { name: groupName, role: t(`groups.places.${role}`) });
  const outcome = approvedAt ? 'approved' : 'declined';
  const mail = write({
    to: userEmail,
    why: 'role',
    subject: t(`requests.mails.${outcome}.subject`),
    text: t(`requests.mails.${outcome}.text`, {
      what,
      answer: answer ? t('requests.mails.answer', { answer }) : '',
      url: urlOf(approvedAt ? `/admin/${groupId}` : '/request-role'),
    }),
  });
  await deliver(context.db, context.env, mail, new Date());
}
