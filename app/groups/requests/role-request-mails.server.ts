import type { AppLoadContext } from '@remix-run/cloudflare';
import { and, eq } from 'drizzle-orm';
import { trySendMail } from '~/accounts/mail.server';
import { languagesOf, mailWriter } from '~/accounts/write-mail.server';
import { members, users } from '~/db/schema';
import type { Role } from '../permission';
import type { FoundRequest } from './role-request.server';

export async function mailRequestDecision(
  request: Request,
  context: AppLoadContext,
  { userEmail, userLocale, kind, role, groupId, groupName, approvedAt, answer }: FoundRequest,
) {
  const { db, env } = context;
  const { versions, write } = mailWriter(request, env, languagesOf(userLocale));
  const outcome = approvedAt ? 'approved' : 'declined';
  const parts = versions.map(({ t, urlOf }) => ({
    subject: t(`requests.mails.${outcome}.subject`),
    text: t(`requests.mails.${outcome}.text`, {
      what:
        kind === 'newGroup'
          ? t('requests.asks.newGroup', { name: groupName })
          : t('requests.asks.join', { name: groupName, role: t(`groups.places.${role}`) }),
      answer: answer ? t('requests.mails.answer', { answer }) : '',
      url: urlOf(approvedAt ? `/admin/${groupId}` : '/request-role'),
    }),
  }));
  await trySendMail(db, env, write({ to: userEmail, why: 'role' }, parts), new Date());
}

interface JoinRequest {
  groupId: string;
  groupName: string;
  role: Role;
  purpose: string;
  userName: string;
}

export async function mailJoinRequest(request: Request, context: AppLoadContext, join: JoinRequest) {
  const { db, env } = context;
  const { groupId, groupName: group, role, purpose, userName: name } = join;
  const admins = await db
    .select({ email: users.email, locale: users.locale })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.groupId, groupId), eq(members.role, 'admin')));
  for (const { email, locale } of admins) {
    const { versions, write } = mailWriter(request, env, languagesOf(locale));
    const parts = versions.map(({ t, urlOf }) => ({
      subject: t('requests.mails.asked.subject', { group }),
      text: t('requests.mails.asked.text', {
        group,
        name,
        role: t(`groups.places.${role}`),
        purpose,
        url: urlOf(`/admin/${groupId}/requests`),
      }),
    }));
    await trySendMail(db, env, write({ to: email, why: 'organizer' }, parts), new Date());
  }
}
