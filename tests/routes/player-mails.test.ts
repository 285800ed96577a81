import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { chooseMail } from '~/accounts/mail-choices/choices.server';
import { type MailTopic, mailTopics } from '~/accounts/mail-choices/topics';
import { newId } from '~/db/ids';
import type { NoticeKind } from '~/db/notice-kind';
import { noticeMails, notices } from '~/db/schema';
import { en } from '~/locales/en';
import { loadStrings } from '~/locales/i18n';
import { ja } from '~/locales/ja';
import { queueMails } from '~/tell/mail-notices.server';
import { mailSome } from '~/tell/mail-some.server';
import { topicOf } from '~/tell/mailed';
import { atOnce, claimMs } from '~/tell/recipients.server';
import { ids } from '../world';
import { db, mailTo, makeUser, send } from './account';
import { account, day, enter, group, hour, mailsOf, note, production, tournamentFor } from './noticed';
import { visitor } from './person';
import { fromNow, minute } from './sheet-writes';
import { admin, desk } from './tournament-form';

beforeAll(() => {
  loadStrings('ja', ja);
  loadStrings('en', en);
});
afterEach(() => vi.restoreAllMocks());

const turn = (userId: string, topic: MailTopic, isOn: boolean) =>
  chooseMail(db, { userId, topic }, isOn, new Date());

const ofPlayers = (Object.entries(topicOf) as [NoticeKind, MailTopic | undefined][]).filter(
  (entry): entry is [NoticeKind, MailTopic] =>
    entry[1] !== undefined &&
    entry[1] !== 'organizers' &&
    !['announcement.posted', 'entrants.reminded'].includes(entry[0]),
);

