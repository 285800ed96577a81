import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { newId } from '~/db/ids';
import { teamRevisions, teamSheets } from '~/db/schema';
import type { TeamMember } from '~/pokedex/member';
import { ids, teamSheet } from '../world';
import { harukaTeam } from '../world-sheets';

// What everybody who may see a sheet is told of its corrections.
const db = openDatabase(env.DB);
const now = Date.now();
const minutes = (before: number) => new Date(now - before * 60_000);
const long = minutes(60 * 24 * 40);
const [garchomp, second, ...others] = harukaTeam as [TeamMember, TeamMember, ...TeamMember[]];
const sheets = { open: newId(), closed: newId(), much: newId(), late: newId() };

interface Step {
  by: 'player' | 'staff';
  at: Date;
  members: TeamMember[];
  discordId?: string;
}

/** A sheet with all its revisions, the last of which is the correction that the page names. */
async function insert(id: string, tournamentId: string, steps: readonly Step[]) {
  const last = steps.at(-1) as Step;
  const { at: correctedAt, members } = last;
  const row = teamSheet({ id, tournamentId, members, correctedAt, revision: steps.length }, now);
  await db.insert(teamSheets).values(row);
  const { displayName, discordId, twitterId, tonamelId } = row;
  for (const [index, step] of steps.entries()) {
    const player = {
      displayName,
      discordId: step.discordId ?? discordId,
      twitterId: twitterId ?? '',
      tonamelId,
    };
    await db.insert(teamRevisions).values({
      teamSheetId: id,
      revision: index + 1,
      by: step.by,
      reason: step.by === 'staff' ? '本人の申し出' : null,
      snapshot: { ...player, members: step.members, isPublic: false, readingId: null },
      createdAt: step.at,
    });
  }
}

beforeAll(async () => {
  const band = { ...garchomp, item: 'choiceband' };
  const scarf = { ...garchomp, item: 'choicescarf' };
  await insert(sheets.open, ids.running, [
    { by: 'player', at: minutes(60 * 24 * 41), members: [garchomp, second, ...others] },
    { by: 'player', at: long, members: [band, second, ...others] },
    { by: 'staff', at: minutes(2), members: [scarf, second, ...others], discordId: 'other_vgc' },
    { by: 'staff', at: minutes(1), members: [garchomp, second, ...others], discordId: 'other_vgc' },
  ]);
  await insert(sheets.closed, ids.runningClosed, [
    { by: 'player', at: long, members: [band, { species: 'amoonguss', ability: 'regenerator' }, ...others] },
    { by: 'staff', at: minutes(1), members: [garchomp, { species: 'farigiraf' }, ...others] },
  ]);
  await insert(sheets.much, ids.running, [
    { by: 'player', at: long, members: harukaTeam.map(({ species }) => ({ species })) },
    { by: 'staff', at: minutes(1), members: harukaTeam },
  ]);
  // Changed by its player while it was unlocked.
  await insert(sheets.late, ids.running, [
    { by: 'player', at: long, members: [band, second, ...others] },
    { by: 'player', at: minutes(1), members: [garchomp, second, ...others] },
  ]);
});

const get = async (prefix: string, id: string) =>
  (await SELF.fetch(`https://sixsheet.test${prefix}/teams/${id}`)).text();
const linesOf = (html: string) =>
  [...html.matchAll(/<li>((?:訂正|Corrected)[^<]*)<\/li>/g)].map(([, line]) => line);

describe('the opponent page of a corrected sheet', () => {
  it.each([
    ['/ja', sheets.open, ['訂正：1匹目の持ち物（こだわりハチマキ → いのちのたま）']],
    ['/en', sheets.open, ['Corrected: Item of Pokémon 1 (Choice Band → Life Orb)']],
    ['/ja', sheets.late, ['訂正：1匹目の持ち物（こだわりハチマキ → いのちのたま）']],
    ['/en', sheets.late, ['Corrected: Item of Pokémon 1 (Choice Band → Life Orb)']],
    ['/ja', sheets.closed, ['訂正：2匹目（モロバレル → リキキリン）']],
    ['/en', sheets.closed, ['Corrected: Pokémon 2 (Amoonguss → Farigiraf)']],
  ])('says in %s of %s what was corrected', async (prefix, id, lines) => {
    expect(linesOf(await get(prefix, id))).toEqual(lines);
  });

  it.each(['/ja', '/en'])('says nothing else in %s', async (prefix) => {
    expect(await get(prefix, sheets.open)).not.toMatch(/_vgc|申し出|こだわりスカーフ|Choice Scarf/);
    expect(await get(prefix, sheets.closed)).not.toMatch(
      /こだわりハチマキ|Choice Band|いのちのたま|Life Orb|さいせいりょく|Regenerator/,
    );
  });

  it('counts what is too much to list', async () => {
    const lines = linesOf(await get('/en', sheets.much));
    expect(lines).toHaveLength(13);
    expect(lines[0]).toBe('Corrected: Ability of Pokémon 1 (Not listed → Rough Skin)');
    expect(lines.at(-1)).toMatch(/^Corrected: \d+ more$/);
    expect(linesOf(await get('/ja', sheets.much)).at(-1)).toMatch(/^訂正：ほか\d+件$/);
  });
});
