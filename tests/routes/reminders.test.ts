import { env } from 'cloudflare:workers';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { newId } from '~/db/ids';
import { entrants, noticeMails, notices, tournaments, users } from '~/db/schema';
import { remindMissing } from '~/entrants/remind-missing.server';
import { en } from '~/locales/en';
import { loadStrings } from '~/locales/i18n';
import { ja } from '~/locales/ja';
import { queueMails } from '~/tell/mail-notices.server';
import { giveUp, mailSome } from '~/tell/mail-some.server';
import { tellNotices } from '~/tell/tell-notices.server';
import { ids } from '../world';
import { db } from './account';
import { account, enter, production } from './noticed';
import { person } from './person';
import { fromNow, minute, openTournament } from './sheet-writes';

const siteAdmin = await person('site-admin@example.com');
const staff = await person('moderator@example.com');

beforeAll(() => {
  loadStrings('ja', ja);
  loadStrings('en', en);
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** A tournament with this many entrants who have accounts, and no sheets. */
async function awaited(count: number) {
  const name = `杯${newId()}`;
  const id = await openTournament({ name });
  const people = [];
  for (let at = 0; at < count; at++) {
    const tonamelId = `R${newId().slice(0, 12)}`;
    people.push({ ...(await account({ tonamelId })), tonamelId });
    await db.insert(entrants).values({
      id: newId(),
      tournamentId: id,
      name: `選手${at}`,
      tonamelId: tonamelId.toLowerCase(),
      position: at,
    });
  }
  const [tournament] = await db.select().from(tournaments).where(eq(tournaments.id, id));
  if (!tournament) throw new Error('It was not made.');
  const noticeOf = async () => {
    const [notice] = await db
      .select()
      .from(notices)
      .where(and(eq(notices.tournamentId, id), eq(notices.kind, 'entrants.reminded')));
    return notice?.id ?? 0;
  };
  return { id, name, tournament, people, noticeOf };
}

/** The mail API answers by address; who was mailed is in `taken`. */
function apiAnswers(answer: (to: string) => number) {
  const taken: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const to = String((JSON.parse(String(init?.body)) as { to: string[] }).to);
    const status = answer(to);
    if (status === 200) taken.push(to);
    return new Response('{}', { status });
  });
  return taken;
}

/** As long as the queue has a message for more of them. */
async function mailAll(noticeId: number, againAt?: Date) {
  for (;;) {
    const outcome = await mailSome(db, production(env), noticeId, new Date(), againAt);
    if (outcome !== 'more') return outcome;
  }
}
const emailsOf = (people: readonly { email: string }[]) => people.map(({ email }) => email).sort();
const failedOf = (noticeId: number) =>
  db
    .select({ userId: noticeMails.userId })
    .from(noticeMails)
    .where(
      and(eq(noticeMails.noticeId, noticeId), isNotNull(noticeMails.failedAt), isNull(noticeMails.sentAt)),
    );

/** Counts the statements that go through it, and the messages queued. */
function counted() {
  const counts = { statements: 0, messages: 0 };
  const DB = new Proxy(env.DB, {
    get(target, key: keyof D1Database) {
      if (key === 'prepare') counts.statements++;
      return (target[key] as () => unknown).bind(target);
    },
  });
  const MAILS = { send: async () => counts.messages++ } as unknown as Queue;
  return { counts, db: openDatabase(DB), env: { ...production(env), MAILS } as Env };
}

