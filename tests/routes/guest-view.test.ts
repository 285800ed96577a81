import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { editKeyCookie } from '~/accounts/guest-cookie.server';
import { openDatabase } from '~/db/client.server';
import { newId } from '~/db/ids';
import { teamSheets } from '~/db/schema';
import { hashEditKey } from '~/sheets/edit-key.server';
import { ids, teamSheet } from '../world';

// What the player who holds the edit key sees of their own sheet, at every time and of either kind.
const editKey = newId();
const mine = { notStarted: newId(), closed: newId(), open: newId(), ended: newId(), withdrawn: newId() };
const get = (id: string, rest = '', key = editKey) => {
  const [cookie = ''] = editKeyCookie(env.SESSION_SECRET, new Map(), [id, key], true).split(';');
  return SELF.fetch(`https://sixsheet.test/teams/${id}${rest}`, { headers: { Cookie: cookie } });
};

beforeAll(async () => {
  const now = Date.now();
  const made = { editKeyHash: hashEditKey(editKey), readingId: ids.akariReading };
  for (const row of [
    { id: mine.notStarted, tournamentId: ids.open },
    { id: mine.closed, tournamentId: ids.runningClosed },
    { id: mine.open, tournamentId: ids.running },
    { id: mine.ended, tournamentId: ids.ended, isPublic: false },
    { id: mine.withdrawn, tournamentId: ids.running, withdrawnAt: new Date(now) },
  ]) {
    await openDatabase(env.DB)
      .insert(teamSheets)
      .values({ ...teamSheet(row, now), ...made });
  }
  await env.IMAGES.put(`readings/${ids.akariReading}`, 'image');
});

describe('the player sees their own sheet whole, and how others see it', () => {
  it.each([
    [mine.notStarted, '大会が始まるまで、このページを見られるのは'],
    [mine.closed, '対戦相手に見えるのは6匹だけです'],
    [mine.open, 'リンクを知っている人は'],
    [mine.ended, '大会が終わり、非公開になりました'],
    [mine.withdrawn, '取り下げられたチームです'],
  ])('%s: %s', async (id, notice) => {
    const response = await get(id);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(notice);
    expect(html).toContain('さめはだ');
    // Nobody edits a team that is withdrawn, so no way leads there.
    expect(html.includes(`href="/teams/${id}/edit#title-team"`)).toBe(id !== mine.withdrawn);
    expect((await get(id, '/image')).status).toBe(200);
  });

  it('and with a wrong key like anybody else', async () => {
    expect((await get(mine.notStarted, '', newId())).status).toBe(403);
    expect((await get(mine.notStarted, '/image', newId())).status).toBe(403);
    expect(await (await get(mine.open, '', newId())).text()).not.toContain('/edit');
    expect(await (await get(mine.closed, '', newId())).text()).not.toContain('さめはだ');
  });

  it('which is never given to a stranger as unchanged', async () => {
    const etag = (await get(mine.closed)).headers.get('ETag') as string;
    const asked = await SELF.fetch(`https://sixsheet.test/teams/${mine.closed}`, {
      headers: { 'If-None-Match': etag },
    });
    expect(asked.status).toBe(200);
    expect(await asked.text()).not.toContain('さめはだ');
  });
});
