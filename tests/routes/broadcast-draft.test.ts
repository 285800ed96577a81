import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { roomOf } from '~/broadcast/room/room';
import { firstOf } from '~/broadcast/stream';
import { deskValuesOf } from '~/broadcast-desk/desk-values';
import { ids } from '../world';
import { person, visitor } from './person';

const desk = `/admin/${ids.group}/streaming-input`;
const draft = `/broadcast/moonblast-tour?group=${ids.group}&preview=draft`;
const secret = 'まだ出していない行';

describe('the overlay as the draft would be', () => {
  it('is drawn for the staff of its group alone, and kept nowhere', async () => {
    const moderator = await person('moderator@example.com');
    const state = await roomOf(env, firstOf(ids.group)).state(firstOf(ids.group), {
      id: 'test',
      name: 'Test',
    });
    const seen = state?.desk.draft;
    if (!seen) throw new Error('no draft');
    const sent = { ...deskValuesOf(seen), seen: JSON.stringify(seen), ticker: secret };
    expect((await moderator.post(`${desk}/save`, sent)).status).toBe(302);

    const own = await moderator.get(draft);
    expect([own.status, own.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(await own.text()).toContain(secret);
    for (const other of [
      visitor,
      await person('haruka@example.com'),
      await person('harbor-admin@example.com'),
    ]) {
      const answer = await other.get(draft);
      expect([answer.status, (await answer.text()).includes(secret)]).toEqual([200, false]);
    }
    expect(await visitor.html(draft.replace('draft', 'desk'))).not.toContain(secret);
  });

  it('stands beside what is on air, in the design that the group has chosen', async () => {
    const admin = await person('host-admin@example.com');
    const html = await admin.html(`/en${desk}`);
    for (const preview of ['desk', 'draft'])
      expect(html).toContain(
        `src="/broadcast/moonblast-tour?group=${ids.group}&amp;stream=1&amp;preview=${preview}"`,
      );
    // Whose frames may show it: this site's only.
    const policy = (await visitor.get(draft)).headers.get('Content-Security-Policy');
    expect(policy).toContain("frame-ancestors 'self'");
  });
});
