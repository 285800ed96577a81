import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankScene } from '~/broadcast/scene';
import { findSceneFacts } from '~/broadcast/scene-facts.server';
import { openDatabase } from '~/db/client.server';
import { regulationTexts } from '~/db/schema';
import { digitsOf } from '~/sheets/sheet-code/digits';
import { readSheetCode } from '~/sheets/sheet-code/read-sheet-code';
import { writePayload } from '~/sheets/sheet-code/write-payload';
import { ids } from '../world';
import { bodyOf, filledForm } from './filled-form';
import { errorsOf, locationOf, person, visitor } from './person';
import { sweep } from './sweep';
import { get, goodFields, main, post } from './team-form';
import { admin, desk, make } from './tournament-form';

const db = openDatabase(env.DB);
const siteAdmin = await person('site-admin@example.com');
const path = '/admin/regulations/new';

const lists = {
  ja: `使用可能なポケモン
No.1030 クモグモ
ランドロス（てんくうフォルム）
持ち物
クモナイト
コータスナイト
わざ
くもやぶり
あまぐもステップ
ソラのとばり
とくせい
うんかい`,
  en: `Usable Pokémon
No. 1030 Kumogumo
Landorus (Sky Forme)
Items
Kumonite
Torkoalite
Moves
Cloudburst
Raincloud Step
Sky Veil
Abilities
Cloud Sea`,
};

/** One of two ways in which the same six come; a name that is new in each of the fields. */
const six = (names: 'ja' | 'en') => {
  const [kumo, stone, sky, burst, step, veil, sea] =
    names === 'ja'
      ? [
          'クモグモ',
          'クモナイト',
          'ランドロス（てんくうフォルム）',
          'くもやぶり',
          'あまぐもステップ',
          'ソラのとばり',
          'うんかい',
        ]
      : ['Kumogumo', 'Kumonite', 'Landorus-Sky', 'Cloudburst', 'Raincloud Step', 'Sky Veil', 'Cloud Sea'];
  return {
    ...Object.fromEntries(
      Array.from({ length: 6 }, (_, slot) =>
        ['ability', 'item', 'moves[0]', 'moves[1]', 'moves[2]', 'moves[3]', 'teraType', 'statAlignment'].map(
          (field) => [`members[${slot}].${field}`, ''],
        ),
      ).flat(),
    ),
    'members[0].species': kumo,
    'members[0].item': stone,
    'members[0].ability': sea,
    'members[0].moves[0]': burst,
    'members[0].moves[1]': step,
    'members[0].moves[2]': veil,
    'members[1].species': sky,
    'members[2].species': 'torkoal',
    'members[2].item': names === 'ja' ? 'コータスナイト' : 'Torkoalite',
    'members[3].species': 'garchomp',
    'members[4].species': 'gengar',
    'members[5].species': 'pikachu',
  } as Record<string, string>;
};
const stored = [
  {
    species: 'kumogumo',
    ability: 'cloudsea',
    item: 'kumonite',
    moves: ['cloudburst', 'raincloudstep', 'skyveil'],
  },
  { species: 'landorussky' },
  { species: 'torkoal', item: 'torkoalite' },
  { species: 'garchomp' },
  { species: 'gengar' },
  { species: 'pikachu' },
];
const membersOf = async (id: string) => {
  const row = await env.DB.prepare('select members from team_sheets where id = ?')
    .bind(id)
    .first<{ members: string }>();
  return JSON.parse(row?.members ?? '[]');
};
const submit = async (tournament: string, fields: Record<string, string>, prefix = '') => {
  const answer = await post(`${prefix}/team-submit/ots/${tournament}`, {
    ...goodFields(),
    isPublic: 'on',
    ...fields,
    intent: 'submit',
  });
  const html = answer.status === 302 ? '' : await answer.text();
  expect([answer.status, errorsOf(html)]).toEqual([302, []]);
  return /teams\/(\w+)\//.exec(answer.headers.get('Location') ?? '')?.[1] ?? '';
};
const start = (tournament: string) =>
  env.DB.prepare('update tournaments set scheduled_start_at = ?, submission_deadline_at = ? where id = ?')
    .bind(Date.now() - 60_000, Date.now() - 60_000, tournament)
    .run();
const saw = async (at: string, ...texts: string[]) => {
  const answer = await get(at);
  const html = await answer.text();
  expect([at, answer.status]).toEqual([at, 200]);
  for (const text of texts) expect(html).toContain(text);
};

let early = '';
let earlySheet = '';
let tournament = '';
const teams: Record<string, string> = {};