describe('a reminder of missing teams', () => {
  it('costs the request a few questions and one message, however many it reaches', async () => {
    const { tournament, people, noticeOf } = await awaited(250);
    const { counts, ...context } = counted();
    const mails = apiAnswers(() => 200);
    expect(await remindMissing(context, tournament, new Date())).toEqual({ missing: 250 });
    expect([counts.statements, mails]).toEqual([5, []]);
    await tellNotices(context.db, context.env, new Date(), [queueMails]);
    expect(counts.messages).toBeGreaterThanOrEqual(1);
    expect(counts.statements).toBeLessThan(20);
    expect(await remindMissing(context, tournament, new Date())).toBe('already');
    expect(await mailAll(await noticeOf())).toBe('done');
    expect(mails.sort()).toEqual(emailsOf(people));
    expect(await mailAll(await noticeOf())).toBe('done');
    expect(mails.length).toBe(250);
  });

  it('reaches nobody who submitted meanwhile, and nobody once submission is closed', async () => {
    const { id, tournament, people, noticeOf } = await awaited(3);
    const [first, ...others] = people;
    await remindMissing({ db, env: production(env) }, tournament, new Date());
    await enter(id, first?.id ?? null, { tonamelId: first?.tonamelId ?? '' });
    const mails = apiAnswers(() => 200);
    await mailAll(await noticeOf());
    expect(mails.sort()).toEqual(emailsOf(others));

    const late = await awaited(1);
    await remindMissing({ db, env: production(env) }, late.tournament, new Date());
    await db
      .update(tournaments)
      .set({ submissionDeadlineAt: fromNow(-minute) })
      .where(eq(tournaments.id, late.id));
    expect(await mailAll(await late.noticeOf())).toBe('late');
    expect(mails.length).toBe(2);
  });

  it('that the mail API refuses is listed with the others that were given up, and sent again from there', async () => {
    const { id, name, tournament, people, noticeOf } = await awaited(4);
    const [good, refused, ...down] = people;
    await remindMissing({ db, env: production(env) }, tournament, new Date());
    const notice = await noticeOf();
    apiAnswers((to) => (to === good?.email ? 200 : to === refused?.email ? 422 : 503));
    expect(await mailAll(notice)).toBe('failed');
    await giveUp(db, production(env), notice, new Date());
    expect(await failedOf(notice)).toHaveLength(3);
    vi.restoreAllMocks();
    const desk = `/admin/${ids.group}/tournaments/${id}/entrants`;
    // Who has an account is private, so that staff of the group see no number of mails.
    expect(await staff.html(`/ja${desk}`)).not.toContain('送れませんでした');
    const unsent = await siteAdmin.html('/en/admin/unsent-mails');
    expect(unsent).toContain(name);
    expect(unsent).toContain('Reminder to those who haven’t submitted');
    // One of them has submitted, and needs no reminder any more.
    const [submitted, still] = down;
    await enter(id, submitted?.id ?? null, { tonamelId: submitted?.tonamelId ?? '' });
    const again = apiAnswers(() => 200);
    expect(await mailAll(notice, new Date())).toBe('done');
    expect(again.sort()).toEqual(emailsOf([refused, still].flatMap((each) => each ?? [])));
    expect(await failedOf(notice)).toEqual([]);
  });

  it('answers the same whether a missing entrant has an account, also when it is sent again', async () => {
    const [known, stranger] = [await awaited(1), await awaited(1)];
    await db
      .update(users)
      .set({ tonamelId: '' })
      .where(eq(users.id, stranger.people[0]?.id ?? ''));
    const remind = async ({ id }: { id: string }, prefix: string) => {
      const answer = await staff.post(`${prefix}/admin/${ids.group}/tournaments/${id}/entrants/remind`);
      const [, said] = /role="status">(.*?)<\/p>/s.exec(await answer.text()) ?? [];
      return { status: answer.status, said: said?.replace(/<[^>]*>/g, '') };
    };
    const sent = await remind(known, '/ja');
    expect(sent.said).toContain('未提出の1人のうち、アカウントのある人にメールを送っています。');
    expect(await remind(stranger, '/ja')).toEqual(sent);
    await giveUp(db, production(env), await known.noticeOf(), new Date());
    const again = await remind(known, '/en');
    expect(again).toMatchObject({
      status: 200,
      said: expect.stringMatching(/have been emailed.*Last email: \w+/),
    });
    expect(await remind(stranger, '/en')).toEqual(again);
    for (const { id } of [known, stranger])
      expect(
        await db.$count(notices, and(eq(notices.tournamentId, id), eq(notices.kind, 'entrants.reminded'))),
      ).toBe(1);
  });
});
