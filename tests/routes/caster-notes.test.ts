import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { standings, teamSheets, tournaments } from '~/db/schema';
import { ids, insertWorld, makeWorld, teamSheet, tournament, worldId } from '../world';
import { admin, desk, open, page, press, revision, sheet } from './broadcast-form';
import { person } from './person';

const db = openDatabase(env.DB);
const notes = (query = '') => open(admin, `/casters${query}`);
const past = (days: number) => new Date(Date.now() - days * 86_400_000);

async function played(
  id: string,
  name: string,
  change: { groupId?: string; displayName?: string; isTest?: boolean; resultsPublishedAt?: Date | null },
) {
  const [haruka] = await db.select().from(teamSheets).where(eq(teamSheets.id, ids.haruka));
  const ended = tournament(
    {
      id: worldId(`${id}cup`),
      name,
      groupId: change.groupId ?? ids.group,
      isTest: change.isTest ?? false,
      submissionDeadlineAt: past(12),
      scheduledStartAt: past(11),
      endsAt: past(10),
      resultsPublishedAt: change.resultsPublishedAt === undefined ? past(9) : change.resultsPublishedAt,
    },
    Date.now(),
  );
  const own = teamSheet(
    {
      id: worldId(`${id}sheet`),
      tournamentId: ended.id,
      ownerId: haruka?.ownerId ?? null,
      displayName: change.displayName ?? 'ハルカ',
      members: [{ species: 'magikarp' }],
    },
    Date.now(),
  );
  const empty = Object.fromEntries(Object.keys(makeWorld(0)).map((key) => [key, []]));
  await insertWorld(db, {
    ...(empty as unknown as ReturnType<typeof makeWorld>),
    tournaments: [ended],
    teamSheets: [own],
  });
  await db.insert(standings).values({ teamSheetId: own.id, wins: 5, losses: 2, rank: 3 });
}

beforeAll(async () => {
  await played('own', '公開された杯', {});
  await played('other', 'よその杯', { groupId: ids.otherGroup });
  await played('alias', '別名の杯', { groupId: ids.otherGroup, displayName: 'ひみつ' });
  await played('test', '試験の杯', { isTest: true });
  await played('hidden', '未公開の杯', { resultsPublishedAt: null });
  await press(
    admin,
    'take',
    await sheet({ kind: 'match', score1: '1', score2: '0', round: 'swiss', roundNumber: '3' }),
  );
});

describe('the casters’ notes', () => {
  it('show both teams in both languages, the score, and how names are said', async () => {
    const html = await notes();
    const { onAir } = await desk();
    for (const side of onAir.scene?.sides ?? []) {
      expect(html).toContain(side.player);
      for (const { species, ability, item, moves = [] } of side.team?.members ?? [])
        for (const name of [species, ability, item, ...moves])
          if (name)
            for (const text of [name.ja, name.en])
              expect(html).toContain(text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'));
    }
    expect(html).toContain('>Haruka</small>');
    expect(html).toMatch(/<output[^>]*>1<\/output>/);
    expect(html).toContain('Swiss Round 3');
  });

  it('tell what a player did before, where everybody may know it', async () => {
    const html = await notes();
    expect(html).toContain('公開された杯');
    expect(html).toContain('よその杯');
    for (const unknown of ['別名の杯', '試験の杯', '未公開の杯']) expect(html).not.toContain(unknown);
  });

  it('tell the usage of the tournament that has begun', async () => {
    const { onAir } = await desk();
    const [lead] = onAir.scene?.sides[0].team?.members ?? [];
    const usage = (await notes()).split('id="usage"')[1] ?? '';
    expect(usage).toContain('全');
    expect(lead && usage.includes(lead.species.ja)).toBe(true);
  });

  it('follow what is on air, show the draft when asked, and when nothing is on air', async () => {
    await press(admin, 'save', await sheet({ player1: 'ゲスト', team1: '' }));
    expect(await notes()).toContain('>ハルカ');
    const draft = await notes('?of=draft');
    expect(draft).toContain('>ゲスト');
    expect(draft).toContain('ゲスト（チームなし）');
    expect(draft).toContain('data-follow-every="5"');
    await press(admin, 'off', { revision: await revision() });
    expect(await notes()).toContain('>ゲスト');
    await press(admin, 'undo', { revision: await revision() });
  });

  it('show no more of a team than may go on air', async () => {
    const closed = await db
      .select({ kind: tournaments.sheetKind })
      .from(tournaments)
      .where(eq(tournaments.id, ids.running));
    expect(closed[0]?.kind).toBe('ots');
    await db.update(tournaments).set({ sheetKind: 'cts' }).where(eq(tournaments.id, ids.running));
    expect(await notes()).not.toContain('noted-moves');
    await db.update(tournaments).set({ sheetKind: 'ots' }).where(eq(tournaments.id, ids.running));
    expect(await notes()).toContain('noted-moves');
  });

  it('seat nobody at the desk', async () => {
    const caster = await person('moderator@example.com');
    const before = (await desk()).people.map(({ name }) => name);
    await caster.html(`${page}/casters`);
    expect((await desk()).people.map(({ name }) => name)).toEqual(before);
  });
});
