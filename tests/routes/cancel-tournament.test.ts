import { SELF } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox, teamSheets, tournaments } from '~/db/schema';
import { ids } from '../world';
import { mailTo, makeUser } from './account';
import { errorsOf, locationOf, person, visitor } from './person';
import { db, openTournament, send, submit, submitTo } from './sheet-writes';
import { goodFields, site } from './team-form';

type Signed = Awaited<ReturnType<typeof person>>;
let admin: Signed;
let moderator: Signed;
beforeAll(async () => {
  admin = await person('host-admin@example.com');
  moderator = await person('moderator@example.com');
});

const cancelOf = (id: string) => `/admin/${ids.group}/tournaments/${id}/cancel`;
const rowOf = async (id: string) => (await db.select().from(tournaments).where(eq(tournaments.id, id)))[0];
const as = async (cookie: string, path: string) => {
  const answer = await SELF.fetch(site + path, { headers: { Cookie: cookie }, redirect: 'manual' });
  return { status: answer.status, html: await answer.text() };
};

describe('a tournament', () => {
  it('is canceled with a reason alone, by an admin alone', async () => {
    const id = await openTournament();
    const without = await admin.post(cancelOf(id), { reason: ' ' });
    expect([without.status, errorsOf(await without.text())]).toEqual([422, ['理由を入力してください。']]);
    const long = await admin.post(cancelOf(id), { reason: '雪'.repeat(301) });
    const html = await long.text();
    expect([long.status, html.includes('雪'.repeat(301))]).toEqual([422, true]);
    expect(locationOf(await moderator.post(cancelOf(id), { reason: '雪' }))).toBe('/error/403');
    expect((await rowOf(id))?.canceledAt).toBeNull();
  });

  it('that is canceled says so with the reason, takes no team, and mails who has an account', async () => {
    const id = await openTournament();
    const own = await submit(id);
    const user = await makeUser({ locale: 'en' });
    await db.update(teamSheets).set({ ownerId: user.id }).where(eq(teamSheets.id, own.id));
    await admin.post(cancelOf(id), { reason: '大雪 <b>のため</b>' });
    for (const [prefix, said] of [
      ['/ja', 'この大会は中止されました。'],
      ['/en', 'This tournament was canceled.'],
    ]) {
      const html = await visitor.html(`${prefix}/tournaments/${id}`);
      expect(html).toContain(said);
      expect(html).toContain('大雪 &lt;b&gt;のため&lt;/b&gt;');
      expect(html).toContain('EventCancelled');
      expect(html).not.toContain(`href="${prefix}/team-submit/ots/${id}"`);
    }
    const closed = await visitor.get(submitTo(id));
    expect([closed.status, (await closed.text()).includes('この大会は中止されました')]).toEqual([403, true]);
    const refused = await send(submitTo(id), { ...goodFields(), intent: 'submit' });
    expect([refused.status, (await refused.text()).includes('ハルカ𩸽')]).toEqual([403, true]);
    const mail = await mailTo(user.email, 'was canceled');
    expect(mail.text).toContain('Reason: 大雪 <b>のため</b>');
    const cookie = [...user.jar].map((pair) => pair.join('=')).join('; ');
    expect((await as(cookie, `/ja/teams/${own.id}`)).html).toContain('この大会は中止されました。');
    expect(
      (await as(cookie, `/teams/${own.id}/files/event.ics`)).html.match(/STATUS:CANCELLED/g),
    ).toHaveLength(2);
    expect((await as(cookie, '/ja/mypage')).html).toContain('中止');
    expect(await admin.html(`/admin/${ids.group}/tournaments`)).toContain('中止');
    // Once more it is canceled already: nobody is mailed again.
    const before = await db.$count(outbox);
    await admin.post(cancelOf(id), { reason: 'もう一度' });
    expect([(await rowOf(id))?.cancelReason, await db.$count(outbox)]).toEqual([
      '大雪 <b>のため</b>',
      before,
    ]);
  });

  it('takes place after all, and takes teams again', async () => {
    const id = await openTournament();
    await admin.post(cancelOf(id), { reason: '雪' });
    await admin.post(cancelOf(id), { intent: 'takeBack' });
    expect(await rowOf(id)).toMatchObject({ canceledAt: null, cancelReason: '' });
    await submit(id);
    expect(await visitor.html(`/ja/tournaments/${id}`)).not.toContain('中止されました');
  });

  it('that is public no more says so to whoever handed in, and is not there for others', async () => {
    const id = await openTournament();
    const own = await submit(id);
    await db.update(tournaments).set({ publishedAt: null }).where(eq(tournaments.id, id));
    const page = await as(own.cookie, `/ja/tournaments/${id}`);
    expect(page.html).toContain('この大会は非公開になりました');
    expect(page.html).toContain(`/teams/${own.id}`);
    expect((await as(own.cookie, `/ja/teams/${own.id}`)).html).toContain('この大会は非公開になりました');
    const other = await visitor.get(`/ja/tournaments/${id}`);
    expect([other.status, (await other.text()).includes('非公開になりました')]).toEqual([404, false]);
    const forged = await as('team_keys=x', `/ja/tournaments/${id}`);
    expect(forged.status).toBe(404);
  });
});