beforeAll(async () => {
  // Before anybody knows the names: a player hands them in as typed.
  early = await make({ regulation: 'champions-own' });
  const fields = six('ja');
  const typed = Object.entries(fields).filter(([, text]) =>
    /クモ|てんくう|コータスナイト|くもやぶり|あまぐも|ソラの|うんかい/.test(text),
  );
  earlySheet = await submit(early, {
    ...fields,
    sure: typed.map(([field, text]) => `${field}=${text}`).join('\n'),
  });
  expect((await membersOf(earlySheet))[0]).toMatchObject({ species: 'クモグモ', item: 'クモナイト' });

  const first = await siteAdmin.post(
    path,
    bodyOf(filledForm(await siteAdmin.html(path), 'basedOn'), { ...lists, intent: 'check' }),
  );
  const html = await first.text();
  expect([first.status, errorsOf(html)]).toEqual([200, []]);
  const fieldsOf = filledForm(html, 'basedOn');
  const field = (name: string, part: string) =>
    [...fieldsOf.keys()].find((key) => key.startsWith(`name:ja.${name}`) && key.endsWith(`:${part}`)) ?? '';
  const answers = {
    [field('くもぐも', 'as')]: 'species',
    [field('くもぐも', 'abilities')]: 'うんかい',
    [field('らんどろす', 'as')]: 'form',
    [field('らんどろす', 'of')]: 'ランドロス',
    ...Object.fromEntries(['くもやぶり', 'あまぐも', 'そらの'].map((name) => [field(name, 'as'), 'move'])),
    [field('うんかい', 'as')]: 'ability',
    [field('くもないと', 'of')]: 'クモグモ',
  };
  const again = await siteAdmin.post(path, bodyOf(fieldsOf, { ...answers, intent: 'check' }));
  const seen = await again.text();
  expect([again.status, errorsOf(seen)]).toEqual([200, []]);
  const saved = await siteAdmin.post(path, bodyOf(filledForm(seen, 'basedOn'), { intent: 'save' }));
  expect(locationOf(saved)).toBe('/admin/regulations/champions-m-d');

  tournament = await make({ regulation: 'champions-m-d' });
  teams.typed = await submit(tournament, six('en'), '/en');
  teams.inJapanese = await submit(tournament, six('ja'));
});

afterAll(() => db.delete(regulationTexts));

