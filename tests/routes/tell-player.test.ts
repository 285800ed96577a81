import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { saveMailEvent } from '~/accounts/returned-mail.server';
import { outbox, teamSheets, users } from '~/db/schema';
import { typedSheetOf } from '~/sheets/name-typed';
import { contentOf } from '~/sheets/team-sheet.server';
import { fieldsOf } from '~/sheets/typed-sheet';
import { localOf } from '~/time/zoned-time';
import { ids } from '../world';
import { db, mailTo } from './account';
import { locationOf, person } from './person';

const teams = `/admin/${ids.group}/tournaments/${ids.running}/teams`;
const address = 'haruka@example.com';
let admin: Awaited<ReturnType<typeof person>>;

beforeAll(async () => {
  admin = await person('host-admin@example.com');
});

const sheetOf = async (id: string) => {
  const [sheet] = await db.select().from(teamSheets).where(eq(teamSheets.id, id));
  if (!sheet) throw new Error(`There is no team ${id}.`);
  return sheet;
};

const inTwoHours = () => localOf(new Date(Date.now() + 7_200_000), 'Asia/Tokyo');
const mailCount = async () => (await db.select().from(outbox)).length;

async function unlock(id: string, reason: string) {
  const path = `${teams}/${id}/unlock`;
  const seen = /name="seen" value="([^"]+)"/.exec(await admin.html(path))?.[1] ?? '';
  expect(locationOf(await admin.post(path, { reason, until: inTwoHours(), seen }))).toBe(`${teams}/${id}`);
}

async function correct(id: string, change: Record<string, string>, prefix = '') {
  const sheet = await sheetOf(id);
  const body = new FormData();
  const fields = {
    ...fieldsOf(typedSheetOf(contentOf(sheet), 'ja')),
    revision: String(sheet.revision),
    intent: 'submit',
    ...change,
  };
  for (const [name, value] of Object.entries(fields)) if (value) body.set(name, value);
  const answer = await admin.post(`${prefix}${teams}/${id}/correct`, body);
  expect(locationOf(answer)).toBe(`${prefix}${teams}/${id}`);
}

describe('a player with an account', () => {
  it('whose mails come back is mailed nothing, and staff read that the message is theirs to send', async () => {
    const before = await mailCount();
    await saveMailEvent(db, { kind: 'bounced', at: new Date(), to: [address] });
    await unlock(ids.haruka, '技の書き間違い');
    expect(await admin.html(`/en${teams}/${ids.haruka}`)).toContain('Emails to this player bounce');
    expect(await admin.html(`/ja${teams}/${ids.haruka}`)).toContain('メールは届かないため');
    expect(await mailCount()).toBe(before);
    await db.update(users).set({ mailBouncedAt: null });
  });

  it('is mailed until when the team may be edited, and why', async () => {
    await unlock(ids.haruka, '持ち物の書き間違い');
    const mail = await mailTo(address, 'を変更できます');
    expect(mail.text).toContain('ハルカさん');
    expect(mail.text).toContain(`/ja/teams/${ids.haruka}/edit`);
    expect(mail.text).toContain('理由：持ち物の書き間違い');
    // No language was chosen: both, Japanese first.
    expect(mail.text).toMatch(/ハルカさん[\s\S]+Hi ハルカ,[\s\S]+このメールは送信専用です/);
    expect(await admin.html(`${teams}/${ids.haruka}`)).toContain('同じ文がメールで届きます');
  });

  it('is mailed that the team is locked again, and why', async () => {
    const path = `${teams}/${ids.haruka}/unlock`;
    const seen = /name="seen" value="([^"]+)"/.exec(await admin.html(path))?.[1] ?? '';
    await admin.post(path, { intent: 'lock', reason: '確認が済んだため', seen });
    const mail = await mailTo(address, 'の変更を締め切りました');
    expect(mail.text).toContain('理由：確認が済んだため');
    expect(mail.text).toContain('locked your team again');
  });

  it('is mailed what staff corrected, in the language of the account', async () => {
    await db.update(users).set({ locale: 'en' }).where(eq(users.email, address));
    await correct(ids.haruka, { 'members[0].item': 'こだわりスカーフ', reason: 'Wrong item' });
    const mail = await mailTo(address, 'was corrected');
    expect(mail.text).toMatch(/^Hi ハルカ,/);
    expect(mail.text).not.toContain('ハルカさん');
    expect(mail.text).toMatch(/Pokémon 1 .*[Ii]tem: .+ → Choice Scarf/);
    expect(mail.text).toContain('Reason: Wrong item');
    expect(mail.text).toContain(`/en/teams/${ids.haruka}\n`);
  });

  it('is not mailed what staff do not do', async () => {
    const before = await mailCount();
    const refused = await admin.post(`${teams}/${ids.haruka}/unlock`, { reason: '', until: '', seen: '0.0' });
    expect(refused.status).toBe(422);
    expect(await mailCount()).toBe(before);
  });
});

it('a guest has no address: staff have the same text to send', async () => {
  await db.update(teamSheets).set({ ownerId: null }).where(eq(teamSheets.id, ids.souta));
  const before = await mailCount();
  await unlock(ids.souta, '<b>技</b>の確認');
  const page = await admin.html(`${teams}/${ids.souta}`);
  expect(page).toContain('ゲスト提出のため、メールは届きません');
  expect(page).toContain('変更用リンク');
  expect(page).toContain('理由：&lt;b&gt;技&lt;/b&gt;の確認');
  const link = `${teams}/${ids.souta}/link`;
  const seen = /name="seen" value="([^"]+)"/.exec(await admin.html(link))?.[1] ?? '';
  expect(locationOf(await admin.post(link, { reason: '機種変更', seen }))).toBe(link);
  expect(await admin.html(`${teams}/${ids.souta}`)).toContain('前のリンクは使えません');
  expect(await mailCount()).toBe(before);
});
