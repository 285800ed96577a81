import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { teamSheets, tournaments } from '~/db/schema';
import { readProof } from '../sheets/read-proof';
import { ids } from '../world';
import { person, visitor } from './person';
import { get, goodFields, post, submitted } from './team-form';

const db = openDatabase(env.DB);
const code = /\b[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}\b/;

async function expected(id: string) {
  const [sheet] = await db.select().from(teamSheets).where(eq(teamSheets.id, id));
  if (!sheet) throw new Error('There is no such sheet.');
  const { revision, submittedAt, revisedAt, members } = sheet;
  return readProof({ id, revision, at: revisedAt ?? submittedAt, members });
}

it('players and staff see the same code, and opponents none', async () => {
  const fields = goodFields();
  const { id, cookie, location } = await submitted(fields);
  const first = await expected(id);
  const mine = async (path: string) => (await get(path, cookie)).text();
  const desk = `/admin/${ids.group}/tournaments/${ids.open}/teams/${id}`;
  const moderator = await person('moderator@example.com');
  for (const path of [location, `/en${location}`, `/teams/${id}/files/card.svg`])
    expect(await mine(path)).toContain(first);
  expect(JSON.parse(await mine(`/teams/${id}/files/team.json`)).team.proof).toBe(first);
  expect(await moderator.html(desk)).toContain(first);

  const changed = { ...fields, 'members[0].item': 'こだわりハチマキ', revision: '1', intent: 'submit' };
  const edited = await post(`/teams/${id}/edit`, changed, { cookie });
  expect(edited.status).toBe(302);
  const second = await expected(id);
  expect(second).not.toBe(first);
  expect(await mine(location)).toContain(second);
  expect(await mine(location)).not.toContain(first);
  const judged = await moderator.html(desk);
  expect(judged.indexOf(second)).toBeLessThan(judged.indexOf(first));
  expect(judged).toContain(first);

  const over = new Date(Date.now() - 3_600_000);
  const [{ scheduledStartAt } = { scheduledStartAt: over }] = await db
    .select({ scheduledStartAt: tournaments.scheduledStartAt })
    .from(tournaments)
    .where(eq(tournaments.id, ids.open));
  await db.update(tournaments).set({ scheduledStartAt: over }).where(eq(tournaments.id, ids.open));
  for (const path of [`/teams/${id}`, `/teams/${id}.data`, `/teams/${id}/qr`, location, `${location}.data`])
    expect((await visitor.html(path)).match(code)).toBeNull();
  await db.update(tournaments).set({ scheduledStartAt }).where(eq(tournaments.id, ids.open));
});
