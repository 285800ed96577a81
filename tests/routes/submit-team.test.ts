import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { ids, worldId } from '../world';
import { count, get, goodFields, main, open, post, site, submitted } from './team-form';

describe('the form', () => {
  it('stands whole in the first answer, for people without JavaScript', async () => {
    const html = await main(await get(open));
    for (const name of [
      'displayName',
      'discordId',
      'twitterId',
      'tonamelId',
      'isPublic',
      'paste',
      'image',
      'submissionKey',
    ]) {
      expect(html).toContain(`name="${name}"`);
    }
    for (const slot of [0, 1, 2, 3, 4, 5]) {
      expect(html).toContain(`name="members[${slot}].species"`);
      expect(html).toContain(`name="members[${slot}].moves[3]"`);
    }
    expect(html).toContain('name="members[0].teraType"');
    expect(html).not.toContain('statAlignment');
    expect(html).toContain('value="review"');
  });

  it('asks for Stat Alignments in Pokémon Champions', async () => {
    const html = await main(await get(`/en/team-submit/cts/${ids.closedKind}`));
    expect(html).toContain('name="members[0].statAlignment"');
    expect(html).not.toContain('teraType');
  });

  it.each([
    ['', 'オープンチームシート（OTS）', '技・テラスタイプが見えます'],
    ['/en', 'Open team sheet (OTS)', 'moves and Tera Types'],
  ])(
    'says what opponents will see, and leads a guest to the sign-in and back (%s)',
    async (prefix, ...said) => {
      const html = await main(await get(prefix + open));
      for (const text of said) expect(html).toContain(text);
      const back = encodeURIComponent(`${prefix}${open}`);
      expect(html).toContain('name="intent" value="signIn"');
      const answer = await post(prefix + open, { ...goodFields(), intent: 'signIn' });
      expect(answer.headers.get('Location')).toBe(`${prefix}/sign-in?redirectTo=${back}`);
    },
  );

  it('goes to the right kind, in the same language', async () => {
    const response = await get(`/en/team-submit/cts/${ids.open}`);
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe(`/en${open}`);
  });

  it.each([`/team-submit/ots/${worldId('nobody')}`, '/team-submit/ots/x', '/team-submit/xyz'])(
    'does not find %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
      expect((await post(path, goodFields())).status).toBe(404);
    },
  );

  it('offers the open tournaments when none is chosen', async () => {
    const html = await main(await get('/team-submit/ots'));
    expect(html).toContain(`href="${open}"`);
    expect(html).toContain(`href="/team-submit/cts/${ids.closedKind}"`);
    expect(html).not.toContain(ids.running);
  });

  it.each([
    ['', '提出締切を過ぎています'],
    ['/en', 'The deadline has passed'],
  ])('says that it is too late, with the deadline (%s)', async (prefix, text) => {
    const response = await get(`${prefix}/team-submit/ots/${ids.running}`);
    expect(response.status).toBe(403);
    const html = await main(response);
    expect(html).toContain(text);
    expect(html).toContain('<time');
    const key = newId();
    const late = await post(`${prefix}/team-submit/ots/${ids.running}`, {
      ...goodFields(key),
      intent: 'submit',
    });
    expect(late.status).toBe(403);
    expect(await count(key)).toBe(0);
    const given = await main(late);
    expect(given).toContain(text);
    expect(given).toMatch(/<textarea[^>]*readonly[^>]*>[^<]*ハルカ𩸽\nharuka/i);
    const looked = await post(`${prefix}/team-submit/ots/${ids.running}`, {
      ...goodFields(key),
      intent: 'review',
    });
    expect([looked.status, await main(looked)]).toEqual([403, expect.stringContaining(text)]);
  });
});

