import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { ids } from '../world';
import { errorsOf, locationOf, visitor } from './person';
import { admin, db, desk, make, rowOf, typed } from './tournament-form';

const rules = {
  banSpecies: 'ウーラオス\nLandorus-Therian、ガブ',
  banItems: 'きあいのタスキ, choice scarf',
  banMoves: 'まもる',
  allowSpecies: 'ミライドン',
  restrictedLimit: '１',
  itemClause: 'off',
  'type-water': 'on',
  'type-fire': 'on',
  isStrict: 'on',
};
const kept = {
  ban: {
    species: ['urshifu', 'urshifurapidstrike', 'landorustherian', 'garchomp'],
    items: ['focussash', 'choicescarf'],
    moves: ['protect'],
  },
  allow: { species: ['miraidon'] },
  restrictedLimit: 1,
  itemClause: false,
  types: ['fire', 'water'],
};
const textOf = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
const areaOf = (html: string, name: string) =>
  new RegExp(`<textarea[^>]*name="${name}"[^>]*>([^<]*)<`).exec(html)?.[1]?.trim();
const seenIn = (html: string) => ({
  version: /name="version" value="(\d+)"/.exec(html)?.[1] ?? '',
  seen: (/name="seen" value="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"'),
});

describe('house rules', () => {
  it('are kept by key, shown in both languages, and come back as they were written', async () => {
    const id = await make(rules);
    expect(await rowOf(id)).toMatchObject({ houseRules: kept, isStrict: true });
    const html = await admin.html(`${desk}/${id}/edit`);
    expect(areaOf(html, 'banSpecies')).toBe('ウーラオス\nランドロス（れいじゅうフォルム）\nガブリアス');
    expect(html).toMatch(/<details open[^>]*><summary>独自ルール/);
    const en = await admin.html(`/en${desk}/${id}/edit`);
    expect(areaOf(en, 'banSpecies')).toBe('Urshifu\nLandorus (Therian)\nGarchomp');
    // Saved as it is, nothing changes, in whatever language.
    const values = JSON.parse(seenIn(en).seen);
    expect(locationOf(await admin.post(`/en${desk}/${id}/edit`, { ...values, ...seenIn(en) }))).toBeTruthy();
    expect(await rowOf(id)).toMatchObject({ houseRules: kept, isStrict: true });

    const page = textOf(await visitor.html(`/tournaments/${id}`));
    expect(page).toContain(
      '独自ルール 使用禁止のポケモン ウーラオス、ランドロス（れいじゅうフォルム）、ガブリアス',
    );
    expect(page).toContain(
      '禁止級 1チームに1匹まで 同じ持ち物 重複可 タイプ ほのお、みずのどれかのタイプを持つポケモンだけ',
    );
    const enPage = textOf(await visitor.html(`/en/tournaments/${id}`));
    expect(enPage).toContain('House rules Banned Pokémon Urshifu, Landorus (Therian), Garchomp');
    expect(await visitor.html(`/team-submit/ots/${id}`)).toContain(`/tournaments/${id}#house-rules`);
    const exported = await (await admin.get(`${desk}/${id}/teams.json`)).json();
    expect(exported).toMatchObject({ tournament: { houseRules: kept, isStrict: true } });
    const copy = await admin.html(`${desk}/new?from=${id}`);
    expect(areaOf(copy, 'banItems')).toBe('きあいのタスキ\nこだわりスカーフ');
  });

  it('are none where nothing is written', async () => {
    expect(await rowOf(await make())).toMatchObject({ houseRules: null, isStrict: false });
    expect(await visitor.html(`/tournaments/${ids.open}`)).not.toContain('house-rules');
  });

  it.each<[Record<string, string>, string]>([
    [{ banSpecies: 'ガブリアソ' }, '「ガブリアソ」は見つかりません。もしかして：ガブリアス'],
    [{ banItems: 'なにか' }, '「なにか」は見つかりません。'],
    [{ banSpecies: 'メガガルーラ' }, 'メガストーンを持ち物に書いてください'],
    [{ restrictedLimit: '7' }, '0から6までの数字'],
    [{ restrictedLimit: 'たくさん' }, '0から6までの数字'],
    [{ itemClause: 'perhaps' }, '選んでください'],
    [{ banMoves: 'まもる', allowMoves: 'まもる' }, '使用禁止にも書かれています：まもる'],
    [{ banMoves: Array.from({ length: 300 }, (_, at) => `技${at}`).join('\n') }, '200件までにしてください'],
  ])('%o is refused beside its field, and kept as it was typed', async (change, said) => {
    const answer = await admin.post(`${desk}/new`, { ...typed, ...change, id: newId() });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(errorsOf(html).join()).toContain(said);
    expect(html).toMatch(/<details open[^>]*><summary>独自ルール/);
    for (const [name, value] of Object.entries(change)) {
      if (name.startsWith('ban')) expect(areaOf(html, name)).toBe(value);
    }
  });

  it('changed once teams are in are asked about', async () => {
    const path = `${desk}/${ids.ended}/edit`;
    const html = await admin.html(path);
    const sent = {
      ...JSON.parse(seenIn(html).seen),
      ...seenIn(html),
      banItems: 'たべのこし',
      isStrict: 'on',
    };
    const asked = await admin.post(path, sent);
    expect(asked.status).toBe(422);
    const text = await asked.text();
    expect(text).toContain('独自ルールを変えても');
    expect(text).toContain('ルールに合わないものがあるかもしれません');
    const confirmation = (/name="confirmation" value="([^"]*)"/.exec(text)?.[1] ?? '').replaceAll(
      '&quot;',
      '"',
    );
    expect((await admin.post(path, { ...sent, confirmation })).status).toBe(302);
    expect(await rowOf(ids.ended)).toMatchObject({ houseRules: { ban: { items: ['leftovers'] } } });
  });

  it('of two at once are shown side by side', async () => {
    const id = await make();
    const path = `${desk}/${id}/edit`;
    const seen = seenIn(await admin.html(path));
    await admin.post(path, { ...typed, ...seen, banItems: 'たべのこし' });
    const answer = await admin.post(path, { ...typed, ...seen, banItems: 'きあいのタスキ' });
    expect(answer.status).toBe(409);
    const text = textOf(await answer.text());
    expect(text).toContain('使用禁止の持ち物 たべのこし');
    expect(text).toContain('使用禁止の持ち物 きあいのタスキ');
  });

  it('a broken row breaks no page', async () => {
    const id = await make();
    await db.run(
      `update tournaments set house_rules = '{"ban":{"species":["nosuchthing"]},"types":["x"]}' where id = '${id}'`,
    );
    for (const path of [`/tournaments/${id}`, `/team-submit/ots/${id}`])
      expect((await visitor.get(path)).status).toBe(200);
    expect((await admin.get(`${desk}/${id}/edit`)).status).toBe(200);
  });
});
