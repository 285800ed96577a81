import { env } from 'cloudflare:workers';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { newId } from '~/db/ids';
import { listed } from '~/db/listed';
import { day } from '~/db/retention';
import { notices, outbox, sheetChecks, teamRevisions, teamSheets, tournaments, usageSums } from '~/db/schema';
import type { TeamMember } from '~/pokedex/member';
import { bringNamesHome, freeNamesQuery, writeQuery } from '~/sheets/known-names.server';
import { typedSheetOf } from '~/sheets/name-typed';
import { contentOf } from '~/sheets/team-sheet.server';
import { fieldsOf } from '~/sheets/typed-sheet';
import { unknownNamesQuery } from '~/sheets/unknown-names.server';
import { sweepUsage } from '~/usage/count-usage.server';
import { ids, teamSheet } from '../world';
import { harukaTeam } from '../world-sheets';
import { admin, press, sheet as scene } from './broadcast-form';
import { person, visitor } from './person';
import {
  db,
  fromNow,
  openTournament,
  revisionsOf,
  type Submitted,
  send,
  stored,
  submit,
} from './sheet-writes';
import { sweep } from './sweep';
import { get } from './team-form';

// After a deployment that adds names, an older sheet holds, as they were typed, names that the dictionary has.
const [garchomp, ...others] = harukaTeam as [TeamMember, ...TeamMember[]];
const typed: TeamMember[] = [
  {
    ...garchomp,
    species: 'ガブリアス',
    ability: 'Rough Skin',
    item: 'Life Orb',
    moves: ['じしん', 'protect'],
  },
  ...others,
];
const known: TeamMember[] = [{ ...garchomp, moves: ['earthquake', 'protect'] }, ...others];

const over = { submissionDeadlineAt: fromNow(-3 * day), scheduledStartAt: fromNow(-3 * day) };
const running = { ...over, endsAt: fromNow(day) };
const ended = { ...over, endsAt: fromNow(-day) };

type Sheet = typeof teamSheets.$inferSelect;
const write = (id: string, change: Partial<Sheet>) =>
  db.update(teamSheets).set(change).where(eq(teamSheets.id, id));

const move = (
  { tournamentId }: Pick<Submitted, 'tournamentId'>,
  change: Parameters<typeof openTournament>[0],
) =>
  db
    .update(tournaments)
    .set({ isTest: false, ...change })
    .where(eq(tournaments.id, tournamentId));

/** A player's sheet that holds these as they were typed. */
async function submitTyped(members: TeamMember[], change: Parameters<typeof openTournament>[0] = {}) {
  const own = await submit(await openTournament());
  const [first] = await revisionsOf(own.id);
  await write(own.id, { members });
  await db
    .update(teamRevisions)
    .set({ snapshot: { ...(first?.snapshot as object), members } })
    .where(eq(teamRevisions.teamSheetId, own.id));
  await move(own, change);
  return own;
}

/** Sheets of one tournament, which nobody submitted. */
async function addSheets(sheets: Partial<Sheet>[], change: Parameters<typeof openTournament>[0] = running) {
  const tournamentId = await openTournament(change);
  const rows = sheets.map((sheet) => teamSheet({ id: newId(), tournamentId, ...sheet }, Date.now()));
  for (const row of rows) await db.insert(teamSheets).values(row);
  return { tournamentId, ids: rows.map(({ id }) => id) };
}

const moderator = await person('moderator@example.com');
const deskOf = ({ id, tournamentId }: Pick<Submitted, 'id' | 'tournamentId'>) =>
  `/admin/${ids.group}/tournaments/${tournamentId}/teams/${id}`;
/** All that anybody is told of this sheet. Site admins have mail of their own: when a season ends. */
const told = async (id: string) => [
  await db.select().from(notices).where(eq(notices.teamSheetId, id)),
  await db.select().from(outbox).where(ne(outbox.to, 'site-admin@example.com')),
];
const textOf = (html: string) => html.replace(/<!-- -->/g, '');
const proof = /\b[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}\b/;

