import { and, eq, type SQL, sql } from 'drizzle-orm';
import { isReachable } from '~/accounts/returned-mail.server';
import type { Database } from '~/db/client.server';
import { mailChoices, users } from '~/db/schema';
import type { StopLink } from './stop-link.server';
import { type MailTopic, mailTopics, topicDefaults } from './topics';

type Choices = Record<MailTopic, boolean>;

export async function findMailChoices(db: Database, userId: string): Promise<Choices> {
  const rows = await db
    .select({ topic: mailChoices.topic, isOn: mailChoices.isOn })
    .from(mailChoices)
    .where(eq(mailChoices.userId, userId));
  return { ...topicDefaults, ...Object.fromEntries(rows.map(({ topic, isOn }) => [topic, isOn])) };
}

// Selects from users, so that nothing is written for an account deleted meanwhile.
const choose = (db: Database, userId: string, topic: MailTopic, isOn: boolean, now: Date) =>
  db
    .insert(mailChoices)
    .select(
      sql`select id, ${topic}, ${isOn ? 1 : 0}, ${now.getTime()} from ${users} where ${users.id} = ${userId}`,
    )
    .onConflictDoUpdate({
      target: [mailChoices.userId, mailChoices.topic],
      set: { isOn, chosenAt: now },
    });

/** Saves these topics, overriding the defaults for good. The others stay as they are. */
export async function saveMailChoices(db: Database, userId: string, chosen: Partial<Choices>, now: Date) {
  const topics = mailTopics.filter((topic) => chosen[topic] !== undefined);
  const [first, ...others] = topics.map((topic) => choose(db, userId, topic, chosen[topic] === true, now));
  if (first) await db.batch([first, ...others]);
}

export async function chooseMail(db: Database, { userId, topic }: StopLink, isOn: boolean, now: Date) {
  await choose(db, userId, topic, isOn, now);
}

/** SQL condition for a query on `users`: the address is verified, no mail came back, and the topic is wanted. */
export const wantsMail = (topic: MailTopic): SQL =>
  and(
    sql`${users.emailVerifiedAt} is not null`,
    isReachable,
    sql`coalesce((select is_on from mail_choices where user_id = ${users.id} and topic = ${topic}),
      ${topicDefaults[topic] ? 1 : 0}) = 1`,
  ) as SQL;
