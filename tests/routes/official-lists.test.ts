import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { regulationTexts } from '~/db/schema';
import { type Locale, locales } from '~/locales/locale';
import { layouts, officialRows, type PageRow, pageText } from '../regulations/lists/pasted-lists';
import { bodyOf, filledForm } from './filled-form';
import { errorsOf, locationOf, person, visitor } from './person';

const db = openDatabase(env.DB);
const siteAdmin = await person('site-admin@example.com');
const path = '/admin/regulations/new';

const textOf = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

beforeEach(async () => {
  await db.delete(regulationTexts);
});

type Typed = Record<string, string>;

/** The page with what is typed there, and one of its buttons pressed. */
async function press(html: string, intent: string, typed: Typed = {}, prefix = '') {
  const response = await siteAdmin.post(
    prefix + path,
    bodyOf(filledForm(html, 'basedOn'), { ...typed, intent }),
  );
  return {
    response,
    status: response.status,
    html: response.status < 300 || response.status > 399 ? await response.text() : '',
  };
}
const check = async (typed: Typed, prefix = '') =>
  press(await siteAdmin.html(prefix + path), 'check', typed, prefix);

/** M-C without Incineroar and Leftovers, with Koraidon and Assault Vest, as a page. */
function nextPage(
  locale: Locale,
  more: { pokemon?: PageRow[]; items?: PageRow[] } = {},
  layout = layouts[0],
) {
  const { pokemon, items } = officialRows('champions-m-c', locale);
  const [gone, goneItem] = locale === 'ja' ? ['ガオガエン', 'たべのこし'] : ['Incineroar', 'Leftovers'];
  const [come, comeItem] =
    locale === 'ja' ? ['コライドン', 'とつげきチョッキ'] : ['Koraidon', 'Assault Vest'];
  const without = (rows: PageRow[], name: string | undefined) => rows.filter((row) => row.name !== name);
  const [first, ...rest] = without(pokemon, gone);
  return pageText(
    locale,
    layout,
    [...(first ? [first] : []), ...(more.pokemon ?? []), ...rest, { name: come ?? '', num: 1007, types: [] }],
    [...(more.items ?? []), ...without(items, goneItem), { name: comeItem ?? '' }],
  );
}
const nextPages = () => ({ ja: nextPage('ja'), en: nextPage('en') });

