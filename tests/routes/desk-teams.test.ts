import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { teamSheets } from '~/db/schema';
import { typedSheetOf } from '~/sheets/name-typed';
import { contentOf } from '~/sheets/team-sheet.server';
import { fieldsOf } from '~/sheets/typed-sheet';
import { localOf } from '~/time/zoned-time';
import { ids, worldId } from '../world';
import { filledForm } from './filled-form';
import { errorsOf, locationOf, person, visitor } from './person';

const db = openDatabase(env.DB);
const teams = `/admin/${ids.group}/tournaments/${ids.running}/teams`;
const haruka = `${teams}/${ids.haruka}`;

type Signed = Awaited<ReturnType<typeof person>>;
let admin: Signed;
let moderator: Signed;
let owner: Signed;

beforeAll(async () => {
  admin = await person('host-admin@example.com');
  moderator = await person('moderator@example.com');
  owner = await person('haruka@example.com');
});

const sheetOf = async (id: string) => {
  const [row] = await db.select().from(teamSheets).where(eq(teamSheets.id, id));
  if (!row) throw new Error(`There is no team ${id}.`);
  return row;
};
const seenIn = (html: string) => /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? '';
const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const form = async (id: string, change: Record<string, string> = {}) => {
  const sheet = await sheetOf(id);
  const body = new FormData();
  const fields = {
    ...fieldsOf(typedSheetOf(contentOf(sheet), 'ja')),
    revision: String(sheet.revision),
    ...change,
  };
  for (const [name, value] of Object.entries(fields)) if (value) body.set(name, value);
  return body;
};

describe('the list of teams', () => {
  it('shows every team with its state to all staff', async () => {
    const html = main(await moderator.html(teams));
    expect(html).toContain('3チーム');
    expect(html).toContain(`href="${teams}?sheet=${ids.haruka}#`);
    expect(html).toContain('haruka_vgc');
    expect(html).toContain('画像：読み取り済み');
    const names = [...html.matchAll(/class="species-name">([^<]*)/g)].map(([, name]) => name);
    expect(names.join(' / ')).toContain('ドドゲザン / カイリュー');
    expect(html).toMatch(/読み取り要確認(<!-- -->)? <b>1</);
    expect(html).toMatch(/訂正済み(<!-- -->)? <b>1</);
  });

  it.each([
    ['?q=あかり', 'アカリ', 'ソウタ'],
    ['?q=dragonite', 'アカリ', 'ハルカ'],
    ['?q=Sta3Ou', 'ソウタ', 'アカリ'],
    ['?show=uncertain', 'アカリ', 'ソウタ'],
    ['?show=corrected', 'ソウタ', 'アカリ'],
    ['?show=noImage', 'ソウタ', 'アカリ'],
  ])('finds with %s: %s, not %s', async (query, found, other) => {
    const html = main(await moderator.html(teams + query));
    expect(html).toContain(`>${found}</a>`);
    expect(html).not.toContain(`>${other}</a>`);
  });

  it('stays calm about what makes no sense', async () => {
    expect((await moderator.get(`${teams}?show=constructor&order=%00&page=-1&q=%25%27`)).status).toBe(200);
    expect((await moderator.get(`${teams}?page=9999`)).status).toBe(200);
  });

  it('leads to the teams of another tournament', async () => {
    const answer = await moderator.get(`/en${teams}?tournament=${ids.ended}`);
    expect(locationOf(answer)).toBe(`/en/admin/${ids.group}/tournaments/${ids.ended}/teams`);
  });

  it('does not exist for another group’s tournament, nor its teams', async () => {
    expect((await admin.get(`/admin/${ids.group}/tournaments/${ids.runningClosed}/teams`)).status).toBe(404);
    expect((await admin.get(`${teams}/${ids.mirai}`)).status).toBe(404);
    expect((await admin.post(`${teams}/${ids.mirai}/withdraw`, { reason: 'x' })).status).toBe(404);
    expect((await owner.get(teams)).status).toBe(404);
  });
});

describe('one team', () => {
  it('shows the sheet beside what was read, and its image', async () => {
    const html = main(await moderator.html(`${teams}/${ids.akari}`));
    expect(html).toContain('画像：ラムのみ（読み違いの可能性あり）');
    expect(html).toContain('読み違いの可能性あり');
    expect(html).toContain(`src="/teams/${ids.akari}/image"`);
    expect(html).toContain('/correct"');
    expect(html).not.toContain('edit_key');
  });

  it('may be changed by its staff alone', async () => {
    for (const verb of ['correct', 'unlock', 'withdraw']) {
      expect((await moderator.get(`${haruka}/${verb}`)).status).toBe(200);
      expect(locationOf(await visitor.get(`${haruka}/${verb}`))).toMatch(/^\/admin\/auth\?/);
    }
  });
});