describe('names that were kept as typed, once they are known', () => {
  it('are read in both languages before the sweeper comes by', async () => {
    const own = await submitTyped(typed, running);
    expect(await visitor.html(`/en/teams/${own.id}`)).toContain('Garchomp');
    const html = await visitor.html(`/teams/${own.id}`);
    for (const name of ['さめはだ', 'いのちのたま']) expect(html).toContain(name);
    const { members } = (await (await visitor.get(`/api/v1/teams/${own.id}`)).json()) as {
      members: { item: { id: string; name: object } }[];
    };
    expect(members[0]?.item).toMatchObject({ id: 'lifeorb', name: { ja: 'いのちのたま', en: 'Life Orb' } });
    expect(await moderator.html(deskOf(own))).not.toContain('一覧にない名前');
    expect((await stored(own.id)).members).toEqual(typed);
  });

  it('become keys: no revision, no correction, and nobody is told', async () => {
    const own = await submitTyped(typed, running);
    await db.insert(sheetChecks).values({ teamSheetId: own.id, revision: 1, byUserId: null });
    const [before, history, news] = [await stored(own.id), await revisionsOf(own.id), await told(own.id)];
    await sweep();
    const after = await stored(own.id);
    expect(after).toEqual({ ...before, members: known, typedMembers: typed });
    expect(JSON.stringify(after.members)).toBe(JSON.stringify(known));
    expect(await revisionsOf(own.id)).toEqual(history);
    expect(await told(own.id)).toEqual(news);
    expect(await visitor.html(`/teams/${own.id}`)).not.toContain('訂正');
    const desk = textOf(await moderator.html(deskOf(own)));
    expect(desk).toContain('確認済み');
    expect(desk).not.toContain('確認後に変更あり');
    await sweep();
    expect(await stored(own.id)).toEqual(after);
  });

  it('keep the code of what was submitted, also a year later', async () => {
    const own = await submitTyped(typed, running);
    const file = async () => {
      const answer = await get(`/teams/${own.id}/files/team.json`, own.cookie);
      return ((await answer.json()) as { team: { proof: string; typedMembers?: TeamMember[] } }).team;
    };
    const before = await file();
    const desk = async () => proof.exec(await moderator.html(deskOf(own)))?.[0];
    expect(before.typedMembers).toBeUndefined();
    await sweep();
    expect(await file()).toMatchObject({ proof: before.proof, typedMembers: typed });
    expect(await desk()).toBe(before.proof);
    await db
      .update(tournaments)
      .set({ endsAt: fromNow(-400 * day), idsRemovedAt: fromNow(-300 * day) })
      .where(eq(tournaments.id, own.tournamentId));
    await write(own.id, { idsRemovedAt: fromNow(-300 * day) });
    await sweep();
    expect(await revisionsOf(own.id)).toEqual([]);
    expect(await desk()).toBe(before.proof);
  });

  it('are no change to whoever saves the same once more, nor in what was corrected', async () => {
    const own = await submitTyped(typed);
    const save = async (path: string, fields: Record<string, string> = {}) => {
      const sheet = await stored(own.id);
      const all = { ...fieldsOf(typedSheetOf(contentOf(sheet), 'ja')), revision: String(sheet.revision) };
      return { ...all, reason: '本人の申し出', intent: 'submit', ...fields, path };
    };
    for (const swept of [false, true]) {
      if (swept) await sweep();
      const { path: again, ...same } = await save(`/team-submit/ots/${own.tournamentId}`);
      expect((await send(again, { ...same, submissionKey: own.key }, own.cookie)).status).toBe(302);
      const { path, ...fields } = await save(`${deskOf(own)}/correct`);
      expect((await moderator.post(path, fields)).status).toBe(422);
      expect((await stored(own.id)).revision).toBe(1);
    }
    await move(own, running);
    const { path, ...fields } = await save(`${deskOf(own)}/correct`, {
      'members[0].item': 'こだわりハチマキ',
    });
    expect((await moderator.post(path, fields)).status).toBe(302);
    expect(await stored(own.id)).toMatchObject({ revision: 2, typedMembers: null });
    const lines = [...(await visitor.html(`/teams/${own.id}`)).matchAll(/<li>(訂正[^<]*)<\/li>/g)];
    expect(lines.map(([, line]) => line)).toEqual(['訂正：1匹目の持ち物（いのちのたま → こだわりハチマキ）']);
    for (const html of [
      await moderator.html(deskOf(own)),
      await (await get(`/teams/${own.id}`, own.cookie)).text(),
    ]) {
      expect(textOf(html)).toContain('こだわりハチマキ');
      expect(textOf(html)).not.toMatch(/ガブリアス → |さめはだ → |→ じしん|じしん → /);
    }
  });

  it('go into the statistics', async () => {
    const { tournamentId } = await addSheets(
      [{ members: typed }, { members: known }].map((each) => ({ ...each, isPublic: true })),
      { ...ended, regulation: 'sv-c' },
    );
    // As they were counted before the deployment.
    await sweepUsage(db, new Date());
    const species = async () =>
      Object.fromEntries(
        (
          await db
            .select()
            .from(usageSums)
            .where(
              and(eq(usageSums.regulation, 'sv-c'), eq(usageSums.kind, 'species'), ne(usageSums.count, 0)),
            )
        ).map(({ value, count }) => [value, count]),
      );
    expect(await species()).toMatchObject({ ガブリアス: 1, garchomp: 1 });
    await sweep();
    await sweep();
    expect(await species()).toMatchObject({ garchomp: 2 });
    expect(Object.keys(await species())).not.toContain('ガブリアス');
    const [counted] = await db.select().from(tournaments).where(eq(tournaments.id, tournamentId));
    await sweep();
    const [again] = await db.select().from(tournaments).where(eq(tournaments.id, tournamentId));
    expect(again).toEqual(counted);
  });

  it('also go on air', async () => {
    const [first, ...rest] = typed as [TeamMember, ...TeamMember[]];
    await write(ids.souta, { members: [{ ...first, species: 'オーガポン', item: 'かまどのめん' }, ...rest] });
    await press(admin, 'take', await scene({ kind: 'versus', player1: 'ソウタ', team1: ids.souta }));
    const onAir = () => visitor.html(`/broadcast/groups/${ids.group}/scene.json`);
    expect(await onAir()).toContain('"en":"Hearthflame Mask"');
    expect(await onAir()).not.toContain('ogerponhearthflame');
    await sweep();
    expect(await onAir()).toContain('ogerponhearthflame');
  });

  it('leave nothing behind on an erased sheet', async () => {
    const own = await submitTyped(typed, running);
    await sweep();
    await write(own.id, { erasedAt: new Date(), typedMembers: null, members: typed });
    await sweep();
    expect(await stored(own.id)).toMatchObject({ members: known, typedMembers: null });
  });
});