describe('two pasted lists', () => {
  it('are asked for with the next regulation filled in', async () => {
    const html = await siteAdmin.html(path);
    const fields = filledForm(html, 'basedOn');
    expect(Object.fromEntries(fields)).toMatchObject({
      basedOn: ['champions-m-c'],
      nameJa: ['レギュレーションM-D'],
      nameEn: ['Regulation M-D'],
      from: ['2026-12-02T11:00'],
      until: [''],
      ja: [''],
    });
    expect(textOf(html)).toContain(
      'レギュレーションM-D（レギュレーションM-Cの次、12月2日(水) 11:00 日本時間から）',
    );
    expect(html).toContain(`href="${path}/text"`);
    expect(html).not.toContain('<script');
    expect(textOf(await siteAdmin.html(`/en${path}`))).toContain(
      'Regulation M-D (after Regulation M-C, from ',
    );
  });

  it('are a regulation in two presses', async () => {
    const checked = await check(nextPages());
    expect([checked.status, errorsOf(checked.html)]).toEqual([200, []]);
    const text = textOf(checked.html);
    expect(text).toContain('レギュレーションM-Dの確認');
    expect(text).toContain('レギュレーションM-Cとの違い 新しく使えるポケモン（1種） コライドン Koraidon');
    expect(text).toContain('使えなくなるポケモン（1種） ガオガエン Incineroar');
    expect(text).toContain('新しく使える持ち物（1種） とつげきチョッキ Assault Vest');
    expect(text).toContain('使えなくなる持ち物（1種） たべのこし Leftovers');
    expect(text).toContain('champions-m-d になります');
    expect(await db.$count(regulationTexts)).toBe(0);

    const saved = await press(checked.html, 'save');
    expect(locationOf(saved.response)).toBe('/admin/regulations/champions-m-d');
    const [row] = await db.select().from(regulationTexts);
    expect(row?.source).toEqual({
      id: 'champions-m-d',
      game: 'champions',
      name: { ja: 'レギュレーションM-D', en: 'Regulation M-D' },
      from: '2026-12-02T02:00Z',
      basedOn: 'champions-m-c',
      forms: { add: ['koraidon'], remove: ['incineroar'] },
      items: { add: ['assaultvest'], remove: ['leftovers'] },
      moves: { certain: false },
    });
    expect(await visitor.html('/regulations/champions-m-d')).toContain('コライドン');

    // Pressed twice.
    expect(locationOf((await press(checked.html, 'save')).response)).toBe('/admin/regulations/champions-m-d');
    expect(await db.$count(regulationTexts)).toBe(1);
  });

  it('pressed twice at once are saved once', async () => {
    const { html } = await check(nextPages());
    const both = await Promise.all([press(html, 'save'), press(html, 'save')]);
    expect(both.map(({ response }) => locationOf(response))).toEqual(
      Array(2).fill('/admin/regulations/champions-m-d'),
    );
    expect(await db.$count(regulationTexts)).toBe(1);
  });

  it.each(locales)('may be one list alone, in %s', async (locale) => {
    const { status, html } = await check({ [locale]: nextPage(locale) }, `/${locale}`);
    expect(status).toBe(200);
    expect(textOf(html)).toContain(
      locale === 'ja' ? '新しく使えるポケモン（1種） コライドン' : 'Newly allowed Pokémon (1) Koraidon',
    );
  });

  it('are told from one another where they differ', async () => {
    const ja = nextPage('ja').replace(/.*コライドン.*\n/, '');
    const { html } = await check({ ja, en: nextPage('en') });
    expect(textOf(html)).toContain(
      '英語の一覧にだけあるもの。使えるものとして数えています。 コライドン Koraidon',
    );
  });

  it('are additions where they are short, and whole lists where somebody says so', async () => {
    const ja = '使用可能なポケモン\nコライドン\nミライドン';
    const { html, status } = await check({ ja });
    expect(status).toBe(200);
    expect(textOf(html)).toContain('自動：追加分（前に加える）');
    expect(textOf(html)).not.toContain('使えなくなる');
    const whole = await press(html, 'check', { forms: 'complete' });
    expect(textOf(whole.html)).toContain('使えなくなるポケモン（294種）');
    expect(filledForm(whole.html, 'basedOn').get('forms')).toEqual(['complete']);
  });

  it('have lines that are no names, and all of them can be read', async () => {
    const { html } = await check(nextPages());
    const text = textOf(html);
    expect(text).toMatch(/名前ではないとみなした行（\d+件）/);
    expect(text).toContain('以下のポケモンと持ち物を使用できます。');
    expect(text).toContain('日本語ページの一覧：見出し 2件');
  });

  it('are saved only as they were seen', async () => {
    const { html } = await check(nextPages());
    const changed = await press(html, 'save', { nameEn: 'Regulation M-D2' });
    expect(changed.status).toBe(200);
    expect(textOf(changed.html)).toContain('確認したあとに内容が変わりました');
    expect(await db.$count(regulationTexts)).toBe(0);
    expect(locationOf((await press(changed.html, 'save')).response)).toBe(
      '/admin/regulations/champions-m-d2',
    );
  });
});

