import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { newId } from '~/db/ids';
import { regulationTexts } from '~/db/schema';
import { ids } from '../world';
import { locationOf, person, visitor } from './person';
import { desk, make, admin as organizer, rowOf, typed } from './tournament-form';

const db = openDatabase(env.DB);
const siteAdmin = await person('site-admin@example.com');

const manage = '/admin/regulations';
const source = {
  id: 'champions-m-d',
  game: 'champions',
  name: { ja: 'レギュレーションM-D', en: 'Regulation M-D' },
  from: '2026-12-02T11:00+09:00',
  basedOn: 'champions-m-c',
  forms: { add: ['koraidon', 'ミライドン'], remove: ['incineroar'] },
};
const written = (change: object = {}) => JSON.stringify({ ...source, ...change });

const seenIn = (html: string) => /name="seen" value="(\d+)"/.exec(html)?.[1] ?? '';
const save = (text: string, seen: string, at = '/new/text') =>
  siteAdmin.post(`${manage}${at}`, { text, seen, intent: 'save' });
const textOf = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
/** A worker looks for what others changed every 30 seconds; what it changes itself it knows at once. */
async function forget() {
  await db.delete(regulationTexts);
  const seen = seenIn(await (await siteAdmin.post(`${manage}/new/text`, { text: written() })).text());
  await save(written(), seen);
  const html = await siteAdmin.html(`${manage}/champions-m-d/take-back`);
  await siteAdmin.post(`${manage}/champions-m-d/take-back`, { sure: 'yes', seen: seenIn(html) });
}
beforeEach(forget);

async function add(change: object = {}) {
  const asked = await (
    await siteAdmin.post(`${manage}/new/text`, { text: written(change), intent: 'check' })
  ).text();
  return save(written(change), seenIn(asked));
}