describe('what is written meanwhile', () => {
  it('stays', async () => {
    const { ids: sheets } = await addSheets([{ members: typed }, { members: typed }]);
    const [changed = '', same = ''] = sheets;
    const theirs = [{ ...garchomp, species: 'ガブリアス', item: 'choiceband' }, ...others];
    const prepare = (text: string) => env.DB.prepare(text);
    const batch = async (statements: D1PreparedStatement[]) => {
      await write(changed, { members: theirs, revision: 2 });
      return env.DB.batch(statements);
    };
    const slow = openDatabase({ prepare, batch } as unknown as D1Database);
    await bringNamesHome(slow, new Date());
    expect(await stored(changed)).toMatchObject({ members: theirs, revision: 2, typedMembers: null });
    expect((await stored(same)).members).toEqual(known);
    await sweep();
    expect((await stored(changed)).members).toEqual([{ ...garchomp, item: 'choiceband' }, ...others]);
  });
});

describe('names that are not known, or several things’', () => {
  const strange = 'ソラノオウ';
  const unknown = [{ species: strange }, { species: 'ランドロス', moves: ['トビタツ'] }, ...others];
  const manage = async (prefix = '') => {
    const html = await (await person('site-admin@example.com')).html(`${prefix}/admin/regulations`);
    const at = html.indexOf('id="unknown-names"');
    return at < 0 ? '' : textOf(html.slice(at, html.indexOf('</section>', at))).replace(/<[^>]*>/g, ' ');
  };

  it('are listed for site admins, the most used first', async () => {
    expect(await manage()).toBe('');
    await addSheets([
      { members: unknown },
      { members: [{ species: 'ソラノ・オウ', item: 'Life Orb' }, ...others] },
      { members: unknown, withdrawnAt: new Date() },
      { members: unknown, erasedAt: new Date() },
    ]);
    expect(await manage()).toMatch(
      /入力されたままの名前.* ソラノオウ +ポケモン +2チーム .* トビタツ +技 +1チーム .* ランドロス +ポケモン +1チーム +1つに決まりません：ランドロス（けしんフォルム）、ランドロス（れいじゅうフォルム）/,
    );
    expect(await manage()).not.toMatch(/いのちのたま|Life Orb/);
    expect(await manage('/en')).toMatch(
      /Names kept as typed.* ソラノオウ +Pokémon +2 teams .* Move +1 team .*Could be any of these: Landorus/,
    );
    const visited = await moderator.get('/admin/regulations');
    expect(visited.status).not.toBe(200);
  });

  it('stay, and keep none behind them waiting', async () => {
    const many = Array.from({ length: 320 }, (_, at) => ({
      id: `0${String(at).padStart(25, '0')}`,
      members: unknown,
    }));
    await addSheets(many);
    const last = 'z'.repeat(26);
    await addSheets([{ id: last, members: typed }]);
    for (let run = 0; run < 3; run++) await sweep();
    expect((await stored(last)).members).toEqual(known);
    expect(await stored(many[0]?.id ?? '')).toMatchObject({ members: unknown, typedMembers: null });
  });
});

