import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import type { ReadingResult, ReadMember, ReadValue } from '~/readings/reading';
import { failReading, finishReading } from '~/readings/reading.server';
import capture from '../readings/uploads/capture.jpg?inline';
import photo from '../readings/uploads/photo.jpg?inline';
import { ids } from '../world';
import { miraiTeam } from '../world-sheets';
import { db } from './shown-teams';
import { cookieOf, get, goodFields, main, site } from './team-form';

const form = `/team-submit/cts/${ids.closedKind}`;
const file = (dataUrl: string) =>
  new File([Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')], 'team.jpg', {
    type: 'image/jpeg',
  });

function post(fields: Record<string, string>, images: File[] = [], path = form) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const image of images) body.append('image', image);
  return SELF.fetch(site + path, { method: 'POST', body, redirect: 'manual' });
}

const sure = (key: string): ReadValue => ({ key, confidence: 1, uncertain: false, raw: key });
const none: ReadValue = { key: null, confidence: 0, uncertain: true, raw: '' };
const result = (members: ReadMember[]): ReadingResult => ({ language: 'ja', engineVersion: 't', members });
const tabOfMoves = result(
  miraiTeam.map(({ species, ability = '', item = '', moves = [] }) => ({
    species: sure(species),
    ability: sure(ability),
    item: sure(item),
    moves: moves.map(sure),
  })),
);
const tabOfStats = result(
  miraiTeam.map(({ species, statAlignment = '' }) => ({
    species: sure(species),
    ability: none,
    item: none,
    moves: [],
    alignment: sure(statAlignment),
  })),
);

const player = () => {
  const { displayName = '', discordId = '', tonamelId = '', submissionKey = '' } = goodFields();
  return { displayName, discordId, tonamelId, submissionKey };
};
const readingsIn = (html: string) =>
  ['readingId', 'secondReadingId'].map(
    (name) => new RegExp(`<input[^>]*name="${name}"[^>]*value="(\\w*)"`).exec(html)?.[1] ?? '',
  );
/** What the form on a page holds, as a browser without scripts would send it. */
function heldIn(html: string): Record<string, string> {
  const held: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<input[^>]*>/g)) {
    const [name, value] = ['name', 'value'].map((each) => new RegExp(` ${each}="([^"]*)"`).exec(tag)?.[1]);
    if (name && value && !tag.includes('type="checkbox"')) held[name] = value;
  }
  for (const [, name = '', options = ''] of html.matchAll(
    /<select[^>]* name="([^"]*)"[^>]*>(.*?)<\/select>/gs,
  )) {
    const [chosen] = /<option[^>]*selected=""[^>]*>/.exec(options) ?? [];
    if (chosen) held[name] = /value="([^"]*)"/.exec(chosen)?.[1] ?? '';
  }
  return held;
}

async function sendBoth(fields: Record<string, string> = player()) {
  const html = await main(await post({ ...fields, intent: 'read' }, [file(capture), file(capture)]));
  const [first = '', second = ''] = readingsIn(html);
  return { html, first, second };
}