describe('a regulation of a site admin', () => {
  it('is shown as a difference first, saved then, and a tournament can choose it at once', async () => {
    const answer = await siteAdmin.post(`${manage}/new/text`, { text: written(), intent: 'check' });
    expect(answer.status).toBe(200);
    const preview = textOf(await answer.text());
    expect(preview).toContain('レギュレーションM-Dの確認');
    expect(preview).toContain(
      'レギュレーションM-Cとの違い 新しく使えるポケモン（2種） コライドン Koraidon ミライドン Miraidon',
    );
    expect(preview).toContain('使えなくなるポケモン（1種） ガオガエン Incineroar');
    expect((await visitor.get('/regulations/champions-m-d')).status).toBe(404);

    expect(locationOf(await add())).toBe(`${manage}/champions-m-d`);
    expect((await visitor.get('/regulations/champions-m-d')).status).toBe(200);
    expect(await organizer.html(`${desk}/new`)).toContain('value="champions-m-d"');
    const id = await make({ regulation: 'champions-m-d' });
    expect(await rowOf(id)).toMatchObject({ game: 'champions', regulation: 'champions-m-d' });
    expect(await visitor.html(`/en/tournaments/${id}`)).toContain(
      '<a href="/en/regulations/champions-m-d">Regulation M-D</a>',
    );
    const listed = textOf(await siteAdmin.html(manage));
    expect(listed).toMatch(/レギュレーションM-D 次の期間 champions-m-d .*?この内容を使う大会：1 /);
  });

  it('is taken back by one press; the tournaments that use it stay open', async () => {
    await add();
    const id = await make({ regulation: 'champions-m-d' });
    const path = `${manage}/champions-m-d/take-back`;
    const html = await siteAdmin.html(path);
    expect(html).toMatch(/大会が\d+件あります/);
    // Without the button nothing happens.
    expect(locationOf(await siteAdmin.post(path))).toBe(`${manage}/champions-m-d`);
    expect((await visitor.get('/regulations/champions-m-d')).status).toBe(200);
    await siteAdmin.post(path, { sure: 'yes', seen: seenIn(html) });
    expect((await visitor.get('/regulations/champions-m-d')).status).toBe(404);
    expect((await visitor.get(`/tournaments/${id}`)).status).toBe(200);
    expect((await visitor.get(`/team-submit/ots/${id}`)).status).toBe(200);
    expect((await organizer.get(`${desk}/${id}/edit`)).status).toBe(200);
    const history = textOf(await siteAdmin.html(`${manage}/champions-m-d`));
    expect(history).toContain('取り下げ（');
  });

  it('corrects one of a file; what is based on it follows, and the file comes back', async () => {
    const html = await siteAdmin.html(`${manage}/champions-m-b/text`);
    const text = html.match(/<textarea[^>]*>([\s\S]*?)<\/textarea>/)?.[1]?.replaceAll('&quot;', '"') ?? '';
    const file = JSON.parse(text);
    file.forms.add.push('koraidon');
    const at = '/champions-m-b/text';
    const seen = seenIn(html);
    const asked = await siteAdmin.post(manage + at, { text: JSON.stringify(file), seen, intent: 'check' });
    expect(textOf(await asked.text())).toContain('レギュレーションM-C：ポケモン ＋1／−0');
    await save(JSON.stringify(file), seen, at);
    expect(await visitor.html('/regulations/champions-m-c')).toContain('Koraidon');
    const sure = await siteAdmin.html(`${manage}/champions-m-b/take-back`);
    expect(sure).toContain('組み込みのファイルの内容に戻ります');
    await siteAdmin.post(`${manage}/champions-m-b/take-back`, { sure: 'yes', seen: seenIn(sure) });
    expect(await visitor.html('/regulations/champions-m-c')).not.toContain('Koraidon');
  });

  it('that others are based on cannot go', async () => {
    await add();
    await add({ id: 'champions-m-e', basedOn: 'champions-m-d', from: '2027-03-01T00:00Z', forms: {} });
    const path = `${manage}/champions-m-d/take-back`;
    const html = await siteAdmin.html(path);
    expect(html).toContain('取り下げられません：レギュレーションM-D');
    await siteAdmin.post(path, {
      sure: 'yes',
      seen: String((await db.select().from(regulationTexts)).at(-2)?.id),
    });
    expect((await visitor.get('/regulations/champions-m-d')).status).toBe(200);
  });

  it('has other dates by two fields', async () => {
    const path = `${manage}/champions-m-c/dates`;
    const html = await siteAdmin.html(path);
    expect(html).toContain('value="2026-09-09T11:00"');
    const wrong = await siteAdmin.post(path, { from: '2026-09-09T11:00', until: '2026-09-01T11:00' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('終了は、開始より後にしてください');
    const asked = await siteAdmin.post(path, {
      from: '2026-09-09T11:00',
      until: '2026-12-09T11:00',
      seen: '0',
    });
    const preview = await asked.text();
    expect(textOf(preview)).toContain('終了 12月2日(水) 11:00 日本時間 → 12月9日(水) 11:00 日本時間');
    const text = /name="text" value="([^"]*)"/.exec(preview)?.[1]?.replaceAll('&quot;', '"') ?? '';
    await save(text, seenIn(preview), '/champions-m-c/text');
    expect(textOf(await visitor.html('/regulations/champions-m-c'))).toContain('12月9日(水) 11:00');
  });
});

describe('two site admins at once', () => {
  it('lose nothing: the second sees what the first saved, and decides', async () => {
    await add();
    const at = '/champions-m-d/text';
    const seen = seenIn(await siteAdmin.html(manage + at));
    await save(written({ level: 60 }), seen, at);
    const answer = await save(written({ level: 70 }), seen, at);
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(textOf(html)).toContain('ほかの人がレギュレーションM-Dを保存しました');
    expect(textOf(html)).toContain('レベル 全員レベル60 → 全員レベル70');
    expect(textOf(await visitor.html('/regulations/champions-m-d'))).toContain('レベル60');
    await save(written({ level: 70 }), seenIn(html), at);
    expect(textOf(await visitor.html('/regulations/champions-m-d'))).toContain('レベル70');
  });

  it('pressed twice is saved once', async () => {
    await add();
    const at = '/champions-m-d/text';
    const seen = seenIn(await siteAdmin.html(manage + at));
    const before = await db.$count(regulationTexts);
    const answers = [
      await save(written({ level: 60 }), seen, at),
      await save(written({ level: 60 }), seen, at),
    ];
    expect(answers.map(locationOf)).toEqual(Array(2).fill(`${manage}/champions-m-d`));
    expect(await db.$count(regulationTexts)).toBe(before + 1);
  });
});

