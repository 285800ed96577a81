import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { users } from '~/db/schema';
import { en } from '~/locales/en';
import { ja } from '~/locales/ja';
import { ids } from '../world';
import { makeUser } from './account';
import { db, openTournament, send, submit, submitTo } from './sheet-writes';
import { get, goodFields, main } from './team-form';

const fieldOf = (html: string, name: string) => {
  const field =
    [...html.matchAll(/<input[^>]*>/g)].find(([tag]) => tag.includes(`name="${name}"`))?.[0] ?? '';
  return /value="([^"]*)"/.exec(field)?.[1] ?? '';
};
const setCookie = (response: Response, name: string) =>
  response.headers.getSetCookie().find((cookie) => cookie.includes(`${name}=`)) ?? '';
const six = (html: string) => [0, 1, 2, 3, 4, 5].map((at) => fieldOf(html, `members[${at}].species`));
const pairOf = (cookie: string) => cookie.split(';', 1)[0] ?? '';

describe('a guest on the same device', () => {
  it.each([
    ['', ja],
    ['/en', en],
  ])('finds name and IDs again, and the way to make it forget (%s)', async (prefix, { teams }) => {
    const fields = goodFields();
    const first = await send(submitTo(await openTournament()), { ...fields, intent: 'submit' });
    const cookie = pairOf(setCookie(first, 'player'));
    const path = prefix + submitTo(await openTournament());
    const html = await main(await get(path, cookie));
    expect(fieldOf(html, 'discordId')).toBe(fields.discordId);
    expect(fieldOf(html, 'tonamelId')).toBe(fields.tonamelId);
    expect(fieldOf(html, 'twitterId')).toBe('haruka_vgc');
    expect(html).toContain(teams.submit.keptHere);
    expect(html).toContain(`href="${prefix}/this-device?redirectTo=${encodeURIComponent(path)}"`);
  });

  it('is not offered another’s lines by a cookie that somebody made', async () => {
    const forged = `__Host-player=${btoa(JSON.stringify(['x', 'y', '', 'z']))}.AAAA`;
    const html = await main(await get(submitTo(await openTournament()), forged));
    expect(fieldOf(html, 'displayName')).toBe('');
  });
});