describe('names that came with a regulation', () => {
  it('are typed in either language, and pasted', async () => {
    expect(await membersOf(teams.typed ?? '')).toEqual(stored);
    expect(await membersOf(teams.inJapanese ?? '')).toEqual(stored);
    const paste = 'Kumogumo @ Kumonite\nAbility: Cloud Sea\n- Cloudburst\n- Raincloud Step\n- Sky Veil';
    const answer = await post(`/team-submit/ots/${tournament}`, { ...goodFields(), paste, intent: 'paste' });
    const html = await main(answer);
    expect(answer.status).toBe(200);
    for (const text of ['クモグモ', 'クモナイト', 'うんかい', 'ソラのとばり'])
      expect(html).toContain(`value="${text}"`);
  });

  it('are offered by the small second answer beside the catalogue, and by what a species can have', async () => {
    const later = await (await visitor.get('/sv/data/later-names.json')).json();
    expect(later).toMatchObject({
      species: {
        kumogumo: { ja: 'クモグモ', en: 'Kumogumo' },
        kumogumomega: { ja: 'メガクモグモ', en: 'Kumogumo-Mega' },
      },
      items: { torkoalite: { ja: 'コータスナイト', en: 'Torkoalite' } },
      moves: { skyveil: { ja: 'ソラのとばり', en: 'Sky Veil' } },
      abilities: { cloudsea: { ja: 'うんかい', en: 'Cloud Sea' } },
    });
    const choices = await (await visitor.get('/sv/data/species/kumogumo.json?game=champions')).json();
    expect(choices).toMatchObject({
      abilities: ['cloudsea'],
      formsByItem: { kumonite: 'kumogumomega' },
      areMovesKnown: false,
    });
  });

  it('are read by the opponent in their own language, and shown by all that shows a team', async () => {
    await start(tournament);
    const id = teams.inJapanese;
    await saw(`/en/teams/${id}`, 'Kumogumo', 'Kumonite', 'Cloud Sea', 'Cloudburst', 'Landorus');
    await saw(`/teams/${id}?names=ja`, 'クモグモ', 'うんかい');
    await saw(`/en/teams/${id}/text`, 'Kumogumo @ Kumonite');
    const printed = await admin.html(`/en${desk}/${tournament}/teams/print`);
    for (const text of ['Kumogumo', 'Sky Veil']) expect(printed).toContain(text);
    expect(await admin.html(`${desk}/${tournament}/teams/${id}`)).not.toContain('未登録');

    const [left, right] = blankScene.sides;
    const scene = {
      ...blankScene,
      sides: [{ ...left, teamSheetId: id ?? '' }, right] as typeof blankScene.sides,
    };
    const { teams: onAir } = await findSceneFacts(db, ids.group, scene, new Date());
    expect(onAir.get(id ?? '')?.members[0]).toMatchObject({
      species: { key: 'kumogumo', ja: 'クモグモ', en: 'Kumogumo' },
      item: { ja: 'クモナイト', en: 'Kumonite' },
    });
    const species = await (await visitor.get('/api/v1/species?q=クモグモ')).text();
    expect(species).toContain('"id":"kumogumo","name":{"ja":"クモグモ","en":"Kumogumo"}');
  });

  it('leave a QR code with the sheet in it whole: what its tables do not have is unknown there', () => {
    const members = [
      { species: 'kumogumo', item: 'kumonite' },
      { species: 'torkoal', item: 'torkoalite' },
    ];
    const payload = writePayload({
      game: 'champions',
      isClosed: false,
      day: 20_000,
      name: 'ハルカ',
      members,
    });
    const code = readSheetCode(digitsOf(Uint8Array.from([...payload, ...new Uint8Array(8)])));
    expect(code).toMatchObject({
      name: 'ハルカ',
      members: [{ species: 'unknown' }, { species: { key: 'torkoal' }, details: { item: 'unknown' } }],
    });
  });

  it('are in the statistics of its end', async () => {
    await env.DB.prepare('update tournaments set ends_at = ? where id = ?')
      .bind(Date.now() - 30_000, tournament)
      .run();
    await sweep();
    await saw(`/en/tournaments/${tournament}/stats`, 'Kumogumo');
  });

  it('take the place of what was typed before anybody knew them', async () => {
    await start(early);
    await saw(`/en/teams/${earlySheet}`, 'Kumogumo', 'Kumonite');
    await sweep();
    expect(await membersOf(earlySheet)).toEqual(stored);
    const row = await env.DB.prepare(
      'select revision, corrected_at, revised_at from team_sheets where id = ?',
    )
      .bind(earlySheet)
      .first();
    expect(row).toEqual({ revision: 1, corrected_at: null, revised_at: null });
  });

  it('stay on every page once the text is taken back', async () => {
    const at = '/admin/regulations/champions-m-d/take-back';
    const seen = /name="seen" value="(\d+)"/.exec(await siteAdmin.html(at))?.[1] ?? '';
    await siteAdmin.post(at, { sure: 'yes', seen });
    expect((await visitor.get('/regulations/champions-m-d')).status).toBe(404);
    expect(await (await visitor.get('/sv/data/later-names.json')).json()).toMatchObject({
      species: {},
      items: {},
    });
    const id = teams.typed;
    await saw(`/en/teams/${id}`, 'Kumogumo', 'Kumonite', 'Sky Veil');
    await saw(`/teams/${id}?names=ja`, 'クモグモ');
    for (const each of [
      `/tournaments/${tournament}`,
      `/tournaments/${tournament}/stats`,
      '/regulations',
      '/stats/champions-m-c',
    ])
      await saw(each);
    const sheet = `${desk}/${tournament}/teams/${id}`;
    expect((await admin.get(sheet)).status).toBe(200);
    expect((await admin.get(`${sheet}/correct`)).status).toBe(200);
    expect((await admin.get(`${desk}/${tournament}/teams`)).status).toBe(200);
  });
});

it('a sheet whose move left with the next regulation is corrected in its own tournament', async () => {
  const own = await make({ regulation: 'champions-m-c', isStrict: 'on' });
  const fields = { ...six('en'), 'members[0].species': 'gyarados' };
  for (const key of Object.keys(fields))
    if (!key.endsWith('species')) fields[key as keyof typeof fields] = '';
  Object.assign(fields, { 'members[1].species': 'incineroar', 'members[3].moves[0]': 'Earthquake' });
  const id = await submit(own, fields, '/en');
  const text = JSON.stringify({
    id: 'champions-m-d',
    game: 'champions',
    name: { ja: 'レギュレーションM-D', en: 'Regulation M-D' },
    from: '2026-12-02T02:00Z',
    basedOn: 'champions-m-c',
    forms: { remove: ['garchomp'] },
    moves: { remove: { garchomp: ['earthquake'] } },
  });
  const preview = await (await siteAdmin.post(`${path}/text`, { text, intent: 'check' })).text();
  const seen = /name="seen" value="(\d+)"/.exec(preview)?.[1] ?? '';
  expect(locationOf(await siteAdmin.post(`${path}/text`, { text, seen, intent: 'save' }))).toContain(
    'champions-m-d',
  );
  const correct = `${desk}/${own}/teams/${id}/correct`;
  const form = filledForm(await admin.html(correct), 'displayName');
  const saved = await admin.post(
    correct,
    bodyOf(form, { tonamelId: 'Corrctd1', reason: '入力ミス', intent: 'submit' }),
  );
  expect([saved.status, saved.status === 302 ? [] : errorsOf(await saved.text())]).toEqual([302, []]);
  expect((await membersOf(id))[3]).toMatchObject({ species: 'garchomp', moves: ['earthquake'] });
});