describe('a notice of a tournament', () => {
  it.each(ofPlayers)('%s reaches the players who want it, once, and nobody else', async (kind, topic) => {
    const tournament = await tournamentFor(kind);
    const wants = await account();
    const stopped = await account();
    const unproven = await account({ emailVerifiedAt: null });
    const withdrawn = await account();
    const elsewhere = await account();
    const other = await tournamentFor(kind);
    for (const { id } of [wants, stopped, unproven, withdrawn, elsewhere]) await turn(id, topic, true);
    const [sheetId] = [await enter(tournament.id, wants.id)];
    for (const { id } of [stopped, unproven]) await enter(tournament.id, id);
    await enter(tournament.id, withdrawn.id, { withdrawnAt: new Date() });
    await enter(tournament.id, null);
    await enter(other.id, elsewhere.id);
    await turn(stopped.id, topic, false);
    const isOfSheet = kind === 'sheet.submitted';
    const notice = await note(kind, tournament.id, isOfSheet ? { teamSheetId: sheetId } : {});
    expect(await Promise.all([1, 2, 3].map(() => mailSome(db, env, notice.id, new Date())))).toContain(
      'done',
    );
    await mailSome(db, env, notice.id, new Date());
    const mails = await mailsOf(tournament.name);
    expect(mails.map(({ to }) => to)).toEqual([wants.email]);
    expect(mails[0]?.text).toMatch(new RegExp(`/en/(teams/${sheetId}|tournaments/${tournament.id})`));
    expect(mails[0]?.headers?.['List-Unsubscribe']).toMatch(
      new RegExp(`^<https?://[^>]+/en/unsubscribe/${wants.id}\\.${topic}\\.[\\w-]{43}>$`),
    );
    expect(mails[0]?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  it('of a sheet reaches the one whose it is', async () => {
    const tournament = await tournamentFor('sheet.submitted');
    const [yui, other] = [await account(), await account()];
    for (const { id } of [yui, other]) await turn(id, 'receipt', true);
    const [mine, second] = [await enter(tournament.id, yui.id), await enter(tournament.id, yui.id)];
    await enter(tournament.id, other.id);
    const notice = await note('sheet.submitted', tournament.id, { teamSheetId: second });
    await mailSome(db, env, notice.id, new Date());
    const [mail, ...more] = await mailsOf(tournament.name);
    expect([mail?.to, more]).toEqual([yui.email, []]);
    expect(mail?.text).toContain(`/teams/${second}`);
    expect(mail?.text).not.toContain(mine);
  });

  it.each(['tournament.published', 'tournament.opened'] as const)(
    '%s reaches those who asked for it, played with its group within a year, and are not in it yet',
    async (kind) => {
      const groupId = await group();
      const before = await tournamentFor(kind, { groupId });
      const trial = await tournamentFor(kind, { groupId, isTest: true });
      const tournament = await tournamentFor(kind, { groupId });
      const people = {
        played: await account(),
        unasked: await account(),
        entered: await account(),
        lastYear: await account(),
        withdrawn: await account(),
        tried: await account(),
        others: await account(),
      };
      for (const [who, { id }] of Object.entries(people))
        if (who !== 'unasked') await turn(id, 'organizers', true);
      for (const who of ['played', 'unasked', 'entered'] as const) await enter(before.id, people[who].id);
      await enter(before.id, people.lastYear.id, { submittedAt: fromNow(-366 * day) });
      await enter(before.id, people.withdrawn.id, { withdrawnAt: new Date() });
      await enter(tournament.id, people.entered.id);
      await enter(trial.id, people.tried.id);
      await enter(ids.open, people.others.id);
      const notice = await note(kind, tournament.id, { groupId });
      expect(await mailSome(db, env, notice.id, new Date())).toBe('done');
      const mails = await mailsOf(tournament.name);
      expect(mails.map(({ to }) => to)).toEqual([people.played.email]);
      expect(mails[0]?.text).toContain('ながれぼし会');
      expect(mails[0]?.text).toContain(`/en/team-submit/ots/${tournament.id}`);
    },
  );

  it('is told nobody where it is not so any more, nor of what is not there', async () => {
    const tournament = await tournamentFor('tournament.started', { archivedAt: fromNow(-minute) });
    const yui = await account();
    await turn(yui.id, 'progress', true);
    await enter(tournament.id, yui.id);
    const notice = await note('tournament.started', tournament.id);
    expect(await mailSome(db, env, notice.id, new Date())).toBe('done');
    expect(await mailSome(db, env, 999_999_999, new Date())).toBe('done');
    expect(await mailsOf(tournament.name)).toEqual([]);
    expect(await db.$count(noticeMails, eq(noticeMails.noticeId, notice.id))).toBe(0);
  });

  it('is read in the account’s language, in both where none is chosen, in a subject of one line', async () => {
    const tournament = await tournamentFor('results.published', { nameEn: `Cup\r\nBcc: ${newId()}@x.com` });
    const people = [await account({ locale: 'ja' }), await account(), await account({ locale: null })];
    for (const { id } of people) await enter(tournament.id, id);
    await mailSome(db, env, (await note('results.published', tournament.id)).id, new Date());
    const mails = await Promise.all(people.map(({ email }) => mailTo(email)));
    const languages = mails.map(({ text }) => [/結果が公開されました/.test(text), /results of/.test(text)]);
    expect(languages).toEqual([
      [true, false],
      [false, true],
      [true, true],
    ]);
    for (const { subject } of mails) expect(subject).not.toMatch(/\p{Cc}/u);
    expect(mails[1]?.subject).toContain('Cup Bcc: ');
  });
});

describe('mails to many', () => {
  it('go out some at a time, each once', async () => {
    const tournament = await tournamentFor('results.published');
    const people = Array.from({ length: atOnce + 5 }, () => ({ id: newId() }));
    for (const { id } of people) {
      await account({ id, email: `${id}@example.com` });
      await enter(tournament.id, id);
    }
    const { id } = await note('results.published', tournament.id);
    expect(await mailSome(db, env, id, new Date())).toBe('more');
    expect(await mailsOf(tournament.name)).toHaveLength(atOnce);
    expect(await mailSome(db, env, id, new Date())).toBe('done');
    const mails = await mailsOf(tournament.name);
    expect(new Set(mails.map(({ to }) => to)).size).toBe(people.length);
    expect(mails).toHaveLength(people.length);
  });

  it('come all the same, and once, where the API is away in the middle', async () => {
    const tournament = await tournamentFor('results.published');
    const people = await Promise.all(Array.from({ length: 8 }, () => account()));
    for (const { id } of people) await enter(tournament.id, id);
    const { id } = await note('results.published', tournament.id);
    const taken: { to: string; once: string | null }[] = [];
    let isAway = true;
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const { to } = JSON.parse(String(init?.body)) as { to: string[] };
      if (isAway && taken.length >= 3) return new Response('', { status: 400 + 29 });
      const headers = new Headers(init?.headers ?? (input as Request).headers);
      taken.push({ to: String(to), once: headers.get('Idempotency-Key') });
      return Response.json({});
    });
    expect(await mailSome(db, production(env), id, new Date())).toBe('failed');
    expect(taken).toHaveLength(3);
    isAway = false;
    expect(await mailSome(db, production(env), id, new Date())).toBe('done');
    expect(await mailSome(db, production(env), id, new Date())).toBe('done');
    expect(taken.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort());
    // Were one sent and not noted, the API would know it again.
    for (const { to, once } of taken) expect(once).toBe(`notice-${id}-${to.split('@')[0]}`);
  });

  it('that one had claimed who died go out later, and to nobody twice', async () => {
    const tournament = await tournamentFor('results.published');
    const [sent, claimed] = [await account(), await account()];
    for (const { id } of [sent, claimed]) await enter(tournament.id, id);
    const { id } = await note('results.published', tournament.id);
    const claim = { noticeId: id, claimedAt: new Date() };
    await db.insert(noticeMails).values([
      { ...claim, userId: sent.id, sentAt: new Date() },
      { ...claim, userId: claimed.id },
    ]);
    expect(await mailSome(db, env, id, new Date())).toBe('waits');
    expect(await mailsOf(tournament.name)).toEqual([]);
    expect(await mailSome(db, env, id, fromNow(claimMs + minute))).toBe('done');
    expect((await mailsOf(tournament.name)).map(({ to }) => to)).toEqual([claimed.email]);
  });

  it('that the API will take at no time hold up nobody', async () => {
    const tournament = await tournamentFor('results.published');
    const people = [await account(), await account()];
    for (const { id } of people) await enter(tournament.id, id);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 422 }));
    expect(
      await mailSome(db, production(env), (await note('results.published', tournament.id)).id, new Date()),
    ).toBe('done');
  });
});