describe('unlocking', () => {
  const until = (hours: number) => localOf(new Date(Date.now() + hours * 3_600_000), 'Asia/Tokyo');

  it.each([
    [{}, ['理由を入力してください。', '期限の日時を入力してください。']],
    [{ reason: '番号', until: 'tomorrow' }, ['期限の日時を入力してください。']],
    [{ reason: '番号', until: '2026-02-30T10:00' }, ['期限の日時を入力してください。']],
    [{ reason: '番号', until: until(-1) }, ['期限はいまより後の日時にしてください。']],
    [{ reason: '番号', until: until(24 * 31) }, ['期限は30日以内にしてください。']],
    [{ reason: 'あ'.repeat(201), until: until(1) }, ['理由は200文字までで入力してください。']],
  ] as [Record<string, string>, string[]][])('%o is refused beside its fields', async (typed, errors) => {
    const answer = await admin.post(`${haruka}/unlock`, typed);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(errorsOf(html)).toEqual(errors);
    if (typed.until) expect(html).toContain(`value="${typed.until}"`);
  });

  it('lets the player change the team until then, which the opponent is told', async () => {
    expect((await owner.get(`/teams/${ids.haruka}/edit`)).status).toBe(403);
    const seen = seenIn(await admin.html(`${haruka}/unlock`));
    const done = await admin.post(`${haruka}/unlock`, {
      reason: '持ち物の書き間違い',
      until: until(2),
      seen,
    });
    expect(locationOf(done)).toBe(haruka);
    const history = main(await moderator.html(haruka));
    expect(history).toContain('持ち物の書き間違い');
    expect(history).toContain('ツキノ');
    expect((await owner.get(`/teams/${ids.haruka}/edit`)).status).toBe(200);
    const body = await form(ids.haruka, { 'members[0].item': 'こだわりスカーフ', intent: 'submit' });
    expect((await owner.post(`/teams/${ids.haruka}/edit`, body)).status).toBe(302);
    expect((await sheetOf(ids.haruka)).correctedAt).not.toBeNull();
    expect(await visitor.html(`/teams/${ids.haruka}`)).toContain('運営の確認を経て訂正されたシートです');
  });

  it('is refused to whoever saw an older state, and taken back', async () => {
    const seen = seenIn(await admin.html(`${haruka}/unlock`));
    const lock = { intent: 'lock', reason: '変更を確認', seen };
    expect(locationOf(await admin.post(`${haruka}/unlock`, lock))).toBe(haruka);
    expect((await sheetOf(ids.haruka)).unlockedUntil).toBeNull();
    const late = await admin.post(`${haruka}/unlock`, { reason: 'もう一度', until: until(1), seen });
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain('先にこのチームを変更しました');
    expect(html).toContain('value="もう一度"');
    expect((await sheetOf(ids.haruka)).unlockedUntil).toBeNull();
    // The page given back knows the present state: the second press is meant.
    const again = { reason: 'もう一度', until: until(1), seen: seenIn(html) };
    expect(locationOf(await admin.post(`${haruka}/unlock`, again))).toBe(haruka);
  });

  it('happens once, when two press at the same moment', async () => {
    const seen = seenIn(await admin.html(`${haruka}/unlock`));
    const answers = await Promise.all(
      [1, 2, 3].map((hours) => admin.post(`${haruka}/unlock`, { reason: '同時', until: until(hours), seen })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 409, 409]);
  });
});

describe('withdrawing', () => {
  it('takes the team away from opponents and its player, and puts it back as it was', async () => {
    const path = `${teams}/${ids.souta}`;
    const seen = seenIn(await admin.html(`${path}/withdraw`));
    expect((await admin.post(`${path}/withdraw`, { action: 'withdraw', reason: ' ', seen })).status).toBe(
      422,
    );
    const done = await admin.post(`${path}/withdraw`, { action: 'withdraw', reason: '棄権', seen });
    expect(locationOf(done)).toBe(path);
    expect((await visitor.get(`/teams/${ids.souta}`)).status).toBe(410);
    expect(main(await moderator.html(teams))).not.toContain('>ソウタ</a>');
    expect(main(await moderator.html(`${teams}?show=withdrawn`))).toContain('>ソウタ</a>');
    const gone = await admin.get(`${path}/correct`);
    expect(gone.status).toBe(409);
    expect(main(await gone.text())).toContain('先に取り下げを解除してください');
    expect(locationOf(await admin.get(`${path}/unlock`))).toBe(path);

    const now = seenIn(await admin.html(`${path}/withdraw`));
    // A form of before asks for what was done already.
    const late = await admin.post(`${path}/withdraw`, { action: 'withdraw', reason: '棄権', seen: now });
    expect(late.status).toBe(409);
    await admin.post(`${path}/withdraw`, { action: 'restore', reason: '復帰', seen: now });
    expect((await visitor.get(`/teams/${ids.souta}`)).status).toBe(200);
    const history = main(await admin.html(path));
    expect(history.indexOf('復帰')).toBeLessThan(history.indexOf('棄権'));
  });
});

