import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { members, teamSheets, tournaments, users } from '~/db/schema';
import { typedSheetOf } from '~/sheets/name-typed';
import { contentOf } from '~/sheets/team-sheet.server';
import { fieldsOf } from '~/sheets/typed-sheet';
import { localOf } from '~/time/zoned-time';
import { ids } from '../world';
import { mailTo, makeUser } from './account';
import { locationOf, person, visitor } from './person';
import { db, fromNow, minute, openTournament, type Submitted, send, stored, submit } from './sheet-writes';
import { goodFields, main, site } from './team-form';

const hour = 60 * minute;
let moderator: Awaited<ReturnType<typeof person>>;
beforeAll(async () => {
  moderator = await person('moderator@example.com');
});

const change = (tournamentId: string, dates: Partial<typeof tournaments.$inferInsert>) =>
  db.update(tournaments).set(dates).where(eq(tournaments.id, tournamentId));
const started = {
  submissionDeadlineAt: fromNow(-2 * hour),
  scheduledStartAt: fromNow(-hour),
  endsAt: fromNow(9 * hour),
};
const deskOf = ({ id, tournamentId }: Pick<Submitted, 'id' | 'tournamentId'>) =>
  `/admin/${ids.group}/tournaments/${tournamentId}/teams/${id}`;
const timesOf = (html: string) => html.match(/訂正日時/g)?.length ?? 0;

async function correct(own: Submitted, fields: Record<string, string>) {
  const sheet = await stored(own.id);
  const body = new FormData();
  const all = {
    ...fieldsOf(typedSheetOf(contentOf(sheet), 'ja')),
    revision: String(sheet.revision),
    intent: 'submit',
  };
  for (const [name, value] of Object.entries({ ...all, reason: '本人の申し出', ...fields }))
    body.set(name, value);
  expect(locationOf(await moderator.post(`${deskOf(own)}/correct`, body))).toBe(deskOf(own));
}

async function act(own: Submitted, path: 'unlock' | 'withdraw', fields: Record<string, string>) {
  const html = await moderator.html(`${deskOf(own)}/${path}`);
  const seen = /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(locationOf(await moderator.post(`${deskOf(own)}/${path}`, { seen, ...fields }))).toBe(deskOf(own));
}

const pageFor = async (own: Submitted) => {
  const { SELF } = await import('cloudflare:test');
  return (await SELF.fetch(`${site}/teams/${own.id}`, { headers: { Cookie: own.cookie } })).text();
};

describe('a correction', () => {
  it('is what is changed after the start, though the deadline was moved beyond it', async () => {
    const own = await submit(await openTournament());
    await change(own.tournamentId, { ...started, submissionDeadlineAt: fromNow(hour) });
    const fields = {
      ...goodFields(own.key),
      'members[5].species': 'ドドゲザン',
      revision: '1',
      intent: 'submit',
    };
    expect((await send(`/teams/${own.id}/edit`, fields, own.cookie)).status).toBe(302);
    expect((await stored(own.id)).correctedAt).not.toBeNull();
    expect(await visitor.html(`/teams/${own.id}`)).toMatch(/訂正：6匹目（.+ → ドドゲザン）/);
    // What is handed in first is none.
    const late = await submit(own.tournamentId);
    expect((await stored(late.id)).correctedAt).toBeNull();
  });

  it('is none before the start, while submission is open', async () => {
    const own = await submit(await openTournament());
    const fields = {
      ...goodFields(own.key),
      'members[5].species': 'ドドゲザン',
      revision: '1',
      intent: 'submit',
    };
    await send(`/teams/${own.id}/edit`, fields, own.cookie);
    expect(await stored(own.id)).toMatchObject({ revision: 2, correctedAt: null });
  });

  it.each([
    [{ twitterId: 'other_x' }, false],
    [{ discordId: 'somebody_else' }, false],
    [{ tonamelId: 'Other1' }, false],
    [{ saidName: 'Other' }, false],
    [{ isPublic: 'on' }, false],
    [{ 'members[5].species': 'ドドゲザン' }, true],
    [{ 'members[0].item': 'こだわりスカーフ', twitterId: 'other_x' }, true],
  ])('%o is told to opponents: %s', async (fields, isTold) => {
    const own = await submit(await openTournament());
    await change(own.tournamentId, started);
    await correct(own, fields as Record<string, string>);
    const html = await visitor.html(`/teams/${own.id}`);
    expect(html.includes('訂正：')).toBe(isTold);
    expect(timesOf(html) > 0).toBe(isTold);
    expect(html).not.toContain('運営からのお知らせ');
    // Its player is told in any case, with the reason and by whom.
    const own_ = await pageFor(own);
    expect(own_).toContain('運営がチームを訂正しました。');
    expect(own_).toMatch(/モデレーター · 理由：本人の申し出/);
  });

  it('of a late sheet is compared with what was handed in', async () => {
    const tournamentId = await openTournament({ ...started, submissionDeadlineAt: fromNow(minute) });
    const own = await submit(tournamentId);
    await change(tournamentId, started);
    await correct(own, { 'members[5].species': 'ドドゲザン' });
    expect(await visitor.html(`/teams/${own.id}`)).toMatch(/訂正：6匹目（.+ → ドドゲザン）/);
  });
});