describe('a wrong text', () => {
  it('is kept as it was typed, with the place and what may be meant', async () => {
    const text = '{\n  "id": "champions-x",\n  "forms": { "add": ["galchomp"] }\n}';
    const answer = await siteAdmin.post(`/en${manage}/new/text`, { text, intent: 'check' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(text.replaceAll('"', '&quot;'));
    expect(textOf(html)).toContain(
      'Line 3, forms.add[0] We don’t know “galchomp”. Did you mean garchomp (Garchomp)?',
    );
  });

  it.each<[string, string, number]>([
    ['nothing', '', 422],
    ['no JSON', '{"id": champions}', 422],
    ['deep nesting', '['.repeat(80_000), 422],
    ['__proto__', '{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {}}}', 422],
    ['many keys', `{${Array.from({ length: 9000 }, (_, at) => `"k${at}":1`).join(',')}}`, 422],
    ['100,000 keys', `{${Array.from({ length: 100_000 }, (_, at) => `"k${at}":1`).join(',')}}`, 413],
    ['a megabyte', ' '.repeat(1024 * 1024), 413],
    ['control characters', '{"\u0000": "\u202e"}', 422],
  ])('%s is refused in words', async (_, text, status) => {
    for (const intent of ['check', 'save', 'nonsense']) {
      const answer = await siteAdmin.post(`${manage}/new/text`, { text, intent });
      expect(answer.status).toBe(status);
      expect(await answer.text()).toContain('</html>');
    }
  });

  it('of another id is no correction of this one', async () => {
    const answer = await siteAdmin.post(`${manage}/champions-m-c/text`, { text: written(), intent: 'check' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('champions-m-cだけです');
    expect((await siteAdmin.get(`${manage}/champions-z/text`)).status).toBe(404);
    expect((await siteAdmin.post(`${manage}/champions-z/text`, { text: written() })).status).toBe(404);
  });
});

it('that comes soon is announced where organizers work', async () => {
  const soon = new Date(Date.now() + 2 * 86_400_000).toISOString();
  await add({ from: soon });
  await make({ regulation: 'champions-m-c' });
  const html = await organizer.html(`/en/admin/${ids.group}`);
  expect(html).toContain('href="/en/regulations/champions-m-d"');
  expect(textOf(html)).toContain('Regulation M-D (Pokémon Champions) begins soon');
  expect(html).toContain(`dateTime="${soon}" data-local`);
  expect(textOf(html)).toContain('It starts during Regulation M-D, but another regulation is chosen.');
});

describe('the public page', () => {
  it('says what M-C changed, in both languages, without a script', async () => {
    const html = await visitor.html('/regulations/champions-m-c');
    const text = textOf(html);
    expect(text).toContain('レギュレーションM-Bからの変更');
    expect(text).toContain('新しく使えるポケモン（29種）');
    expect(html).toContain('ボーマンダ <small lang="en">Salamence</small>');
    expect(html).toContain('グソクムシャ <small lang="en">Golisopod</small>');
    expect(html).toContain('ボーマンダナイト');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('noindex');
    expect(html).toContain('href="/regulations/champions-m-b" rel="prev"');
    const en = textOf(await visitor.html('/en/regulations/champions-m-c'));
    expect(en).toContain('Changes since Regulation M-B');
    expect(en).toContain('Salamence ボーマンダ');
  });

  it('is listed with the running one first, and linked from every page', async () => {
    const html = await visitor.html('/regulations');
    const order = [...html.matchAll(/href="\/regulations\/([a-z-]+)"/g)].map(([, id]) => id);
    expect(order[0]).toBe('champions-m-c');
    expect(order).toContain('sv-a');
    expect(await visitor.html('/')).toContain('href="/regulations"');
  });

  it.each(['champions-z', 'constructor', '__proto__', '%00', 'あ'])('of %s is not there', async (id) => {
    expect((await visitor.get(`/regulations/${encodeURIComponent(id)}`)).status).toBe(404);
  });
});

it('a tournament of a regulation that nobody knows can be edited still', async () => {
  const id = newId();
  await organizer.post(`${desk}/new`, { ...typed, id, intent: 'publish' });
  await db.run(`update tournaments set regulation = 'champions-gone' where id = '${id}'`);
  expect((await visitor.get(`/tournaments/${id}`)).status).toBe(200);
  const html = await organizer.html(`${desk}/${id}/edit`);
  expect(html).toMatch(/<option[^>]*value="champions-gone"[^>]*selected/);
});
