import { SELF } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { entrants, lateLinks, teamSheets, tournaments } from '~/db/schema';
import { localOf } from '~/time/zoned-time';
import { ids } from '../world';
import { errorsOf, locationOf, person, visitor } from './person';
import {
  db,
  fromNow,
  minute,
  openTournament,
  revisionsOf,
  send,
  stored,
  submit,
  submitTo,
} from './sheet-writes';
import { goodFields, site } from './team-form';

const hour = 60 * minute;
let moderator: Awaited<ReturnType<typeof person>>;
beforeAll(async () => {
  moderator = await person('moderator@example.com');
});

/** One whose deadline has passed, and which goes on for hours. */
const closedTournament = () =>
  openTournament({
    submissionDeadlineAt: fromNow(-minute),
    scheduledStartAt: fromNow(hour),
    endsAt: fromNow(9 * hour),
  });
const linksOf = (id: string) => `/admin/${ids.group}/tournaments/${id}/late-links`;
const local = (at: Date) => localOf(at, 'Asia/Tokyo');
const rowOf = async (tournamentId: string) => {
  const [row] = await db.select().from(lateLinks).where(eq(lateLinks.tournamentId, tournamentId));
  return row as NonNullable<typeof row>;
};

/** A page as the moderator sees it right after an answer. */
async function shownTo(path: string, { headers }: Response) {
  const cookie = `${moderator.headers.Cookie}; ${(headers.get('Set-Cookie') ?? '').split(';')[0]}`;
  return (await SELF.fetch(site + path, { headers: { Cookie: cookie } })).text();
}

/** Made by a moderator; what the page shows of it. */
async function makeLink(tournamentId: string, change: Record<string, string> = {}) {
  const fields = { playerName: 'ミナト', reason: '電車の遅れ', validUntil: local(fromNow(hour)), ...change };
  const made = await moderator.post(linksOf(tournamentId), fields);
  expect([made.status, locationOf(made)]).toEqual([302, linksOf(tournamentId)]);
  const html = await shownTo(linksOf(tournamentId), made);
  const token = /late=([\w-]{43})/.exec(html)?.[1] ?? '';
  expect(token).toHaveLength(43);
  return { token, html };
}

const handIn = (tournamentId: string, fields: Record<string, string>) =>
  send(submitTo(tournamentId), { ...goodFields(fields.submissionKey), intent: 'submit', ...fields });
const sheetsOf = (id: string) => db.select().from(teamSheets).where(eq(teamSheets.tournamentId, id));

