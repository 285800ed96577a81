import { createExecutionContext, createMessageBatch, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseMail } from '~/accounts/mail-choices/choices.server';
import { saveMailEvent } from '~/accounts/returned-mail.server';
import { newId } from '~/db/ids';
import { announcements, noticeMails, tournaments } from '~/db/schema';
import { en } from '~/locales/en';
import { loadStrings } from '~/locales/i18n';
import { ja } from '~/locales/ja';
import type { MailsMessage } from '~/tell/mail-notices.server';
import { mailSome } from '~/tell/mail-some.server';
import { claimMs } from '~/tell/recipients.server';
import { db } from './account';
import { account, day, enter, hour, mailsOf, note, production, tournamentFor } from './noticed';
import { locationOf, person } from './person';
import { fromNow, minute } from './sheet-writes';
import { sweep } from './sweep';
import { admin, desk } from './tournament-form';
import { worker } from './worker';

beforeAll(() => {
  loadStrings('ja', ja);
  loadStrings('en', en);
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const path = '/admin/unsent-mails';
const siteAdmin = await person('site-admin@example.com');

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

/** Hands the worker a message of the queue, or one that the queue gave up. */
async function consume(
  queue: 'sixsheet-mails' | 'sixsheet-mails-dead',
  body: MailsMessage,
  { attempts = 1, change = env as Env }: { attempts?: number; change?: Env } = {},
) {
  const messages = [{ id: newId(), timestamp: new Date(), attempts, body }];
  const context = createExecutionContext();
  await worker.queue(createMessageBatch(queue, messages), change, context);
  await waitOnExecutionContext(context);
}

/** Results are public, and these people have teams. */
async function played(count: number) {
  const tournament = await tournamentFor('results.published');
  const people = await Promise.all(Array.from({ length: count }, () => account()));
  for (const { id } of people) await enter(tournament.id, id);
  const notice = await note('results.published', tournament.id);
  return { tournament, people, notice };
}

const failedOf = async (noticeId: number) =>
  (
    await db
      .select({ userId: noticeMails.userId })
      .from(noticeMails)
      .where(and(eq(noticeMails.noticeId, noticeId), isNotNull(noticeMails.failedAt)))
  ).map(({ userId }) => userId);
const idsOf = (people: readonly { id: string }[]) => people.map(({ id }) => id).sort();
const again = (noticeId: number, headers = siteAdmin) =>
  headers.post(`/en${path}`, { notice: String(noticeId) });
/** Messages that the queue holds for this worker; a test sends them on. */
const askedAgain = (noticeId: number): MailsMessage => ({
  ...{ mailsOf: noticeId, request: 'TEST-TEST', againAt: Date.now() },
});

describe('mails that were given up', () => {
  it('are those who were not mailed after the last try, and no others', async () => {
    const { tournament, people, notice } = await played(5);
    const [first, second] = people;
    const taken = apiAnswers((to) => ([first?.email, second?.email].includes(to) ? 200 : 503));
    expect(await mailSome(db, production(env), notice.id, new Date())).toBe('failed');
    expect(await failedOf(notice.id)).toEqual([]);
    await consume('sixsheet-mails-dead', { mailsOf: notice.id, request: 'TEST-TEST' });
    await consume('sixsheet-mails-dead', { mailsOf: notice.id, request: 'TEST-TEST' });
    expect((await failedOf(notice.id)).sort()).toEqual(idsOf(people.slice(2)));
    expect(taken.length).toBe(2);
    const html = await siteAdmin.html(`/en${path}`);
    expect(html).toContain(tournament.name);
    expect(html).toContain('3 people');
    expect(await siteAdmin.html(`/ja${path}`)).toContain('3人');
    for (const { email } of people) expect(html).not.toContain(email);
    const health = await siteAdmin.html('/en/admin/health');
    for (const text of ['notices given up: 3 emails', `href="/en${path}"`]) expect(health).toContain(text);
    // There is nothing left to do about mails that nobody can send any more.
    await db.update(tournaments).set({ canceledAt: new Date() }).where(eq(tournaments.id, tournament.id));
    const later = await siteAdmin.html('/en/admin/health');
    expect(later).toContain('notices it’s too late to send: 3 emails');
    expect(later).not.toContain('given up: ');
  });

  it('are sent again by one press, to each once, however often it is pressed', async () => {
    const { tournament, people, notice } = await played(3);
    const [first] = people;
    apiAnswers((to) => (to === first?.email ? 200 : 503));
    await mailSome(db, production(env), notice.id, new Date());
    await consume('sixsheet-mails-dead', { mailsOf: notice.id, request: 'TEST-TEST' });
    // Who came since is not one of them.
    const late = await account();
    await enter(tournament.id, late.id);
    vi.restoreAllMocks();
    const answers = await Promise.all([1, 2, 3].map(() => again(notice.id)));
    for (const answer of answers) {
      expect([answer.status, locationOf(answer)]).toEqual([302, `/en${path}`]);
    }
    await vi.waitFor(async () => expect(await failedOf(notice.id)).toEqual([]), 15_000);
    await new Promise((done) => setTimeout(done, 2500));
    const mails = await mailsOf(tournament.name);
    expect(mails.map(({ to }) => to).sort()).toEqual(
      people
        .slice(1)
        .map(({ email }) => email)
        .sort(),
    );
    expect(await siteAdmin.html(`/en${path}`)).not.toContain(tournament.name);
    const none = await again(notice.id);
    expect(none.headers.get('Set-Cookie')).toContain('error.changedMeanwhile');
  });

  it('are the ones that the mail API refused too; refused again, they stay', async () => {
    const { people, notice } = await played(3);
    const [bad] = people;
    const taken = apiAnswers((to) => (to === bad?.email ? 422 : 200));
    expect(await mailSome(db, production(env), notice.id, new Date())).toBe('done');
    expect(await failedOf(notice.id)).toEqual([bad?.id]);
    expect(await mailSome(db, production(env), notice.id, new Date())).toBe('done');
    const { againAt = 0 } = askedAgain(notice.id);
    await new Promise((done) => setTimeout(done, 5));
    expect(await mailSome(db, production(env), notice.id, new Date(), new Date(againAt))).toBe('done');
    expect(await mailSome(db, production(env), notice.id, fromNow(claimMs), new Date(againAt))).toBe('done');
    expect(await failedOf(notice.id)).toEqual([bad?.id]);
    expect(taken.sort()).toEqual(
      people
        .slice(1)
        .map(({ email }) => email)
        .sort(),
    );
  });

  it('wait where the API is away once more, through every sweep, and a dead letter of theirs loses nobody', async () => {
    const { people, notice } = await played(2);
    apiAnswers(() => 503);
    await mailSome(db, production(env), notice.id, new Date());
    await consume('sixsheet-mails-dead', { mailsOf: notice.id, request: 'TEST-TEST' });
    const body = askedAgain(notice.id);
    const askedAt = new Date(body.againAt ?? 0);
    expect(await mailSome(db, production(env), notice.id, new Date(), askedAt)).toBe('failed');
    await sweep();
    await consume('sixsheet-mails-dead', body);
    expect((await failedOf(notice.id)).sort()).toEqual(idsOf(people));
    vi.restoreAllMocks();
    const taken = apiAnswers(() => 200);
    expect(await mailSome(db, production(env), notice.id, new Date(), askedAt)).toBe('done');
    expect(taken.length).toBe(2);
    expect(await failedOf(notice.id)).toEqual([]);
  });

  it('go to nobody who stopped them meanwhile, or whose mails come back', async () => {
    const { people, notice } = await played(3);
    const [stopped, returned, wants] = people;
    apiAnswers(() => 503);
    await mailSome(db, production(env), notice.id, new Date());
    await consume('sixsheet-mails-dead', { mailsOf: notice.id, request: 'TEST-TEST' });
    await chooseMail(db, { userId: stopped?.id ?? '', topic: 'results' }, false, new Date());
    await saveMailEvent(db, { kind: 'bounced', at: fromNow(minute), to: [returned?.email ?? ''] });
    vi.restoreAllMocks();
    const taken = apiAnswers(() => 200);
    expect(await mailSome(db, production(env), notice.id, new Date(), new Date())).toBe('done');
    expect(taken).toEqual([wants?.email]);
    expect(await failedOf(notice.id)).toEqual([]);
  });

  it('can be sent a day later, but not what is not so any more', async () => {
    const { tournament, people, notice } = await played(2);
    apiAnswers(() => 503);
    await mailSome(db, production(env), notice.id, new Date());
    await consume('sixsheet-mails-dead', { mailsOf: notice.id, request: 'TEST-TEST' });
    vi.restoreAllMocks();
    const taken = apiAnswers(() => 200);
    const later = fromNow(2 * day);
    expect(await mailSome(db, production(env), notice.id, later)).toBe('late');
    await db.update(tournaments).set({ resultsPublishedAt: null }).where(eq(tournaments.id, tournament.id));
    expect(await siteAdmin.html(`/en${path}`)).toContain('the tournament has moved on');
    expect((await again(notice.id)).headers.get('Set-Cookie')).toContain('error.changedMeanwhile');
    expect(taken).toEqual([]);
    await db
      .update(tournaments)
      .set({ resultsPublishedAt: fromNow(-hour) })
      .where(eq(tournaments.id, tournament.id));
    expect(await mailSome(db, production(env), notice.id, later, new Date())).toBe('done');
    expect(taken.length).toBe(people.length);
  });

  it('are those too for whom the time ran out between two tries', async () => {
    const { people, notice } = await played(2);
    apiAnswers(() => 503);
    const change = production(env);
    const body = { mailsOf: notice.id, request: 'TEST-TEST' };
    await consume('sixsheet-mails', body, { change });
    expect(await failedOf(notice.id)).toEqual([]);
    await db.run(`update notices set created_at = ${fromNow(-2 * day).getTime()} where id = ${notice.id}`);
    await consume('sixsheet-mails', body, { change });
    expect(await failedOf(notice.id)).toEqual([]);
    await consume('sixsheet-mails', body, { change, attempts: 2 });
    expect((await failedOf(notice.id)).sort()).toEqual(idsOf(people));
  });

  it('are shown to site admins alone, and gone with the account', async () => {
    const { people, notice } = await played(1);
    apiAnswers(() => 422);
    await mailSome(db, production(env), notice.id, new Date());
    const moderator = await person('moderator@example.com');
    vi.restoreAllMocks();
    expect(locationOf(await moderator.get(path))).toBe('/error/403');
    expect(locationOf(await moderator.post(path, { notice: String(notice.id) }))).toBe('/error/403');
    for (const wrong of ['', 'x', '-1', '999999999', '9'.repeat(400)])
      expect((await siteAdmin.post(path, { notice: wrong })).status).toBe(302);
    expect(await failedOf(notice.id)).toEqual(idsOf(people));
    await db.run(`delete from users where id = '${people[0]?.id}'`);
    expect(await failedOf(notice.id)).toEqual([]);
  });
});

describe('the organizers of an announcement', () => {
  it('read how many of its mails were not sent', async () => {
    const tournament = await tournamentFor('announcement.posted');
    const people = [await account(), await account()];
    for (const { id } of people) await enter(tournament.id, id);
    const id = newId();
    await db.insert(announcements).values({
      ...{ id, tournamentId: tournament.id, titleJa: '見出し', showsAt: new Date(), isMailed: true },
    });
    const notice = await note('announcement.posted', tournament.id, { occasion: id });
    apiAnswers((to) => (to === people[0]?.email ? 422 : 200));
    await mailSome(db, production(env), notice.id, new Date());
    vi.restoreAllMocks();
    expect(await admin.html(`/en${desk}/${tournament.id}/announcements`)).toContain('1 email wasn’t sent');
    expect(await admin.html(`/ja${desk}/${tournament.id}/announcements`)).toContain('1人に送れませんでした');
  });
});