describe('a player is told', () => {
  it('until when the team may be edited: on its page, and where it is edited', async () => {
    const own = await submit(await openTournament());
    await change(own.tournamentId, { ...started, scheduledStartAt: fromNow(hour) });
    const until = fromNow(3 * hour);
    await act(own, 'unlock', { reason: '持ち物の書き間違い', until: localOf(until, 'Asia/Tokyo') });
    expect(await pageFor(own)).toMatch(/変更が許可されています（.+まで）。/);
    const { SELF } = await import('cloudflare:test');
    const edit = await SELF.fetch(`${site}/teams/${own.id}/edit`, { headers: { Cookie: own.cookie } });
    const html = await main(edit);
    expect(html).toContain('変更できる期限');
    expect(html).toContain(new Date(Math.floor(until.getTime() / minute) * minute).toISOString());
    expect(html).not.toContain(
      (
        await db.select().from(tournaments).where(eq(tournaments.id, own.tournamentId))
      )[0]?.submissionDeadlineAt.toISOString(),
    );
  });

  it('of a withdrawal and of its end: on the page, on my page and by mail, in the account’s language', async () => {
    const user = await makeUser({ locale: 'en' });
    const own = await submit(await openTournament());
    await db.update(teamSheets).set({ ownerId: user.id }).where(eq(teamSheets.id, own.id));
    await act(own, 'withdraw', { action: 'withdraw', reason: '<b>二重の提出</b>' });
    const mail = await mailTo(user.email, 'was withdrawn');
    expect(mail.text).toContain('Reason: <b>二重の提出</b>');
    const cookie = [...user.jar].map((pair) => pair.join('=')).join('; ');
    expect(await pageFor({ ...own, cookie })).toContain('運営がチームを取り下げました。');
    const { SELF } = await import('cloudflare:test');
    const mine = await SELF.fetch(`${site}/ja/mypage`, { headers: { Cookie: cookie } });
    const html = await mine.text();
    expect(html).toContain('運営がチームを取り下げました。');
    expect(html).toContain('理由：&lt;b&gt;二重の提出&lt;/b&gt;');
    await act(own, 'withdraw', { action: 'restore', reason: '間違い' });
    expect((await mailTo(user.email, 'was restored')).text).toContain('Reason: 間違い');
  });

  it('by what they are, and never by name', async () => {
    const own = await submit(await openTournament());
    const [staff] = await db.select().from(users).where(eq(users.email, 'moderator@example.com'));
    await act(own, 'withdraw', { action: 'withdraw', reason: 'x' });
    const html = await pageFor(own);
    expect(html).toContain('モデレーター');
    expect(html).not.toContain(staff?.displayName || 'ツキノ');
    const named = await db
      .select()
      .from(members)
      .where(eq(members.userId, staff?.id ?? ''));
    for (const { displayName } of named) if (displayName) expect(html).not.toContain(displayName);
  });
});

describe('staff who scan a table’s QR', () => {
  it('open the sheet on the desk with one tap, and nobody else does', async () => {
    const own = await submit(await openTournament());
    const desk = `href="${deskOf(own)}"`;
    expect(await moderator.html(`/teams/${own.id}`)).toContain(desk);
    expect(await moderator.html(`/en/teams/${own.id}`)).toContain('Open in organizer home');
    expect(await moderator.html(deskOf(own))).toContain(`href="/teams/${own.id}"`);
    const harbor = await person('harbor-admin@example.com');
    await change(own.tournamentId, started);
    for (const html of [
      await pageFor(own),
      await visitor.html(`/teams/${own.id}`),
      await harbor.html(`/teams/${own.id}`),
    ])
      expect(html).not.toContain(deskOf(own));
  });
});