describe('a player with an account', () => {
  const profile = async (userId: string) => (await db.select().from(users).where(eq(users.id, userId)))[0];

  it('takes the IDs into the profile by one tick, and keeps those that stand there', async () => {
    const { jar, id: userId } = await makeUser();
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const path = submitTo(await openTournament());
    const html = await main(await get(path, cookie));
    expect(html).toContain(ja.teams.submit.keepsIds);
    const fields = { ...goodFields(), intent: 'submit' };
    expect((await send(path, fields, cookie)).status).toBe(302);
    expect(await profile(userId)).toMatchObject({ discordId: '', tonamelId: '' });

    // Without scripts the tick travels through the last look.
    const other: Record<string, string> = { ...goodFields(), keepsIds: 'on' };
    const next = submitTo(await openTournament());
    const look = await main(await send(next, { ...other, intent: 'review' }, cookie));
    expect(look).toMatch(/type="hidden" name="keepsIds" value="on"/);
    await db.update(users).set({ tonamelId: 'Own1' }).where(eq(users.id, userId));
    expect((await send(next, { ...other, intent: 'submit' }, cookie)).status).toBe(302);
    expect(await profile(userId)).toMatchObject({ discordId: other.discordId, tonamelId: 'Own1' });
    expect(await main(await get(submitTo(await openTournament()), cookie))).not.toContain(
      ja.teams.submit.keepsIds,
    );
  });

  it('signs in from a form without scripts and finds all of it again', async () => {
    const id = await openTournament();
    const path = `/en${submitTo(id)}`;
    const typed: Record<string, string> = {
      ...goodFields(),
      displayName: 'ハルカ𩸽',
      'members[2].item': 'まだ名前では',
      isPublic: 'on',
    };
    const answer = await send(path, { ...typed, intent: 'signIn' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toBe(
      `/en/sign-in?redirectTo=${encodeURIComponent(`/en${submitTo(id)}`)}`,
    );
    const { jar, id: userId } = await makeUser();
    await db
      .update(users)
      .set({ discordId: 'of_profile', twitterId: 'profile_x' })
      .where(eq(users.id, userId));
    const session = [...jar].map((pair) => pair.join('=')).join('; ');
    const kept = `${session}; ${pairOf(setCookie(answer, 'form'))}`;
    const html = await main(await get(path, kept));
    expect(fieldOf(html, 'displayName')).toBe('ハルカ𩸽');
    expect(fieldOf(html, 'discordId')).toBe(typed.discordId);
    expect(fieldOf(html, 'members[2].item')).toBe('まだ名前では');
    expect(six(html)).not.toContain('');
    // Of another tournament it is not the form.
    expect(six(await main(await get(`/en${submitTo(await openTournament())}`, kept)))).toEqual(
      Array(6).fill(''),
    );
    const done = await send(path, { ...goodFields(), intent: 'submit' }, kept);
    expect(setCookie(done, 'form')).toContain('Max-Age=0');
  });

  it('gets the form back where it is too long to be kept', async () => {
    const noise = () => Array.from({ length: 12 }, newId).join('');
    const fields = Object.fromEntries(
      [0, 1, 2, 3, 4, 5].flatMap((slot) =>
        [0, 1, 2, 3].map((at) => [`members[${slot}].moves[${at}]`, noise()]),
      ),
    );
    const answer = await send(submitTo(await openTournament()), {
      ...goodFields(),
      ...fields,
      intent: 'signIn',
    });
    expect(answer.status).toBe(413);
    expect(fieldOf(await main(answer), 'members[0].moves[0]')).toBe(fields['members[0].moves[0]']);
  });
});

describe('the team of the last time', () => {
  it('fills in the six for whoever submitted it, and for nobody else', async () => {
    const first = await submit(await openTournament());
    const path = submitTo(await openTournament());
    const html = await main(await get(path, first.cookie));
    expect(html).toContain(ja.teams.submit.lastTeam);
    const repeat = { repeat: first.id, displayName: 'ヒカリ' };
    const filled = await main(await send(path, repeat, first.cookie));
    expect(fieldOf(filled, 'displayName')).toBe('ヒカリ');
    expect(six(filled)[0]).toBe('ガブリアス');
    // The form shows the six by their types, without scripts too.
    expect(filled).toMatch(/aria-label="ドラゴン \/ じめん"/);
    expect(six(filled)).not.toContain('');

    const stranger = await send(path, repeat);
    expect(stranger.status).toBe(200);
    expect(six(await main(stranger))).toEqual(Array(6).fill(''));
    expect(await main(await get(path))).not.toContain(ja.teams.submit.lastTeam);
    for (const odd of ['x', ids.haruka, '\u0000', 'a'.repeat(400)])
      expect((await send(path, { repeat: odd })).status).toBe(200);
  });

  it('is of the same game', async () => {
    const first = await submit(await openTournament());
    const champions = submitTo(await openTournament({ game: 'champions', regulation: 'champions-m-c' }));
    expect(await main(await get(champions, first.cookie))).not.toContain(ja.teams.submit.lastTeam);
  });

  it.each(['guest', 'account'])('is that of the series, before a later one of others (%s)', async (kind) => {
    const groupId = ids.otherGroup;
    const { jar } = await makeUser();
    const account = kind === 'account' ? [...jar].map((pair) => pair.join('=')).join('; ') : '';
    const series = await submit(await openTournament({ groupId }), account);
    const other = await submit(await openTournament(), account || series.cookie);
    const cookie = account || other.cookie;
    const offered = async (at: string) =>
      /name="repeat" value="(\w+)"/.exec(await main(await get(submitTo(at), cookie)))?.[1];
    expect(await offered(await openTournament({ groupId }))).toBe(series.id);
    expect(await offered(await openTournament())).toBe(other.id);
  });

  it.each([
    ['', ja],
    ['/en', en],
  ])(
    'is compared with the new one in the last look, for its player alone (%s)',
    async (prefix, { fields: texts }) => {
      const first = await submit(await openTournament());
      const path = prefix + submitTo(await openTournament());
      const filled = await main(await send(path, { ...goodFields(), repeat: first.id }, first.cookie));
      expect(filled).toMatch(new RegExp(`name="repeated"[^>]*>\\s*${first.id}<`));
      const fields = { ...goodFields(), intent: 'review', repeated: first.id };
      expect(await main(await send(path, fields, first.cookie))).toContain(texts.lastTeam.same);
      const changed = { ...fields, 'members[0].item': 'ラムのみ' };
      const look = await main(await send(path, changed, first.cookie));
      expect(look).toContain(texts.lastTeam.since);
      expect(look).toMatch(prefix ? /→ Lum Berry/ : /→ ラムのみ/);
      expect(look).toContain(`name="repeated" value="${first.id}"`);
      const stranger = await main(await send(path, changed));
      expect(stranger).not.toContain(texts.lastTeam.since);
      expect(stranger).not.toContain(texts.lastTeam.same);
    },
  );
});