describe('a row that no dictionary has', () => {
  const more = (locale: Locale) =>
    locale === 'ja'
      ? {
          items: [{ name: 'なぞのいし' }, { name: 'コータスナイト' }],
          pokemon: [{ name: 'フーモン', num: 1030, types: ['ほのお'] }],
        }
      : {
          items: [{ name: 'Mystery Rock' }, { name: 'Torkoalite' }],
          pokemon: [{ name: 'Foomon', num: 1030, types: ['Fire'] }],
        };

  it.each(locales)('is a new name, filled in in both languages, in %s', async (locale) => {
    const ja = nextPage('ja', more('ja'));
    const en = nextPage('en', more('en'));
    const { html } = await check({ ja, en }, `/${locale}`);
    expect(textOf(html)).toContain(locale === 'ja' ? '新しい名前（3件）' : 'New names (3)');
    const fields = Object.fromEntries(filledForm(html, 'basedOn'));
    expect(fields).toMatchObject({
      'name:ja.ふーもん:as': ['species'],
      'name:ja.ふーもん:en': ['Foomon'],
      'name:ja.なぞのいし:as': ['item'],
      'name:ja.なぞのいし:ja': ['なぞのいし'],
      'name:ja.なぞのいし:en': ['Mystery Rock'],
      'name:ja.こーたすないと:as': ['stone'],
      'name:ja.こーたすないと:of': [locale === 'ja' ? 'コータス' : 'Torkoal'],
      'name:ja.こーたすないと:megaJa': ['メガコータス'],
      'name:ja.こーたすないと:megaEn': ['Torkoal-Mega'],
    });
  });

  it('comes with the regulation, and is known at once', async () => {
    const { html, status } = await check({ ja: nextPage('ja', more('ja')), en: nextPage('en', more('en')) });
    expect([status, errorsOf(html)]).toEqual([200, []]);
    expect(textOf(html)).toContain('新しく使えるポケモン（2種） コライドン Koraidon フーモン Foomon');
    const saved = await press(html, 'save', {
      'name:ja.なぞのいし:en': 'Mystery Rock',
      'name:ja.こーたすないと:abilities': '',
    });
    expect(locationOf(saved.response)).toBe('/admin/regulations/champions-m-d');
    const [row] = await db.select().from(regulationTexts);
    expect(row?.source).toMatchObject({
      forms: { add: expect.arrayContaining(['koraidon', 'foomon']) },
      items: { add: expect.arrayContaining(['mysteryrock', 'torkoalite', 'assaultvest']) },
      moves: { unknown: ['foomon'], certain: false },
      names: {
        species: { foomon: { ja: 'フーモン', en: 'Foomon', num: 1030 } },
        items: {
          mysteryrock: { ja: 'なぞのいし', en: 'Mystery Rock' },
          torkoalite: {
            ja: 'コータスナイト',
            en: 'Torkoalite',
            mega: { of: 'torkoal', ja: 'メガコータス', en: 'Torkoal-Mega' },
          },
        },
      },
    });
    expect(await visitor.html('/en/regulations/champions-m-d')).toContain(
      'Torkoalite <small lang="ja">コータスナイト</small>',
    );
    // Pressed twice: its names are known by now, and no new ones.
    expect(locationOf((await press(html, 'save')).response)).toBe('/admin/regulations/champions-m-d');
    expect(await db.$count(regulationTexts)).toBe(1);
    // The list of the regulation after it knows them.
    const pages = { ja: nextPage('ja', more('ja')), en: nextPage('en', more('en')) };
    const next = await check({ ...pages, from: '2027-03-01T11:00' });
    expect(textOf(next.html)).toContain('レギュレーションM-Eの確認');
    expect(textOf(next.html)).not.toContain('新しい名前（');
    expect(textOf(next.html)).toContain('使えるポケモンと持ち物は同じです。');
  });

  it('may be left out', async () => {
    const { html } = await check({ ja: nextPage('ja', more('ja')), en: nextPage('en', more('en')) });
    const out = Object.fromEntries(
      ['ふーもん', 'なぞのいし', 'こーたすないと'].map((id) => [`name:ja.${id}:as`, '']),
    );
    const again = await press(html, 'check', out);
    expect(again.status).toBe(200);
    expect(locationOf((await press(again.html, 'save')).response)).toBe('/admin/regulations/champions-m-d');
  });

  it('is said to be wrong beside its field, and what was typed stays', async () => {
    const { html } = await check({ ja: nextPage('ja', more('ja')), en: nextPage('en', more('en')) });
    const wrong = await press(html, 'save', {
      'name:ja.なぞのいし:ja': 'きあいのタスキ',
      'name:ja.こーたすないと:of': 'だれか',
      'name:ja.ふーもん:ja': '',
      'name:ja.ふーもん:en': '',
      'name:ja.ふーもん:abilities': 'いかく、ふしぎなちから',
    });
    expect(wrong.status).toBe(422);
    expect(new Set(errorsOf(wrong.html))).toEqual(
      new Set([
        '「きあいのタスキ」は、もうある名前です。',
        '「だれか」というポケモンは見つかりません。',
        '日本語か英語の名前を入力してください。',
        '「ふしぎなちから」という特性は見つかりません。',
      ]),
    );
    const fields = Object.fromEntries(filledForm(wrong.html, 'basedOn'));
    expect(fields).toMatchObject({
      'name:ja.こーたすないと:of': ['だれか'],
      'name:ja.ふーもん:abilities': ['いかく、ふしぎなちから'],
    });
    expect(wrong.html).not.toContain('value="save"');
    expect(await db.$count(regulationTexts)).toBe(0);
  });

  it('may be a known name that the page writes otherwise', async () => {
    const { html } = await check({ ja: '使用可能なポケモン\nコライドン\nミライドソ\nなにか' });
    expect(textOf(html)).toContain('分からない行（2件）');
    expect(html).toContain('<option value="known:species:miraidon">ミライドンのこと</option>');
    const again = await press(html, 'check', { 'name:ja.みらいどそ:as': 'known:species:miraidon' });
    expect(again.status).toBe(200);
    expect(textOf(again.html)).toContain(
      '新しく使えるポケモン（2種） コライドン Koraidon ミライドン Miraidon',
    );
  });
});