describe('the form of a tournament of Champions takes both tabs of the screen', () => {
  it('at once, joins what they say, says what each gave, and the sheet keeps both', async () => {
    const { html: waiting, first, second } = await sendBoth();
    expect(waiting).toContain('1枚目');
    expect(waiting).toContain('2枚目');
    expect(first).not.toBe(second);
    await finishReading(db, first, tabOfStats, new Date());
    await finishReading(db, second, tabOfMoves, new Date());

    const fields = { ...player(), readingId: first, secondReadingId: second };
    const filled = await main(await post({ ...fields, intent: 'read' }));
    expect(filled).toContain('読み取れたもの：ポケモン6匹、能力補正6');
    expect(filled).toContain('読み取れたもの：ポケモン6匹、特性6、持ち物6、技24');
    const held = heldIn(filled);
    expect(held).toMatchObject({
      'members[0].species': 'リザードン',
      'members[0].ability': 'サンパワー',
      'members[0].statAlignment': 'modest',
      'members[5].moves[0]': 'ふいうち',
      'members[5].statAlignment': 'adamant',
    });

    const done = await post({ ...held, ...fields, improvesReading: 'on', intent: 'submit' });
    expect(done.status).toBe(302);
    const id = /teams\/(\w+)\//.exec(done.headers.get('Location') ?? '')?.[1] ?? '';
    const row = await env.DB.prepare(
      'select reading_id, second_reading_id, improves_reading, members from team_sheets where id = ?',
    )
      .bind(id)
      .first<{ members: string }>();
    expect(row).toMatchObject({ reading_id: first, second_reading_id: second, improves_reading: 1 });
    expect(JSON.parse(row?.members ?? '[]')).toEqual(miraiTeam);

    const cookie = cookieOf(done);
    for (const place of ['', '/2']) {
      expect((await get(`/teams/${id}/image${place}`, cookie)).status).toBe(200);
      expect((await get(`/teams/${id}/image${place}`)).status).toBe(403);
    }
    expect((await get(`/teams/${id}/image/3`, cookie)).status).toBe(404);
    const shown = await (await get(`/teams/${id}`, cookie)).text();
    expect(shown).toContain(`/teams/${id}/image/2?size=phone`);
    const success = await main(await get(`/teams/${id}/success/cts`, cookie));
    expect(success.match(/読み取りが終わりました/g)).toHaveLength(2);
  });

  it('one after the other, and takes each away again', async () => {
    const fields = player();
    const [first = ''] = readingsIn(await main(await post({ ...fields, intent: 'read' }, [file(capture)])));
    const both = await main(await post({ ...fields, readingId: first, intent: 'read' }, [file(capture)]));
    const [kept = '', second = ''] = readingsIn(both);
    expect([kept, second === '']).toEqual([first, false]);
    const held = { ...fields, readingId: first, secondReadingId: second };
    expect(readingsIn(await main(await post({ ...held, intent: 'removeSecond' })))).toEqual([first, '']);
    expect(readingsIn(await main(await post({ ...held, intent: 'removeFirst' })))).toEqual([second, '']);
  });

  it('marks what is not sure, without scripts too', async () => {
    const { first } = await sendBoth();
    const [lead, ...others] = tabOfMoves.members;
    const doubt = { ...sure('lifeorb'), uncertain: true, raw: 'いのちのたき<b>' };
    await finishReading(db, first, result([{ ...(lead as ReadMember), item: doubt }, ...others]), new Date());
    const html = await main(await post({ ...player(), readingId: first, intent: 'read' }));
    expect(html.match(/合っているか確認してください/g)).toHaveLength(1);
    expect(html).toContain('画像では「いのちのたき&lt;b&gt;」と読めます');
    // At the last look too, with the way back.
    const looked = { ...heldIn(html), ...player(), readingId: first };
    const review = await main(await post({ ...looked, intent: 'review' }));
    expect(review).toContain('読み取った1か所が未確認です');
    expect(review).toMatch(
      /いのちのたま<small class="doubt">画像から読み取りました。合っているか確認してください。[^/]*いのちのたき/,
    );
    expect(review).toContain('フォームに戻って直す');
    const looksRight = await main(
      await post({ ...looked, 'members[0].item': 'オボンのみ', intent: 'review' }),
    );
    expect(looksRight).toContain('確認');
    expect(looksRight).not.toMatch(/か所が未確認です|class="doubt"/);
    // Still so when something else is wrong, until it is changed.
    const held = { ...heldIn(html), ...player(), readingId: first, displayName: '', intent: 'submit' };
    expect((await main(await post(held))).match(/合っているか確認してください/g)).toHaveLength(1);
    const changed = { ...held, 'members[0].item': 'オボンのみ' };
    expect(await main(await post(changed))).not.toContain('合っているか確認してください');
    expect(html).toMatch(
      /data-field="members\[0\].item"[^>]*class="from-image unsure"|class="from-image unsure"[^>]*data-field="members\[0\].item"/,
    );
  });

  it('says why one of them could not be read, and goes on with the other', async () => {
    const { first, second } = await sendBoth();
    await finishReading(db, first, tabOfMoves, new Date());
    await failReading(db, second, 'noTeamFound', new Date());
    const html = await main(
      await post({ ...player(), readingId: first, secondReadingId: second, intent: 'read' }),
    );
    expect(html).toContain('画像からチームを見つけられませんでした。');
    expect(heldIn(html)).toMatchObject({ 'members[0].species': 'リザードン' });
  });

  it('says when they show two teams, and takes the first', async () => {
    const { first, second } = await sendBoth();
    const others = ['incineroar', 'rillaboom', 'amoonguss', 'farigiraf', 'torkoal', 'garchomp'];
    const another = tabOfStats.members.map((member, at) => ({ ...member, species: sure(others[at] ?? '') }));
    await finishReading(db, first, tabOfMoves, new Date());
    await finishReading(db, second, result(another), new Date());
    const fields = { ...player(), readingId: first, secondReadingId: second };
    const html = await main(await post({ ...fields, intent: 'read' }));
    expect(html).toContain('2枚の画像は、別々のチームのようです。');
    expect(heldIn(html)).not.toHaveProperty('members[0].statAlignment');
    const answer = await get(`/readings/${second}?first=${first}`);
    expect(await answer.json()).toMatchObject({ areTwoTeams: true, gave: { statAlignment: 6 } });
  });

  it('refuses a third, and a photo with words for people who play on phones', async () => {
    const three = await post({ ...player(), intent: 'read' }, [file(capture), file(capture), file(capture)]);
    expect(three.status).toBe(422);
    expect(await main(three)).toContain('画像は2枚までです。');
    const one = await post({ ...player(), intent: 'read' }, [file(capture), file(photo)]);
    expect(one.status).toBe(422);
    const html = await main(one);
    expect(html).toContain('カメラで画面を撮った写真は使えません。');
    expect(readingsIn(html)[0]).not.toBe('');
    const body = new FormData();
    body.set('tournament', ids.closedKind);
    body.set('image', file(photo));
    const alone = await SELF.fetch(`${site}/en/readings`, { method: 'POST', body });
    expect(await alone.json()).toMatchObject({
      error: { text: expect.stringContaining('your phone’s own') },
    });
  });

  it('and whatever else stands in the fields is answered', async () => {
    for (const rubbish of ['x', newId(), '%00', 'a'.repeat(500)]) {
      const fields = { ...player(), readingId: rubbish, secondReadingId: rubbish };
      for (const intent of ['read', 'removeFirst', 'submit'])
        expect((await post({ ...fields, intent })).status).toBeLessThan(500);
      expect((await get(`/readings/${encodeURIComponent(rubbish)}?first=${rubbish}&second=`)).status).toBe(
        404,
      );
    }
    const unknown = new FormData();
    unknown.set('tournament', 'nowhere');
    unknown.set('image', file(capture));
    expect((await SELF.fetch(`${site}/readings`, { method: 'POST', body: unknown })).status).toBe(201);
  });
});

it('a tournament of Scarlet/Violet takes one image, the newest', async () => {
  const path = `/team-submit/ots/${ids.open}`;
  const fields = player();
  const [first = ''] = readingsIn(
    await main(await post({ ...fields, intent: 'read' }, [file(capture)], path)),
  );
  const html = await main(await post({ ...fields, readingId: first, intent: 'read' }, [file(capture)], path));
  const [newest] = readingsIn(html);
  expect([newest !== first, newest !== '', html.includes('multiple')]).toEqual([true, true, false]);
});