describe('a late link', () => {
  it('is shown once, and only its hash is kept', async () => {
    const id = await closedTournament();
    const { token, html } = await makeLink(id);
    expect(html).toContain('ミナトさんの提出リンク');
    expect(html).toContain('QRコード');
    expect(await moderator.html(linksOf(id))).not.toContain(token);
    expect(JSON.stringify(await rowOf(id))).not.toContain(token);
  });

  it('is its entrant’s: the list says so, and the sheet is theirs whatever it says', async () => {
    const [id, other] = [await closedTournament(), await closedTournament()];
    const [entrantId, stranger] = [newId(), newId()];
    await db.insert(entrants).values([
      { id: entrantId, tournamentId: id, name: 'まったくべつの名前', tonamelId: 'NoSuch1', position: 1 },
      { id: stranger, tournamentId: other, name: 'よその人', position: 1 },
    ]);
    const list = `/admin/${ids.group}/tournaments/${id}/entrants`;
    expect(await moderator.html(list)).toContain(`entrant=${entrantId}`);
    expect(await moderator.html(`${linksOf(id)}?entrant=${entrantId}`)).toContain(
      `name="entrant" value="${entrantId}"`,
    );
    const { token } = await makeLink(id, { entrant: entrantId });
    expect((await rowOf(id)).entrantId).toBe(entrantId);
    expect(await moderator.html(list)).toContain('提出リンクの期限');
    expect((await handIn(id, { submissionKey: newId(), late: token })).status).toBe(302);
    const [sheet] = await sheetsOf(id);
    const [person] = await db.select().from(entrants).where(eq(entrants.id, entrantId));
    expect(person?.teamSheetId).toBe(sheet?.id);
    const after = await moderator.html(list);
    expect(after).toContain(`/teams/${sheet?.id}`);
    expect(after).not.toContain('提出リンクの期限');
    await makeLink(other, { entrant: entrantId });
    expect((await rowOf(other)).entrantId).toBeNull();
  });

  it('lets one sheet in after the deadline, with the whole form, and no second one', async () => {
    const id = await closedTournament();
    const { token } = await makeLink(id);
    expect((await visitor.get(submitTo(id))).status).toBe(403);
    const opened = await visitor.get(`${submitTo(id)}?late=${token}`);
    expect(opened.status).toBe(200);
    const html = await opened.text();
    expect(html).toContain(`name="late" value="${token}"`);
    expect(html).toContain('あなただけの提出リンク');
    const key = newId();
    const looked = await send(`${submitTo(id)}?late=${token}`, { ...goodFields(key), intent: 'review' });
    expect([looked.status, (await looked.text()).includes(`name="late" value="${token}"`)]).toEqual([
      200,
      true,
    ]);
    const sent = await handIn(id, { submissionKey: key, late: token });
    expect(sent.status).toBe(302);
    // Pressed again, it is the same sheet.
    expect(locationOf(await handIn(id, { submissionKey: key, late: token }))).toBe(locationOf(sent));
    const again = await handIn(id, { submissionKey: newId(), late: token });
    expect([again.status, await sheetsOf(id)]).toEqual([
      403,
      [expect.objectContaining({ correctedAt: null })],
    ]);
    const over = await visitor.get(`${submitTo(id)}?late=${token}`);
    expect([over.status, (await over.text()).includes('すでに使われました')]).toEqual([403, true]);
    const [sheet] = await sheetsOf(id);
    expect((await rowOf(id)).teamSheetId).toBe(sheet?.id);
    expect(await moderator.html(linksOf(id))).toContain(`/teams/${sheet?.id}`);
  });

  it('of 12 forms at once, it lets in one', async () => {
    const id = await closedTournament();
    const { token } = await makeLink(id);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => handIn(id, { submissionKey: newId(), late: token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([302, ...Array(11).fill(403)]);
    expect(await sheetsOf(id)).toHaveLength(1);
  });

  it('opens what is closed by hand, and another kind’s address keeps it', async () => {
    const id = await openTournament({ submissionClosedAt: fromNow(-minute) });
    const { token } = await makeLink(id);
    expect((await handIn(id, { late: token })).status).toBe(302);
    const other = await visitor.get(`${submitTo(id, 'cts')}?late=${token}`);
    expect(locationOf(other)).toBe(`${submitTo(id)}?late=${token}`);
  });

  it.each([
    [
      'expired',
      (id: string) =>
        db
          .update(lateLinks)
          .set({ validUntil: fromNow(-1) })
          .where(eq(lateLinks.tournamentId, id)),
      '有効期限が切れて',
    ],
    [
      'revoked',
      async (id: string) => void (await moderator.post(linksOf(id), { revoke: (await rowOf(id)).id })),
      '取り消しました',
    ],
  ])('that is %s lets nobody in, and says so', async (_, end, said) => {
    const id = await closedTournament();
    const { token } = await makeLink(id);
    await end(id);
    const page = await visitor.get(`${submitTo(id)}?late=${token}`);
    expect([page.status, (await page.text()).includes(said)]).toEqual([403, true]);
    const sent = await send(`${submitTo(id)}?late=${token}`, { ...goodFields(), intent: 'submit' });
    const html = await sent.text();
    expect([sent.status, html.includes(said), html.includes('ガブリアス')]).toEqual([403, true, true]);
    expect(await sheetsOf(id)).toEqual([]);
  });

  it.each(['x', `${'A'.repeat(43)}`, "' or 1=1 --", 'あ'.repeat(50)])('%j is none', async (token) => {
    const id = await closedTournament();
    await makeLink(id);
    const page = await visitor.get(`${submitTo(id)}?late=${encodeURIComponent(token)}`);
    expect([page.status, (await page.text()).includes('この提出リンクは使えません')]).toEqual([403, true]);
    expect((await handIn(id, { late: token })).status).toBe(403);
  });

  it('of another tournament lets nobody in here, nor after the end, nor once it is canceled', async () => {
    const [id, other] = [await closedTournament(), await closedTournament()];
    const { token } = await makeLink(other);
    expect((await handIn(id, { late: token })).status).toBe(403);
    await db.update(tournaments).set({ canceledAt: new Date() }).where(eq(tournaments.id, other));
    expect((await handIn(other, { late: token })).status).toBe(403);
    await db
      .update(tournaments)
      .set({ canceledAt: null, endsAt: fromNow(-1) })
      .where(eq(tournaments.id, other));
    expect((await handIn(other, { late: token })).status).toBe(403);
  });

  it('is kept on the way to a sign-in', async () => {
    const id = await closedTournament();
    const { token } = await makeLink(id);
    const sent = await send(submitTo(id), { ...goodFields(), late: token, intent: 'signIn' });
    const to = new URL(locationOf(sent) ?? '', 'https://x');
    expect(to.searchParams.get('redirectTo')).toBe(`${submitTo(id)}?late=${token}`);
  });

  it.each([
    [{ playerName: '' }, 'プレイヤーの名前を入力してください。'],
    [{ playerName: 'あ'.repeat(41) }, 'プレイヤーの名前は40文字までです。'],
    [{ reason: ' ' }, '理由を入力してください。'],
    [{ validUntil: local(fromNow(-hour)) }, '期限はいまより後の日時にしてください。'],
    [{ validUntil: local(fromNow(20 * hour)) }, '大会の終了までの時刻を選んでください。'],
    [{ validUntil: '2026-99-99T99:99' }, '期限の日時を入力してください。'],
  ])('%o is refused beside its field, and what was typed stays', async (change, said) => {
    const id = await closedTournament();
    const fields = { playerName: 'ミナト', reason: '電車', validUntil: local(fromNow(hour)), ...change };
    const answer = await moderator.post(linksOf(id), fields);
    const html = await answer.text();
    expect([answer.status, errorsOf(html)]).toEqual([422, [said]]);
    if (fields.playerName.trim()) expect(html).toContain(`value="${fields.playerName}"`);
  });

  it('is made once by a form that is sent twice', async () => {
    const id = await closedTournament();
    const fields = { id: newId(), playerName: 'ミナト', reason: '電車', validUntil: local(fromNow(hour)) };
    await Promise.all([1, 2].map(() => moderator.post(linksOf(id), fields)));
    expect(await db.select().from(lateLinks).where(eq(lateLinks.tournamentId, id))).toHaveLength(1);
  });

  it('of another group is not revoked', async () => {
    const id = await closedTournament();
    await makeLink(id);
    const harbor = await person('harbor-admin@example.com');
    const { id: link } = await rowOf(id);
    await harbor.post(`/admin/${ids.otherGroup}/tournaments/${id}/late-links`, { revoke: link });
    expect((await rowOf(id)).revokedAt).toBeNull();
  });
});

describe('a team that staff add', () => {
  const addTo = (id: string) => `/admin/${ids.group}/tournaments/${id}/teams/new`;
  const add = (id: string, change: Record<string, string> = {}) =>
    moderator.post(addTo(id), { ...goodFields(), intent: 'submit', reason: '会場で受付', ...change });

  it('needs a reason, goes in after the deadline, is nobody’s, and its link is handed over', async () => {
    const id = await closedTournament();
    const without = await add(id, { reason: ' ' });
    expect([without.status, errorsOf(await without.text())]).toEqual([422, ['理由を入力してください。']]);
    const key = newId();
    const made = await add(id, goodFields(key));
    const [sheet] = await sheetsOf(id);
    expect(sheet).toMatchObject({ ownerId: null, correctedAt: null, improvesReading: false });
    const path = `/admin/${ids.group}/tournaments/${id}/teams/${sheet?.id}/link`;
    expect(locationOf(made)).toBe(path);
    expect(await revisionsOf(sheet?.id ?? '')).toMatchObject([{ by: 'staff', reason: '会場で受付' }]);
    const shown = await shownTo(path, made);
    const link =
      /value="https:\/\/sixsheet\.test(\/teams\/\w+\/edit\?key=[\w-]+)&amp;openExternalBrowser=1"/.exec(
        shown,
      )?.[1] ?? '';
    const taken = await visitor.get(link);
    expect([taken.status, taken.headers.get('Set-Cookie')?.includes('team_keys=')]).toEqual([302, true]);
    expect(await moderator.html(path)).not.toContain('key=');
    // Sent again, it is one team.
    await add(id, goodFields(key));
    expect(await sheetsOf(id)).toHaveLength(1);
    const history = await moderator.html(path.replace('/link', ''));
    expect(history).toContain('運営による追加');
    expect(history).toContain('会場で受付');
  });

  it('gives nobody the key of a player’s sheet by the key of that player’s form', async () => {
    const own = await submit(await openTournament());
    const answer = await add(own.tournamentId, goodFields(own.key));
    expect(answer.status).toBe(409);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect(await sheetsOf(own.tournamentId)).toHaveLength(1);
  });

  it('of an ID that has a team here is asked about first, and added when that is meant', async () => {
    const own = await submit(await openTournament());
    const { discordId } = await stored(own.id);
    const key = newId();
    const fields = { ...goodFields(key), displayName: 'ケンタ', discordId };
    const asked = await add(own.tournamentId, fields);
    const html = await asked.text();
    expect(asked.status).toBe(409);
    expect(html).toContain(
      'この大会には、Discord IDが同じハルカ𩸽さんのチームが提出済みです。同じ人のチームではありませんか。',
    );
    expect(html).toContain(`/admin/${ids.group}/tournaments/${own.tournamentId}/teams/${own.id}"`);
    expect(html).toContain('value="会場で受付"');
    expect(await sheetsOf(own.tournamentId)).toHaveLength(1);
    expect((await add(own.tournamentId, { ...fields, another: key })).status).toBe(302);
    expect(await sheetsOf(own.tournamentId)).toHaveLength(2);
  });

  it('is refused after the end and once it is canceled, and what was typed stays', async () => {
    const id = await closedTournament();
    for (const change of [{ canceledAt: new Date() }, { canceledAt: null, endsAt: fromNow(-1) }]) {
      await db.update(tournaments).set(change).where(eq(tournaments.id, id));
      expect((await moderator.get(addTo(id))).status).toBe(403);
      expect((await add(id)).status).toBe(403);
    }
    expect(await sheetsOf(id)).toEqual([]);
  });
});

describe('a guest’s lost link', () => {
  const linkOf = ({ id, tournamentId }: { id: string; tournamentId: string }) =>
    `/admin/${ids.group}/tournaments/${tournamentId}/teams/${id}/link`;
  const seenIn = (html: string) => /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? '';

  it('is renewed with a reason; the old one and its cookie open nothing', async () => {
    const own = await submit(await openTournament());
    const path = linkOf(own);
    const seen = seenIn(await moderator.html(path));
    const without = await moderator.post(path, { seen, reason: '' });
    expect(without.status).toBe(422);
    const edit = () =>
      send(`/teams/${own.id}/edit`, { ...goodFields(own.key), intent: 'review' }, own.cookie);
    expect((await edit()).status).toBe(200);
    const renewed = await moderator.post(path, { seen, reason: '端末の故障' });
    expect(locationOf(renewed)).toBe(path);
    expect((await edit()).status).toBe(403);
    const shown = await shownTo(path, renewed);
    const link =
      /value="https:\/\/sixsheet\.test(\/teams\/\w+\/edit\?key=[\w-]+)&amp;openExternalBrowser=1"/.exec(
        shown,
      )?.[1] ?? '';
    const taken = await visitor.get(link);
    expect([taken.status, taken.headers.get('Set-Cookie')?.includes('team_keys=')]).toEqual([302, true]);
    expect(await moderator.html(path.replace('/link', ''))).toContain('変更用リンクの再発行');
    // Seen before that, it is not renewed once more.
    expect((await moderator.post(path, { seen, reason: 'もう一度' })).status).toBe(409);
  });

  it('of an account is none', async () => {
    const path = linkOf({ id: ids.haruka, tournamentId: ids.running });
    expect(locationOf(await moderator.get(path))).toBe(path.replace('/link', ''));
    const seen = seenIn(await moderator.html(path.replace('/link', '/unlock')));
    const before = await stored(ids.haruka);
    const answer = await moderator.post(path, { seen, reason: 'x' });
    expect(locationOf(answer)).toBe(path.replace('/link', ''));
    expect((await stored(ids.haruka)).editKeyHash).toBe(before.editKeyHash);
  });
});