describe('what can’t be a regulation', () => {
  it.each<[string, Typed, string]>([
    ['nothing', {}, '日本語か英語の一覧を貼り付けてください。'],
    ['a page without names', { ja: 'ホーム\nお知らせ' }, '名前が1つも見つかりません。'],
    ['200 KB of anything', { en: 'lorem ipsum\n'.repeat(17_000) }, '行が多すぎます。'],
    [
      'many lines of anything',
      { en: Array.from({ length: 400 }, (_, at) => `Lorem${at}`).join('\n') },
      '分からない行が400件',
    ],
    ['more than 200 KB', { ja: 'フシギバナ\n'.repeat(20_000) }, '長すぎます。200 KBまで'],
    ['no name', { ja: 'コライドン', nameJa: '' }, '名前を入力してください。'],
    ['a name without letters', { ja: 'コライドン', nameEn: '次', nameJa: '次' }, 'IDを入力してください。'],
    ['no start', { ja: 'コライドン', from: '' }, '開始を入力してください。'],
    ['an end before the start', { ja: 'コライドン', until: '2026-12-01T11:00' }, '終了は、開始より後に'],
    [
      'one that is there',
      { ja: 'コライドン', nameEn: 'Regulation M-C' },
      'champions-m-c はもう使われています。',
    ],
    ['a strange ID', { ja: 'コライドン', id: 'M D' }, 'IDは「sv-」か「champions-」で始め'],
    ['nothing to follow', { ja: 'コライドン', basedOn: 'champions-z' }, '選び直してください。'],
  ])('%s is refused beside its field, with what was typed', async (_, typed, error) => {
    for (const intent of ['check', 'save', 'nonsense']) {
      const { status, html } = await press(await siteAdmin.html(path), intent, typed);
      expect([status, errorsOf(html).join(' ')]).toEqual([422, expect.stringContaining(error)]);
      const fields = filledForm(html, 'basedOn');
      for (const [name, value] of Object.entries(typed))
        if (name !== 'basedOn') expect(fields.get(name)?.[0]?.replaceAll('\r\n', '\n')).toBe(value);
    }
    expect(await db.$count(regulationTexts)).toBe(0);
  });

  it('is refused in English, too', async () => {
    const { html } = await check({}, '/en');
    expect(errorsOf(html)).toEqual(['Paste the Japanese or the English list.']);
  });

  it('is what somebody else has saved in between', async () => {
    const mine = await check(nextPages());
    const theirs = await check({ ja: '使用可能なポケモン\nコライドン' });
    await press(theirs.html, 'save');
    const late = await press(mine.html, 'save');
    expect(late.status).toBe(422);
    expect(errorsOf(late.html)).toEqual([expect.stringContaining('champions-m-d はもう使われています。')]);
    const [row] = await db.select().from(regulationTexts);
    expect(row?.source.forms).toEqual({ add: ['koraidon'] });
  });
});