describe('sheets of a whole run', () => {
  it('become keys together, each by its id', async () => {
    const many = Array.from({ length: 230 }, () => ({ members: typed }));
    const { ids: sheets } = await addSheets([...many, { members: known }]);
    const changes = async () => {
      const rows = await db
        .select()
        .from(teamSheets)
        .where(inArray(teamSheets.id, listed(sheets)));
      const changed = rows.filter(({ typedMembers }) => typedMembers);
      return [changed.length, ...new Set(changed.map(({ members }) => JSON.stringify(members)))];
    };
    expect(await changes()).toEqual([0]);
    for (let run = 0; run < 3; run++) await sweep();
    expect(await changes()).toEqual([230, JSON.stringify(known)]);
  });
});

describe('the index of sheets with such names', () => {
  const planOf = async (sql: string, params: unknown[] = []) => {
    const { results } = await env.DB.prepare(`explain query plan ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    return results.map(({ detail }) => detail).join('\n');
  };

  it('leads to them, in their order, and to no other', async () => {
    const { sql, params } = freeNamesQuery(db, 'a').toSQL();
    expect(await planOf(sql, params)).toBe('SEARCH team_sheets USING INDEX team_sheets_free_names (id>?)');
    const write = writeQuery(db, []).toSQL();
    expect(await planOf(write.sql, write.params)).toMatch(/SEARCH team_sheets USING INDEX \S+ \(id=\?\)/);
    const dialect = db as unknown as { dialect: { sqlToQuery(query: unknown): { sql: string } } };
    expect(await planOf(dialect.dialect.sqlToQuery(unknownNamesQuery).sql)).toContain(
      'SCAN team_sheets USING INDEX team_sheets_free_names',
    );
  });

  it.each([
    [
      {
        species: 'garchomp',
        teraType: 'fire',
        statAlignment: 'jolly',
        moves: ['dig', '10000000voltthunderbolt'],
      },
      0,
    ],
    [{ species: 'Toad' }, 1],
    [{ species: 'garchomp', item: 'ソラ' }, 1],
    [{ species: 'garchomp', moves: ['é'] }, 1],
    [{ species: 'garchomp', teraType: 'fire', ability: 'foo-Bar' }, 1],
  ] as [TeamMember, number][])('%j: %i', async (member, found) => {
    const { ids: sheets } = await addSheets([{ members: [member] }]);
    const [id = ''] = sheets;
    const rows = await freeNamesQuery(db, '').all();
    const all =
      rows.length < 300 ? rows : [...rows, ...(await freeNamesQuery(db, rows.at(-1)?.id ?? '').all())];
    expect(all.filter((row) => row.id === id)).toHaveLength(found);
  });
});
