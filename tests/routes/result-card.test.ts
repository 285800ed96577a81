import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { editKeyCookie } from '~/accounts/guest-cookie.server';
import { openDatabase } from '~/db/client.server';
import { standings, teamSheets, tournaments } from '~/db/schema';
import { imageShape } from '~/images/image-format';
import { hashEditKey } from '~/sheets/edit-key.server';
import { ids, worldId } from '../world';
import { person, site, visitor } from './person';

const db = openDatabase(env.DB);
const owner = await person('haruka@example.com');
const staff = await person('host-admin@example.com');
const own = worldId('harukaended');
const path = `/teams/${own}/result/card`;
const past = new Date(Date.now() - 60_000);

const setTeam = (values: Partial<typeof teamSheets.$inferInsert>) =>
  db.update(teamSheets).set(values).where(eq(teamSheets.id, own));
const setTournament = (values: Partial<typeof tournaments.$inferInsert>) =>
  db.update(tournaments).set(values).where(eq(tournaments.id, ids.ended));
const setResult = (values: Partial<typeof standings.$inferInsert>) =>
  db.update(standings).set(values).where(eq(standings.teamSheetId, own));

const drawn = async (who = visitor, at = path) => {
  const answer = await who.get(at);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const { status, headers } = answer;
  return { status, bytes, shape: answer.ok ? imageShape(bytes) : undefined, headers };
};
const statuses = async () => [
  (await drawn()).status,
  (await drawn(owner)).status,
  (await drawn(staff)).status,
];
const pages = [`/en/teams/${own}`, '/en/mypage', '/en/history'];

beforeEach(async () => {
  await setTeam({ isPublic: true, withdrawnAt: null, erasedAt: null, ownerId: ids.harukaUser });
  await setTeam({ displayName: 'ハルカ', hiddenName: null });
  await setTournament({ archivedAt: null, resultsPublishedAt: past });
  await setResult({ wins: 6, losses: 1, rank: 1, outcome: null });
});

describe('the card of one’s own result', () => {
  it('of a public team is for everyone, in the language of the link, below 120 KB, and sent once', async () => {
    const [ja, en] = [await drawn(visitor, `/ja${path}`), await drawn(visitor, `/en${path}`)];
    const whole = { type: 'image/png', width: 1200, height: 630 };
    expect([ja.shape, en.shape]).toEqual([whole, whole]);
    expect(ja.bytes).not.toEqual(en.bytes);
    expect(Math.max(ja.bytes.length, en.bytes.length)).toBeLessThan(120_000);
    expect(en.headers.get('Cache-Control')).toContain('public');
    const held = { 'If-None-Match': en.headers.get('ETag') ?? '' };
    expect((await SELF.fetch(`${site}/en${path}`, { headers: held })).status).toBe(304);
  });

  it('of a private team is for its player alone, and stored nowhere', async () => {
    await setTeam({ isPublic: false });
    expect(await statuses()).toEqual([404, 200, 404]);
    expect((await drawn(owner)).headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('is also for a guest on the device that submitted the team', async () => {
    const [row] = await db.select().from(teamSheets).where(eq(teamSheets.id, own));
    await setTeam({ isPublic: false, ownerId: null, editKeyHash: hashEditKey('key') });
    const cookie = editKeyCookie(env.SESSION_SECRET, new Map(), [own, 'key'], true).split(';', 1)[0] ?? '';
    const answer = await SELF.fetch(site + path, { headers: { Cookie: cookie } });
    expect([answer.status, (await drawn()).status, (await drawn(owner)).status]).toEqual([200, 404, 404]);
    await answer.arrayBuffer();
    await setTeam({ editKeyHash: row?.editKeyHash });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['before results are public', () => setTournament({ resultsPublishedAt: null })],
    ['before they are due', () => setTournament({ resultsPublishedAt: new Date(Date.now() + 3_600_000) })],
    ['once the tournament is taken down', () => setTournament({ archivedAt: new Date(0) })],
    ['once the team is withdrawn', () => setTeam({ withdrawnAt: new Date() })],
    ['once the team is erased', () => setTeam({ erasedAt: new Date(), ownerId: null })],
    ['of a disqualified player', () => setResult({ outcome: 'disqualified', rank: null })],
    ['without a place or a record', () => setResult({ wins: null, losses: null, rank: null })],
  ])('is nobody’s, and not offered, %s', async (_, change) => {
    await change();
    expect(await statuses()).toEqual([404, 404, 404]);
    for (const page of pages) expect(await owner.html(page)).not.toContain('result/card');
  });

  it('is not there for teams without a result, and for what is not there', async () => {
    for (const id of [worldId('harukaopen'), worldId('nothing'), 'x', '%F0%9F%98%80'])
      for (const who of [visitor, owner])
        expect([id, (await drawn(who, `/teams/${id}/result/card`)).status]).toEqual([id, 404]);
  });

  it('shows no name that was taken down, also to its player', async () => {
    await setTeam({ hiddenName: 'ハルカ' });
    const hidden = await drawn(owner);
    await setTeam({ hiddenName: '別の名前', displayName: '別の名前' });
    expect((await drawn(owner)).bytes).toEqual(hidden.bytes);
  });

  it('is offered to its player where they look, with a text for X', async () => {
    for (const page of pages) {
      const html = await owner.html(page);
      expect([page, html.includes(`href="/en${path}" download`)]).toEqual([page, true]);
      expect([page, html.includes('https://x.com/intent/post?text=')]).toEqual([page, true]);
    }
    expect(await owner.html(`/en/teams/${own}`)).toContain('<span class="unseen">(opens in a new tab)');
    expect(await visitor.html(`/en/teams/${own}`)).not.toContain('result/card');
    expect(await staff.html(`/en/teams/${own}`)).not.toContain('result/card');
  });

  it('links a private team’s post to the tournament, as nobody else may open the team', async () => {
    const linkOf = async () => {
      const [, text = ''] = /x\.com\/intent\/post\?text=([^"]*)/.exec(await owner.html('/en/history')) ?? [];
      return decodeURIComponent(text.replaceAll('+', ' '));
    };
    expect(await linkOf()).toContain(`${site}/teams/${own}`);
    expect(await linkOf()).toContain('Winner · 6–1');
    await setTeam({ isPublic: false });
    expect(await linkOf()).toContain(`${site}/tournaments/${ids.ended}`);
    expect(await linkOf()).not.toContain(own);
  });
});
