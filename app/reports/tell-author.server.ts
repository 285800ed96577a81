import type { AppLoadContext } from '@remix-run/cloudflare';
import { and, eq } from 'drizzle-orm';
import { trySendMail } from '~/accounts/mail.server';
import { languagesOf, mailWriter } from '~/accounts/write-mail.server';
import { members, users } from '~/db/schema';
import { translatorFor } from '~/locales/i18n';
import { toldReason } from '~/text/told-reason';
import type { FoundCase } from './report.server';

const mailReasons = { post: 'post', team: 'team', tournament: 'organizer' } as const;

/** Mail recipients: the post's author, the player, or the group's admins. Guests have no email address. */
async function findAuthors({ db }: AppLoadContext, { kind, authorId, groupId }: FoundCase) {
  const person = { email: users.email, locale: users.locale };
  if (kind !== 'tournament')
    return authorId ? db.select(person).from(users).where(eq(users.id, authorId)) : [];
  return db
    .select(person)
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.groupId, groupId ?? ''), eq(members.role, 'admin')));
}

/** Reason shown beside a post, in the author's language or else in both. */
export async function reasonForAuthor(
  context: AppLoadContext,
  one: FoundCase,
  decided: Parameters<typeof toldReason>[1],
): Promise<string> {
  const [author] = one.kind === 'post' ? await findAuthors(context, one) : [];
  const lines = languagesOf(author?.locale ?? null).map((locale) =>
    toldReason(translatorFor(locale), { ...decided, reason: '' }),
  );
  return [...lines, decided.reason].filter(Boolean).join('\n');
}

const pageOf = ({ kind, thingId, groupId }: FoundCase, isDown: boolean) => {
  if (kind === 'post') return isDown ? `/post/${thingId}/edit` : `/post/${thingId}`;
  return kind === 'team' ? `/teams/${thingId}` : `/admin/${groupId}/tournaments/${thingId}/edit`;
};

/** Mails authors about a take-down or restoration, without naming the reporter. */
export async function tellAuthors(
  request: Request,
  context: AppLoadContext,
  one: FoundCase,
  what: 'takenDown' | 'restored',
) {
  const { db, env } = context;
  for (const { email, locale } of await findAuthors(context, one)) {
    const { versions, write } = mailWriter(request, env, languagesOf(locale));
    const parts = versions.map(({ t, urlOf }) => {
      const params = {
        name: one.name,
        of: one.of,
        url: urlOf(pageOf(one, what === 'takenDown')),
        reason: toldReason(t, one),
        objection: t('reports.mails.objection', { contact: env.CONTACT }),
      };
      const key = `reports.mails.${what}.${one.kind}` as const;
      return { subject: t(`${key}.subject`), text: t(`${key}.text`, params) };
    });
    await trySendMail(db, env, write({ to: email, why: mailReasons[one.kind] }, parts), new Date());
  }
}