describe('correcting', () => {
  const correct = `${haruka}/correct`;

  it('needs a reason, and says so beside it with all that was typed', async () => {
    const answer = await admin.post(
      correct,
      await form(ids.haruka, { displayName: 'ハル', intent: 'review' }),
    );
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(errorsOf(html)).toContain('理由を入力してください。');
    expect(html).toContain('value="ハル"');
  });

  it('shows what would be changed before it is', async () => {
    const change = { 'members[0].item': 'いのちのたま', reason: '画像と一致させる', intent: 'review' };
    const answer = await admin.post(correct, await form(ids.haruka, change));
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('<del>こだわりスカーフ</del>');
    expect(html).toContain('name="reason" value="画像と一致させる"');
  });

  it('becomes a revision by staff, of which opponents see the time and staff the rest', async () => {
    const { revision } = await sheetOf(ids.haruka);
    const change = { 'members[0].item': 'いのちのたま', reason: '画像と一致させる', intent: 'submit' };
    const body = await form(ids.haruka, change);
    expect(locationOf(await admin.post(correct, body))).toBe(haruka);
    expect((await sheetOf(ids.haruka)).revision).toBe(revision + 1);
    const html = main(await moderator.html(haruka));
    expect(html).toContain('運営による訂正');
    expect(html).toContain('画像と一致させる');
    expect(html).toMatch(/<del>こだわりスカーフ<\/del>.*<ins>いのちのたま<\/ins>/s);
    expect(await visitor.html(`/teams/${ids.haruka}`)).not.toContain('画像と一致させる');

    // The same form once more is there already; with another item it was made from an older sheet.
    expect(locationOf(await admin.post(correct, body))).toBe(haruka);
    expect((await sheetOf(ids.haruka)).revision).toBe(revision + 1);
    body.set('members[0].item', 'ラムのみ');
    const late = await admin.post(correct, body);
    expect(late.status).toBe(409);
    const given = await late.text();
    expect(given).toContain('先に変更しました');
    expect(filledForm(given, 'revision').get('revision')).toEqual([String(revision + 1)]);
  });

  it('never says for a player what may become of their image', async () => {
    const path = `${teams}/${ids.akari}/correct`;
    const mine = eq(teamSheets.id, ids.akari);
    const correctItem = async (item: string, tick: string) => {
      const change = { 'members[0].item': item, reason: '確認', improvesReading: tick, intent: 'submit' };
      expect(locationOf(await admin.post(path, await form(ids.akari, change)))).toBe(`${teams}/${ids.akari}`);
      return (await sheetOf(ids.akari)).improvesReading;
    };
    expect(await correctItem('いのちのたま', 'on')).toBe(false);
    await db.update(teamSheets).set({ improvesReading: true }).where(mine);
    expect(await correctItem('オボンのみ', '')).toBe(true);
    const other = { readingId: '', reason: '確認', improvesReading: 'on', intent: 'submit' };
    await admin.post(path, await form(ids.akari, other));
    expect(await sheetOf(ids.akari)).toMatchObject({ readingId: null, improvesReading: false });
  });

  it('of nothing is not saved', async () => {
    const { revision } = await sheetOf(ids.haruka);
    const answer = await admin.post(correct, await form(ids.haruka, { reason: '確認', intent: 'submit' }));
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('変更した項目がない');
    expect((await sheetOf(ids.haruka)).revision).toBe(revision);
  });

  it('refuses what players may not submit either', async () => {
    const answer = await admin.post(
      correct,
      await form(ids.haruka, { 'members[0].species': 'ハルカモン', reason: '確認', intent: 'submit' }),
    );
    expect(answer.status).toBe(422);
    expect((await admin.post(correct, { intent: 'submit', revision: 'x' })).status).toBe(422);
  });
});

it('knows the unborn', async () => {
  expect((await admin.get(`${teams}/${worldId('nobody')}`)).status).toBe(404);
  expect((await admin.get(`${teams}/zzz`)).status).toBe(404);
});
