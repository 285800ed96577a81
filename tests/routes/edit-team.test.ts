import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { en } from '~/locales/en';
import { ids, worldId } from '../world';
import { filledForm } from './filled-form';
import { cookieOf, get, goodFields, main, post, submitted } from './team-form';

describe('changing a team', () => {
  it('takes the key of the link into the cookie, and is a revision', async () => {
    const { location, cookie, id } = await submitted();
    const key = /key=([\w-]+)/.exec(await main(await get(location, cookie)))?.[1] ?? '';
    const link = await get(`/en/teams/${id}/edit?key=${key}`);
    expect(link.headers.get('Location')).toBe(`/en/teams/${id}/edit`);
    const held = cookieOf(link);
    const html = await main(await get(`/en/teams/${id}/edit`, held));
    expect(html).toContain('value="Garchomp"');
    const change = {
      ...goodFields(),
      'members[0].species': 'Garchomp',
      'members[5].species': 'Farigiraf',
      revision: '1',
    };
    const review = await main(
      await post(`/en/teams/${id}/edit`, { ...change, intent: 'review' }, { cookie: held }),
    );
    expect(review).toContain('<del>Amoonguss</del>');
    const done = await post(`/en/teams/${id}/edit`, { ...change, intent: 'submit' }, { cookie: held });
    expect(done.headers.get('Location')).toBe(`/en/teams/${id}/success/ots`);
    const revisions = await env.DB.prepare(
      'select revision from team_revisions where team_sheet_id = ? order by 1',
    )
      .bind(id)
      .all();
    expect(revisions.results).toEqual([{ revision: 1 }, { revision: 2 }]);

    const conflict = await post(
      `/en/teams/${id}/edit`,
      { ...change, 'members[5].species': 'Pelipper', intent: 'submit' },
      { cookie: held },
    );
    expect(conflict.status).toBe(409);
    const again = await main(conflict);
    expect(again).toContain(en.teams.formErrors.conflict);
    expect(filledForm(again, 'revision').get('revision')).toEqual(['2']);
  });

  it('refuses a wrong key, a forged cookie and nobody', async () => {
    const { cookie, id } = await submitted();
    expect((await get(`/teams/${id}/edit`)).status).toBe(403);
    expect((await get(`/teams/${id}/edit?key=wrong`)).status).toBe(403);
    expect((await get(`/teams/${id}/edit`, `${cookie.slice(0, -3)}abc`)).status).toBe(403);
    expect(
      (await post(`/teams/${id}/edit`, { ...goodFields(), revision: '1', intent: 'submit' })).status,
    ).toBe(403);
    expect((await get(`/teams/${worldId('nobody')}/edit`)).status).toBe(404);
  });

  it('ends with the deadline, unless staff unlock the sheet', async () => {
    const { cookie, id } = await submitted();
    const move = (tournament: string, unlocked: number | null) =>
      env.DB.prepare('update team_sheets set tournament_id = ?, unlocked_until = ? where id = ?')
        .bind(tournament, unlocked, id)
        .run();
    await move(ids.running, null);
    const closed = await get(`/teams/${id}/edit`, cookie);
    expect(closed.status).toBe(403);
    expect(await main(closed)).toContain('締切を過ぎたため');
    expect(
      (await post(`/teams/${id}/edit`, { ...goodFields(), revision: '1', intent: 'submit' }, { cookie }))
        .status,
    ).toBe(403);
    await move(ids.running, Date.now() + 60_000);
    expect((await get(`/teams/${id}/edit`, cookie)).status).toBe(200);
    expect(
      (await post(`/teams/${id}/edit`, { ...goodFields(), revision: '1', intent: 'submit' }, { cookie }))
        .status,
    ).toBe(302);
  });
});