describe('how many one account gets', () => {
  it('is one of a kind and tournament a day, however often it is told', async () => {
    const tournament = await tournamentFor('tournament.closed');
    const yui = await account();
    await turn(yui.id, 'progress', true);
    await enter(tournament.id, yui.id);
    for (const hours of [0, 1, 2])
      await mailSome(db, env, (await note('tournament.closed', tournament.id)).id, fromNow(hours * hour));
    expect(await mailsOf(tournament.name)).toHaveLength(1);
  });

  it.each([
    ['results.published', 'results.published', 20],
    ['tournament.published', 'tournament.published', 3],
  ] as const)('%s is bounded by the day: after %s as often as that, none', async (kind, earlier, max) => {
    const groupId = await group();
    const yui = await account();
    await turn(yui.id, 'organizers', true);
    const before = await tournamentFor(earlier, { groupId });
    await enter(before.id, yui.id);
    for (let count = 0; count < max; count++) {
      const { id } = await note(earlier, before.id, { groupId });
      await db.insert(noticeMails).values({
        ...{ userId: yui.id, noticeId: id, claimedAt: fromNow(-hour), sentAt: new Date() },
      });
    }
    const tournament = await tournamentFor(kind, { groupId });
    if (kind === 'results.published') await enter(tournament.id, yui.id);
    const today = await note(kind, tournament.id, { groupId });
    await mailSome(db, env, today.id, new Date());
    expect(await mailsOf(tournament.name)).toEqual([]);
    await db
      .update(noticeMails)
      .set({ claimedAt: fromNow(-day) })
      .where(eq(noticeMails.userId, yui.id));
    await mailSome(db, env, today.id, new Date());
    expect(await mailsOf(tournament.name)).toHaveLength(1);
  });
});

it('the whole way: staff publish the results, a player reads the mail, stops it by a press, and hears no more', async () => {
  const yui = await makeUser({ locale: 'en' });
  const rounds = [
    await tournamentFor('results.published', { resultsPublishedAt: null }),
    await tournamentFor('results.published', { resultsPublishedAt: null }),
  ];
  for (const { id } of rounds) await enter(id, yui.id);
  const [first, second] = rounds;
  expect((await admin.post(`${desk}/${first?.id}/result/publish`)).status).toBeLessThan(400);
  // By the queue, whose messages wait a second for others.
  const mail = await vi.waitFor(() => mailTo(yui.email, first?.name), 15_000);
  expect(mail.subject).toBe(`${first?.name}: the results are public`);
  expect(mail.text).toContain(`/en/tournaments/${first?.id}`);
  // Where no site is configured, as on one's own machine, whatever the queue sends leads to the port of `npm start`.
  const own = 'http://localhost:8787';
  const [, url = ''] = new RegExp(`^<${own}(\\S+)>$`).exec(mail.headers?.['List-Unsubscribe'] ?? '') ?? [];
  expect(mail.text).toContain(url);
  expect((await visitor.post(url, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200);
  await admin.post(`${desk}/${second?.id}/result/publish`);
  const notice = await vi.waitFor(async () => {
    const [row] = await db
      .select()
      .from(notices)
      .where(eq(notices.tournamentId, second?.id ?? ''));
    if (!row || row.tellAt) throw new Error('It is not told yet.');
    return row;
  }, 15_000);
  await queueMails(notice, { env });
  await mailSome(db, env, notice.id, new Date());
  expect(await mailsOf(second?.name ?? '')).toEqual([]);
  // Back on, by the page that my page leads to.
  await send(
    yui.jar,
    '/mypage/notices',
    mailTopics.map((topic) => ['topic', topic] as [string, string]),
  );
  await mailSome(db, env, notice.id, new Date());
  expect(await mailsOf(second?.name ?? '')).toHaveLength(1);
});