describe('submitting without JavaScript', () => {
  it('shows all once more, then hands it in', async () => {
    const key = newId();
    const fields = { ...goodFields(key), 'members[0].ability': 'さめはだ', 'members[0].teraType': 'steel' };
    const review = await post(open, { ...fields, intent: 'review' });
    expect(review.status).toBe(200);
    const html = await main(review);
    expect(html).toContain('ガオガエン');
    expect(html).toContain('さめはだ');
    expect(html).toContain('type="hidden" name="members[1].species" value="Incineroar"');
    expect(html).toContain('value="submit"');
    const back = await main(await post(open, { ...fields, intent: 'back' }));
    expect(back).toContain('value="Incineroar"');
    expect(back).not.toContain('role="alert"');

    const { id, location, cookie } = await submitted(fields);
    expect(location).toBe(`/teams/${id}/success/ots`);
    expect(cookie).toContain(id);
    const row = await env.DB.prepare('select * from team_sheets where id = ?')
      .bind(id)
      .first<Record<string, string>>();
    expect(row).toMatchObject({
      display_name: 'ハルカ𩸽',
      twitter_id: 'haruka_vgc',
      tonamel_id: goodFields(key).tonamelId,
      revision: 1,
    });
    expect(JSON.parse(row?.members ?? '')[0]).toEqual({
      species: 'garchomp',
      ability: 'roughskin',
      teraType: 'steel',
    });
    const revision = await env.DB.prepare('select * from team_revisions where team_sheet_id = ?')
      .bind(id)
      .first<{ snapshot: string }>();
    expect(JSON.parse(revision?.snapshot ?? '')).toMatchObject({ displayName: 'ハルカ𩸽', isPublic: false });
  });

  it.each([
    [
      '',
      [
        '表示名を入力してください。',
        'Discord IDを入力してください。',
        'Tonamel IDを入力してください。',
        'ポケモンを3匹以上選んでください。',
      ],
    ],
    [
      '/en',
      [
        'Enter your display name.',
        'Enter your Discord ID.',
        'Enter your Tonamel ID.',
        'Choose at least 3 Pokémon.',
      ],
    ],
  ])('says beside each field what is missing (%s)', async (prefix, messages) => {
    const response = await post(prefix + open, { intent: 'submit' });
    expect(response.status).toBe(422);
    const html = await main(response);
    for (const message of messages) expect(html).toContain(message);
    expect(html.match(/aria-invalid="true"/g)?.length).toBeGreaterThanOrEqual(3);
    expect(html).toContain('aria-describedby="team-sheet-displayName-error');
  });

  it('gives everything back that was typed', async () => {
    const html = await main(
      await post(open, {
        ...goodFields(),
        displayName: '',
        discordId: 'x<y&"z',
        'members[2].item': 'なぞの板',
        isPublic: 'on',
        intent: 'review',
      }),
    );
    expect(html).toContain('value="x&lt;y&amp;&quot;z"');
    expect(html).toContain('value="なぞの板"');
    expect(html).toMatch(/name="isPublic"[^>]*checked|checked[^>]*name="isPublic"/);
  });

  it('asks which was meant, and takes the choice', async () => {
    const fields = {
      ...goodFields(),
      'members[0].species': 'ガブリアヌ',
      'members[1].species': 'オーガポン',
    };
    const response = await post(open, { ...fields, intent: 'review' });
    expect(response.status).toBe(422);
    const html = await main(response);
    expect(html).toContain('value="members[0].species=ガブリアス"');
    expect(html).toContain('value="members[1].species=オーガポン（いどのめん）"');
    const chosen = await main(await post(open, { ...fields, choose: 'members[0].species=ガブリアス' }));
    expect(chosen).toContain('value="ガブリアス"');
    expect(chosen).not.toContain('value="members[0].species=ガブリアス"');
  });

  it('asks which form was meant in English as in Japanese', async () => {
    const fields = { ...goodFields(), 'members[4].species': 'Urshifu', intent: 'review' };
    const response = await post(`/en${open}`, fields);
    expect(response.status).toBe(422);
    const html = await main(response);
    for (const form of ['Urshifu (Single Strike)', 'Urshifu (Rapid Strike)'])
      expect(html).toContain(`value="members[4].species=${form}"`);
  });

  it('fills the form from a paste', async () => {
    const html = await main(
      await post(open, {
        intent: 'paste',
        displayName: 'ハルカ',
        paste: 'Garchomp @ Life Orb\nAbility: Rough Skin\n- Earthquake',
      }),
    );
    expect(html).toContain('value="ガブリアス"');
    expect(html).toContain('value="いのちのたま"');
    expect(html).toContain('value="ハルカ"');
  });
});

describe('a repeated POST', () => {
  it('makes one team, one after the other or at once', async () => {
    const key = newId();
    const first = await submitted(goodFields(key));
    const answers = await Promise.all([1, 2, 3].map(() => submitted(goodFields(key))));
    expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([first.id]));
    const other = newId();
    const many = await Promise.all([1, 2, 3, 4].map(() => submitted(goodFields(other))));
    expect(new Set(many.map(({ id }) => id)).size).toBe(1);
    expect(await count(key)).toBe(1);
    expect(await count(other)).toBe(1);
  });

  it('is a revision when the text was changed in between and it is said to be an edit', async () => {
    const fields = goodFields();
    const { id } = await submitted(fields);
    await submitted({ ...fields, tonamelId: 'New1Id', edits: id, revision: '1' });
    const row = await env.DB.prepare('select tonamel_id, revision from team_sheets where id = ?')
      .bind(id)
      .first();
    expect(row).toEqual({ tonamel_id: 'New1Id', revision: 2 });
  });
});

describe('the success page', () => {
  it('gives the player the QR, the address and the secret edit link', async () => {
    const { location, cookie, id } = await submitted();
    const html = await main(await get(location, cookie));
    expect(html).toContain('<svg');
    expect(html).toContain(`value="${site}/teams/${id}"`);
    expect(html).toMatch(
      new RegExp(`value="${site}/teams/${id}/edit\\?key=[\\w-]{43}&amp;openExternalBrowser=1"`),
    );
  });

  it('names the time until which the team can be edited', async () => {
    const { location, cookie, id } = await submitted();
    const hint = async (prefix: string) =>
      /[^>]*(?:何度でも変更できます|as often as you like)[^<]*/.exec(
        await main(await get(prefix + location, cookie)),
      )?.[0];
    expect(await hint('/ja')).toMatch(/^\d+年?.*日本時間まで、何度でも変更できます。$/);
    expect(await hint('/en')).toMatch(/^You can edit it as often as you like until .*\d\d:\d\d JST\.$/);
    await env.DB.prepare('update team_sheets set tournament_id = ?, unlocked_until = ? where id = ?')
      .bind(ids.running, Date.parse('2098-03-01T03:00:00Z'), id)
      .run();
    expect(await hint('/en')).toContain('until Sat, Mar 1, 2098, 12:00 JST.');
  });

  it('shows somebody else nothing secret', async () => {
    const { location, id } = await submitted();
    const response = await get(location);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).not.toContain('key=');
    expect(html).not.toContain('ハルカ');
    expect(html).not.toContain('ムーンライト杯');
    expect(html).toContain(`href="/teams/${id}"`);
    expect((await get(`/teams/${worldId('nobody')}/success/ots`)).status).toBe(404);
    expect((await get(`/teams/${id}/success/zzz`)).status).toBe(404);
  });
});
