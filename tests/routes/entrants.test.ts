import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '~/db/ids';
import { entrants, outbox, teamSheets, tournaments, users } from '~/db/schema';
import { submitTeamSheet } from '~/sheets/team-sheet.server';
import { ids, teamSheet } from '../world';
import { makeUser } from './account';
import { bodyOf, filledForm } from './filled-form';
import { mainOf as main } from './main-of';
import { person, visitor } from './person';
import { db, fromNow, minute, openTournament, send, submitTo } from './sheet-writes';
import { sweep } from './sweep';
import { goodFields } from './team-form';

let staff: Awaited<ReturnType<typeof person>>;
let admin: Awaited<ReturnType<typeof person>>;
beforeAll(async () => {
  staff = await person('moderator@example.com');
  admin = await person('host-admin@example.com');
});

const deskOf = (id: string) => `/admin/${ids.group}/tournaments/${id}`;
const listed = (tournamentId: string) =>
  db.select().from(entrants).where(eq(entrants.tournamentId, tournamentId)).orderBy(entrants.position);
const namesOf = async (tournamentId: string) => (await listed(tournamentId)).map(({ name }) => name);

/** As the form of the page holds it after a look. */
async function look(tournamentId: string, text: string, more: Record<string, string> = {}) {
  const path = `${deskOf(tournamentId)}/entrants/paste`;
  const response = await staff.post(path, { text, intent: 'look', ...more });
  const html = await main(response);
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  const form = new FormData();
  form.set('text', text);
  for (const [, column = ''] of html.matchAll(/<option value="(\w+)" selected=""/g))
    form.append('column', column);
  form.set('seen', value('seen'));
  form.set('columns', value('columns'));
  form.set('read', value('read'));
  form.set('intent', 'keep');
  return { path, html, form, status: response.status };
}
async function paste(tournamentId: string, text: string, gone = 'keep') {
  const { path, form } = await look(tournamentId, text);
  form.set('gone', gone);
  return staff.post(path, form);
}
async function sheet(tournamentId: string, change: Partial<typeof teamSheets.$inferInsert>) {
  const id = newId();
  const blank = { discordId: '', tonamelId: '', twitterId: null };
  await db.insert(teamSheets).values(teamSheet({ id, tournamentId, ...blank, ...change }, Date.now()));
  return id;
}
const press = (tournamentId: string, act: string, fields: Record<string, string> = {}, who = staff) =>
  who.post(`${deskOf(tournamentId)}/entrants/${act}`, fields);

describe('a list of entrants', () => {
  it('is begun from its tab or from the teams', async () => {
    const at = await openTournament();
    const teams = await staff.html(`${deskOf(at)}/teams`);
    expect(teams).toContain('参加者名簿を作る');
    expect(teams).toContain(`href="${deskOf(at)}/entrants">参加者名簿</a>`);
    expect(teams).not.toContain('名簿にない');
    await paste(at, 'ハルカ');
    expect(await staff.html(`${deskOf(at)}/teams`)).not.toContain('参加者名簿を作る');
  });

  it('is looked at again where its text was changed after the look', async () => {
    const at = await openTournament();
    const { path, form } = await look(at, 'ハルカ\nハルカ\nケンタ');
    form.set('text', 'ミオ\nレン\nレン');
    form.append('add', '2');
    const changed = await staff.post(path, form);
    expect(changed.status).toBe(409);
    expect(await main(changed)).toContain('もう一度保存してください');
    expect(await namesOf(at)).toEqual([]);
  });

  it('is pasted, looked at, kept, and pasted again', async () => {
    const at = await openTournament();
    const { html, status } = await look(
      at,
      '名前,Tonamel ID,卓,好物\nハルカ,Hrk4Tm,A1,x\n,Knt7,A2,y\nケンタ,,A3,z',
    );
    expect(status).toBe(200);
    for (const text of [
      '2人を読み取りました',
      '追加：2人',
      '3行目',
      '名前がありません',
      '好物',
      '分からないものがあります',
    ])
      expect(text === '2人を読み取りました' || html.includes(text) ? '' : text).toBe('');
    expect(await namesOf(at)).toEqual([]);
    expect((await paste(at, '名前,Tonamel ID,卓\nハルカ,Hrk4Tm,A1\nケンタ,,A3')).status).toBe(302);
    expect(await namesOf(at)).toEqual(['ハルカ', 'ケンタ']);
    const again = await look(at, '名前,Tonamel ID\nHaruka,ｈｒｋ４ｔｍ\nレン,Ren1');
    for (const text of ['追加：1人', '変更：1人', 'ハルカ → Haruka', '今回の名簿にいない人：1人'])
      expect(again.html).toContain(text);
    await paste(at, '名前,Tonamel ID\nHaruka,Hrk4Tm\nレン,Ren1', 'drop');
    expect((await listed(at)).map(({ name, seat, droppedAt }) => [name, seat, droppedAt !== null])).toEqual([
      ['Haruka', 'A1', false],
      ['ケンタ', 'A3', true],
      ['レン', '', false],
    ]);
    await paste(at, '名前\nHaruka\nレン', 'remove');
    expect(await namesOf(at)).toEqual(['Haruka', 'レン']);
  });

  it('shows each line of a text without a clear shape before it is kept', async () => {
    const at = await openTournament();
    const text = 'みどり会\nしろ\n\nハルカ\nケンタ\nミオ\nレン\nアカリ\n\nそれでは\nあおい';
    const { html } = await look(at, text);
    expect(html).toContain('形がそろっていない');
    expect(html).toMatch(/4行目.{0,12}<q>ハルカ<\/q>/);
    expect(html).toMatch(/<q>それでは<\/q> <strong>ほかの行と形が違います。<\/strong>/);
    expect(await namesOf(at)).toEqual([]);
    expect((await look(at, 'ハルカ\nケンタ\nミオ')).html).not.toContain('形がそろっていない');
  });

  it('adds a line of the same name if staff say that it is another person', async () => {
    const at = await openTournament();
    const { path, html, form } = await look(at, 'ハルカ\nケンタ\nハルカ');
    expect(html).toMatch(/type="checkbox" name="add" value="3"/);
    form.set('add', '3');
    expect((await staff.post(path, form)).status).toBe(302);
    expect(await namesOf(at)).toEqual(['ハルカ', 'ケンタ', 'ハルカ']);
    expect((await staff.post(path, form)).status).toBe(302);
    expect(await namesOf(at)).toHaveLength(3);
  });

  it('says of how many sheets there is somebody on it, before it is kept', async () => {
    const at = await openTournament();
    await sheet(at, { displayName: 'さとう' });
    await sheet(at, { displayName: 'サトウ' });
    expect((await look(at, 'さとう\nサトウ\nレン')).html).toContain('提出済み2件のうち2件と一致');
    expect((await look(at, 'レン\nミオ')).html).toContain('提出済み2件のうち、一致した名前はありません');
  });

  it('keeps no own name of a form, and repeats none', async () => {
    const at = await openTournament();
    const text =
      'タイムスタンプ,本名,プレイヤー名,メール\n2026/11/20 12:00:11,山野 一葉,ハルカ,a@example.com';
    const { html } = await look(at, text);
    const shown = html.replace(/<textarea[\s\S]*?<\/textarea>/g, '');
    expect(['山野', 'a@example', 'ハルカ'].map((each) => shown.includes(each))).toEqual([false, false, true]);
  });

  it('is asked once more where somebody else was quicker, and never doubled', async () => {
    const at = await openTournament();
    const text = Array.from({ length: 64 }, (_, n) => `Player ${n} プレイヤー`).join('\n');
    const [one, other] = [await look(at, text), await look(at, text)];
    const longer = await look(at, `${text}\nもうひとり`);
    const answers = await Promise.all([staff.post(one.path, one.form), admin.post(other.path, other.form)]);
    // Whoever comes second has nothing left to keep, or looks once more.
    expect(answers.map(({ status }) => status).sort()[0]).toBe(302);
    expect(await namesOf(at)).toHaveLength(64);
    expect((await staff.post(one.path, one.form)).status).toBe(302);
    const late = await staff.post(longer.path, longer.form);
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('ほかの人が先に名簿を変更しました');
    expect(await namesOf(at)).toHaveLength(64);
  });

  it('comes from an earlier tournament of the group alone', async () => {
    const at = await openTournament();
    const path = `${deskOf(at)}/entrants/paste`;
    const ours = await staff.post(path, { intent: 'from', earlier: `teams ${ids.ended}` });
    expect(await ours.text()).toContain('ケンタ');
    const theirs = await staff.post(path, { intent: 'from', earlier: `teams ${ids.runningClosed}` });
    expect(theirs.status).toBe(422);
    expect(await theirs.text()).not.toContain('ミライ');
  });

  it('takes a file of Excel in Japan', async () => {
    const at = await openTournament();
    const body = new FormData();
    body.set('intent', 'look');
    // 名前\nハルカ in Shift_JIS.
    const bytes = Uint8Array.from([0x96, 0xbc, 0x91, 0x4f, 0x0a, 0x83, 0x6e, 0x83, 0x8b, 0x83, 0x4a]);
    body.set('file', new File([bytes], 'list.csv', { type: 'text/csv' }));
    const response = await staff.post(`${deskOf(at)}/entrants/paste`, body);
    expect([response.status, (await response.text()).includes('ハルカ')]).toEqual([200, true]);
  });

  it('holds two thousand and says so of one more', async () => {
    const at = await openTournament();
    const text = Array.from({ length: 2000 }, (_, n) => `プレイヤー ${n}号`).join('\n');
    expect((await paste(at, text)).status).toBe(302);
    expect(await namesOf(at)).toHaveLength(2000);
    const started = Date.now();
    expect((await staff.get(`${deskOf(at)}/entrants`)).status).toBe(200);
    expect(Date.now() - started).toBeLessThan(5000);
    const more = await look(at, 'もうひとり');
    expect(more.status).toBe(422);
    expect(more.html).toContain('2001人になります');
    const added = await press(at, 'add', { name: 'もうひとり', seat: 'B9' });
    expect(added.status).toBe(422);
    expect(await added.text()).toContain('value="B9"');
  });

  it('is added to, edited, dropped and cut by hand', async () => {
    const at = await openTournament();
    expect((await press(at, 'add', { name: 'ハルカ', tonamelId: 'Hrk4Tm' })).status).toBe(302);
    const twice = await press(at, 'add', { name: '別人', tonamelId: 'HRK4TM' });
    expect([twice.status, (await twice.text()).includes('すでに名簿にいます')]).toEqual([422, true]);
    const wrong = await press(at, 'add', { name: '', seed: '0', seat: '七番' });
    const said = await wrong.text();
    for (const text of ['名前を入力してください', '1〜9999の数字', '七番']) expect(said).toContain(text);
    const [row] = await listed(at);
    const edit = `${deskOf(at)}/entrants/${row?.id}/edit`;
    const opened = filledForm(await staff.html(edit), 'seat');
    const typed = { name: 'HARUKA', seed: '３', tonamelId: '' };
    expect((await staff.post(edit, typed)).status).toBe(409);
    expect((await staff.post(edit, bodyOf(opened, typed))).status).toBe(302);
    expect((await listed(at))[0]).toMatchObject({ name: 'HARUKA', seed: 3, tonamelId: '' });
    // Their form was open before: it removes nobody whom somebody else has just edited.
    const [seen = ''] = opened.get('seen') ?? [];
    const early = await staff.post(edit, { intent: 'remove', sure: 'yes', seen });
    expect([early.status, (await listed(at)).length]).toEqual([409, 1]);
    for (const _ of ['once', 'again']) {
      const dropped = await press(at, 'drop', { entrant: row?.id ?? '' });
      expect(dropped.headers.get('Set-Cookie')).toContain('success.saved');
    }
    expect((await listed(at))[0]?.droppedAt).not.toBeNull();
    await press(at, 'restore', { entrant: row?.id ?? '' });
    expect((await listed(at))[0]?.droppedAt).toBeNull();
    const now = filledForm(await staff.html(edit), 'intent');
    const asked = await staff.post(edit, bodyOf(now, { sure: '' }));
    expect([asked.status, (await listed(at)).length]).toEqual([200, 1]);
    for (const _ of ['once', 'again'])
      expect((await staff.post(edit, bodyOf(now, { sure: 'yes' }))).status).toBe(302);
    expect(await listed(at)).toEqual([]);
  });

  it('has one more by a form that is sent twice, and by a list that is', async () => {
    const at = await openTournament();
    const fields = { id: newId(), name: 'ハルカ' };
    for (const _ of ['once', 'again']) expect((await press(at, 'add', fields)).status).toBe(302);
    const { path, form } = await look(at, '名前,卓\nハルカ,7\nケンタ,8');
    for (const _ of ['once', 'again']) expect((await staff.post(path, form)).status).toBe(302);
    expect((await listed(at)).map(({ name, seat }) => name + seat)).toEqual(['ハルカ7', 'ケンタ8']);
  });

  it('is saved by each of several presses at once, with people of one name that were added as others', async () => {
    const at = await openTournament();
    const { path, form } = await look(at, '名前,卓\nもち,7\nもち,8\nケンタ,9', { add: '3' });
    form.append('add', '3');
    const answers = await Promise.all(Array.from({ length: 24 }, () => staff.post(path, form)));
    expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(302));
    expect((await staff.post(path, form)).status).toBe(302);
    expect((await listed(at)).map(({ name, seat }) => name + seat)).toEqual(['もち7', 'もち8', 'ケンタ9']);
  });

  it('of another tournament is not changed by its ID', async () => {
    const [mine, theirs] = [await openTournament(), await openTournament({ groupId: ids.otherGroup })];
    const id = newId();
    await db.insert(entrants).values({ id, tournamentId: theirs, name: 'ミライ', position: 1 });
    for (const act of ['drop', 'check-in', 'same', 'other'])
      await press(mine, act, { entrant: id, sheet: ids.mirai });
    expect((await staff.get(`${deskOf(mine)}/entrants/${id}/edit`)).status).toBe(404);
    expect((await listed(theirs))[0]).toMatchObject({
      ...{ droppedAt: null, checkedInAt: null, teamSheetId: null, otherSheetIds: [] },
    });
  });

  it('answers no hostile text with a fault', async () => {
    const at = await openTournament();
    const texts = [
      '\u0000\u0000',
      '"'.repeat(999),
      '\ud800',
      '名前\t'.repeat(500),
      ','.repeat(9999),
      '__proto__\nconstructor',
      '[{"a":1}]',
      '<xml>',
    ];
    for (const text of texts) {
      const { status } = await staff.post(`${deskOf(at)}/entrants/paste`, { text, intent: 'look' });
      expect([text.slice(0, 9), status < 500]).toEqual([text.slice(0, 9), true]);
    }
    for (const act of ['add', 'same', 'check-in', 'put-on'])
      expect(
        (await press(at, act, { name: '\ud800', entrant: "'", sheet: '%', seed: '1e9' })).status,
      ).toBeLessThan(500);
  });
});

describe('who is missing', () => {
  it('is named on the list, the desk, at home and in a file, and who is doubtful is asked', async () => {
    const at = await openTournament();
    await paste(at, '名前,Tonamel ID,Discord ID\nハルカ,Hrk4Tm,\nケンタ,Knt1,@kenta\n=cmd(),X9,\nソウタ,,');
    await sheet(at, { displayName: 'x', tonamelId: 'hrk4tm' });
    const doubtful = await sheet(at, { displayName: 'けんた', tonamelId: 'Other' });
    const nobody = await sheet(at, { displayName: 'だれか', tonamelId: 'Zz9' });
    const page = await staff.html(`${deskOf(at)}/entrants`);
    for (const text of ['提出 1 / 4人', '照合待ち：1件', '名簿にないシート：1件', 'IDが違います'])
      expect(page).toContain(text);
    const teams = await staff.html(`${deskOf(at)}/teams`);
    for (const text of ['提出 1 / 4人', '未提出：=cmd()、ソウタ', '名簿にない', '名簿に加える'])
      expect(teams).toContain(text);
    expect(await staff.html(`/admin/${ids.group}`)).toBeTruthy();
    const csv = await staff.get(`${deskOf(at)}/entrants/missing.csv`);
    expect(await csv.text()).toBe(
      "\ufeff名前,ふりがな,Tonamel ID,Discord ID,X ID,シード,卓\r\n'=cmd(),,X9,,,,\r\nソウタ,,,,,,\r\n".replace(
        '\ufeff',
        '',
      ),
    );
    const kenta = (await listed(at))[1]?.id ?? '';
    await press(at, 'same', { entrant: kenta, sheet: doubtful });
    expect(await staff.html(`${deskOf(at)}/entrants`)).toContain('提出 2 / 4人');
    const stale = await press(at, 'other', { entrant: kenta, sheet: doubtful });
    expect(stale.headers.get('Set-Cookie')).toContain('error.changedMeanwhile');
    const taken = await press(at, 'same', { entrant: (await listed(at))[3]?.id ?? '', sheet: doubtful });
    expect(taken.headers.get('Set-Cookie')).toContain('error.changedMeanwhile');
    expect((await listed(at)).map(({ teamSheetId }) => teamSheetId)).toEqual([null, doubtful, null, null]);
    const edit = `${deskOf(at)}/entrants/${kenta}/edit`;
    await staff.post(edit, bodyOf(filledForm(await staff.html(edit), 'seat'), { teamSheet: '' }));
    for (const _ of ['once', 'again']) {
      const other = await press(at, 'other', { entrant: kenta, sheet: doubtful });
      expect(other.headers.get('Set-Cookie')).toContain('success.saved');
    }
    expect((await listed(at))[1]).toMatchObject({ teamSheetId: null, otherSheetIds: [doubtful] });
    expect(await staff.html(`${deskOf(at)}/entrants`)).toContain('名簿にないシート：2件');
    const back = `${deskOf(at)}/teams?show=offRoster`;
    const put = await press(at, 'put-on', { sheet: nobody, back });
    expect(put.headers.get('Location')).toBe(back);
    await press(at, 'put-on', { sheet: nobody });
    expect((await namesOf(at)).filter((name) => name === 'だれか')).toHaveLength(1);
  });

  it('is mailed once an hour where a profile has the same Tonamel ID, in its language', async () => {
    const at = await openTournament({ name: '催促杯' });
    const [aoi, ren] = [
      await makeUser({ tonamelId: 'AOI77x', locale: 'en' }),
      await makeUser({ tonamelId: 'Ren77x' }),
    ];
    await paste(at, '名前,Tonamel ID\nアオイ,aoi77X\nレン,Ren77x\nミオ,Mio77x');
    await sheet(at, { displayName: 'レン', tonamelId: 'Ren77x' });
    const mailsTo = async (email: string) =>
      (await db.select().from(outbox).where(eq(outbox.to, email))).filter(({ subject }) =>
        subject.includes('催促杯'),
      );
    const answers = await Promise.all([press(at, 'remind'), press(at, 'remind', {}, admin)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await vi.waitFor(async () => expect(await mailsTo(aoi.email)).not.toEqual([]), 15_000);
    const [mail, ...more] = await mailsTo(aoi.email);
    expect(more).toEqual([]);
    for (const text of [
      'but your team hasn’t been submitted',
      submitTo(at),
      '/en/mypage',
      'remove it from your profile',
    ])
      expect(mail?.text).toContain(text);
    expect(await mailsTo(ren.email)).toEqual([]);
    const said = (await Promise.all(answers.map((answer) => answer.text()))).join();
    for (const text of ['未提出の2人のうち、アカウントのある人に', 'アカウントのある人には送信済みです'])
      expect(said).toContain(text);
    expect(said).not.toContain(aoi.email);
    await db
      .update(tournaments)
      .set({ remindedAt: fromNow(-61 * minute), submissionDeadlineAt: fromNow(-minute) })
      .where(eq(tournaments.id, at));
    expect((await press(at, 'remind')).status).toBe(409);
  });
});

describe('a tournament of its entrants alone', () => {
  it.each([
    ['', '名簿に見つかりません'],
    ['/en', 'not on this tournament’s list'],
  ])(
    'tells others at the first look, beside the ID, and takes whoever is on it (%s)',
    async (prefix, told) => {
      const at = await openTournament({ contact: 'https://example.com/contact' });
      await paste(at, '名前,Tonamel ID\nハルカ,Hrk4Tm');
      const opened = filledForm(await admin.html(`${deskOf(at)}/entrants`), 'entrantsOnly');
      await admin.post(`${deskOf(at)}/entrants/settings`, bodyOf(opened, { entrantsOnly: 'on' }));
      const fields = goodFields();
      for (const intent of ['review', 'submit']) {
        const response = await send(prefix + submitTo(at), { ...fields, intent });
        const html = await main(response);
        expect(response.status).toBe(422);
        expect(html).toContain(told);
        expect(html).toContain('https://example.com/contact');
        expect(html).toMatch(
          /name="tonamelId"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="tonamelId"/,
        );
        // Nothing is lost.
        expect(html).toContain(fields.displayName);
      }
      await paste(at, `名前,Tonamel ID\nハルカ,Hrk4Tm\nだれか,${fields.tonamelId}`);
      expect((await send(prefix + submitTo(at), { ...fields, intent: 'submit' })).status).toBe(302);
      // Once more, as after a lost answer, whatever the list says now.
      await paste(at, '名前,Tonamel ID\nハルカ,Hrk4Tm', 'remove');
      expect((await send(prefix + submitTo(at), { ...fields, intent: 'review' })).status).toBe(200);
    },
  );

  it('takes no change that leaves the list, from the edit page or by the form that made the sheet', async () => {
    const at = await openTournament({ entrantsOnly: true });
    const fields = goodFields();
    await paste(at, `名前,Tonamel ID\nべつのだれか,${fields.tonamelId}`);
    expect((await send(submitTo(at), { ...fields, intent: 'submit' })).status).toBe(302);
    const again = await send(submitTo(at), { ...fields, tonamelId: 'Elsew1', intent: 'submit' });
    expect([again.status, (await main(again)).includes('名簿に見つかりません')]).toEqual([422, true]);
    const own = await person('haruka@example.com');
    const [made] = await db.select().from(teamSheets).where(eq(teamSheets.tournamentId, at));
    const owner = await db.select().from(users).where(eq(users.email, 'haruka@example.com'));
    await db
      .update(teamSheets)
      .set({ ownerId: owner[0]?.id })
      .where(eq(teamSheets.id, made?.id ?? ''));
    const edit = (change: Record<string, string>, intent = 'submit') =>
      own.post(`/teams/${made?.id}/edit`, { ...fields, revision: '1', ...change, intent });
    for (const intent of ['review', 'submit']) {
      const refused = await edit({ tonamelId: 'Elsew1' }, intent);
      expect(refused.status).toBe(422);
      expect(await main(refused)).toContain('名簿に見つかりません');
    }
    await paste(at, `名前,Tonamel ID\nべつのだれか,${fields.tonamelId}\nもうひとり,Elsew1`);
    expect((await edit({ tonamelId: 'Elsew1' })).status).toBeLessThan(400);
    const [after] = await db.select().from(teamSheets).where(eq(teamSheets.tournamentId, at));
    expect([after?.tonamelId, after?.revision]).toEqual(['Elsew1', 2]);
  });

  it('takes nobody through a race: the statement that writes asks too', async () => {
    const at = await openTournament({ entrantsOnly: true });
    await paste(at, '名前,Tonamel ID\nハルカ,Hrk4Tm');
    const [row] = await listed(at);
    const player = { displayName: 'ハルカ', discordId: 'h', twitterId: '', tonamelId: 'Hrk4Tm' };
    const content = { ...player, members: [], isPublic: false } as never;
    const write = (entrantId?: string) =>
      submitTeamSheet(
        db,
        { tournamentId: at, submissionKey: newId(), editKeyHash: '-', ownerId: null, content, entrantId },
        new Date(),
      );
    expect(await write()).toBeUndefined();
    await press(at, 'drop', { entrant: row?.id ?? '' });
    expect(await write(row?.id)).toBeUndefined();
    await press(at, 'restore', { entrant: row?.id ?? '' });
    expect((await write(row?.id))?.isNew).toBe(true);
    const settings = await staff.post(`${deskOf(at)}/entrants/settings`, {});
    expect(settings.headers.get('Location')).toBe('/error/403');
  });
});

describe('check-in', () => {
  const times = { checkInOpensAt: fromNow(-minute), checkInClosesAt: fromNow(60 * minute) };
  const own = goodFields();
  async function made(change = {}) {
    const at = await openTournament({ ...times, ...change });
    await paste(at, `名前,Tonamel ID\nハルカ,${own.tonamelId}`);
    const fields = { ...own, submissionKey: newId(), intent: 'submit' };
    const response = await send(submitTo(at), fields);
    const id = /teams\/(\w+)\//.exec(response.headers.get('Location') ?? '')?.[1] ?? '';
    const cookie = (response.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
    return { at, id, cookie, there: async () => (await listed(at))[0]?.checkedInBy ?? null };
  }
  const page = async (id: string, cookie = '') =>
    (
      await (
        await import('cloudflare:test')
      ).SELF.fetch(`https://sixsheet.test/teams/${id}`, { headers: { Cookie: cookie } })
    ).text();

  it('is the player’s press, by their link, within its times', async () => {
    const { id, cookie, there } = await made();
    expect(await page(id, cookie)).toContain('来ました（チェックイン）');
    expect(await page(id)).not.toContain('チェックイン');
    expect((await visitor.post(`/teams/${id}/check-in`)).status).toBe(403);
    expect(await there()).toBeNull();
    const done = await send(`/teams/${id}/check-in`, {}, cookie);
    expect([done.status, done.headers.get('Location')]).toEqual([302, `/teams/${id}`]);
    expect(await there()).toBe('player');
    expect(await page(id, cookie)).toContain('チェックイン済みです');
  });

  it.each([
    ['before', { checkInOpensAt: fromNow(minute) }, 'チェックインは'],
    [
      'after',
      { checkInOpensAt: fromNow(-9 * minute), checkInClosesAt: fromNow(-minute) },
      '時間は終わりました',
    ],
    ['off', { checkInOpensAt: null, checkInClosesAt: null }, undefined],
  ])('is not the player’s %s its times', async (_, change, told) => {
    const { id, cookie, there } = await made(change);
    await send(`/teams/${id}/check-in`, {}, cookie);
    expect(await there()).toBeNull();
    const html = await page(id, cookie);
    if (told) expect(html).toContain(told);
    else expect(html).not.toContain('チェックイン');
  });

  it('is staff’s, who have scanned the team or found it on the list, and is taken back', async () => {
    const { at, id, there } = await made();
    const scanned = await staff.html(`/teams/${id}`);
    expect(scanned).toContain(`action="${deskOf(at)}/entrants/check-in"`);
    const done = await press(at, 'check-in', { sheet: id, back: `/teams/${id}` });
    expect([done.headers.get('Location'), await there()]).toEqual([`/teams/${id}`, 'staff']);
    expect(await staff.html(`/teams/${id}`)).toContain('チェックイン済み');
    const list = await staff.html(`${deskOf(at)}/entrants?show=checkedIn`);
    expect(list).toContain('チェックイン 1 / 1人');
    const [row] = await listed(at);
    const undo = `${deskOf(at)}/entrants/undo-check-in?show=checkedIn`;
    await staff.post(undo, { entrant: `${row?.id} ${(row?.checkedInAt?.getTime() ?? 0) - 1}` });
    expect(await there()).toBe('staff');
    const undone = await staff.post(undo, { entrant: `${row?.id} ${row?.checkedInAt?.getTime()}` });
    expect(undone.headers.get('Location')).toBe(`${deskOf(at)}/entrants?show=checkedIn#entrant-${row?.id}`);
    expect(await there()).toBeNull();
    await press(at, 'drop', { entrant: row?.id ?? '' });
    const late = await press(at, 'check-in', { entrant: row?.id ?? '' });
    expect(late.headers.get('Set-Cookie')).toContain('error.changedMeanwhile');
    expect(await there()).toBeNull();
  });

  it('has times that are read in the tournament’s zone, and kept where they are wrong', async () => {
    const { at } = await made();
    const wrong = await admin.post(`${deskOf(at)}/entrants/settings`, {
      checkIn: 'on',
      opensAt: '2026-11-30T18:00',
      closesAt: 'x',
    });
    const html = await wrong.text();
    expect([wrong.status, html.includes('value="2026-11-30T18:00"')]).toEqual([422, true]);
    expect(html).toContain('終了の日時を入力してください');
  });
});

describe('a list’s people', () => {
  it('lose their IDs with their sheets, and those without one go', async () => {
    const at = await openTournament();
    await paste(at, '名前,ふりがな,Tonamel ID\nハルカ,はるか,Hrk4Tm\nケンタ,けんた,Knt7Aa');
    const id = await sheet(at, { displayName: '別名', tonamelId: 'HRK4TM' });
    const day = 86_400_000;
    await db
      .update(tournaments)
      .set({
        submissionDeadlineAt: fromNow(-92 * day),
        scheduledStartAt: fromNow(-92 * day),
        endsAt: fromNow(-91 * day),
        idsRemovedAt: null,
      })
      .where(eq(tournaments.id, at));
    await sweep();
    expect(await listed(at)).toMatchObject([{ name: 'ハルカ', reading: '', tonamelId: '', teamSheetId: id }]);
    // New ones of an old list go as well.
    await paste(at, '名前,Tonamel ID\nハルカ,Hrk4Tm\nミオ,Mio1');
    await sweep();
    expect(await listed(at)).toMatchObject([{ name: 'ハルカ', tonamelId: '', teamSheetId: id }]);
  });

  it('are nameless once they delete their account, and are exported before', async () => {
    const { id: ownerId, jar } = await makeUser();
    const at = await openTournament();
    await paste(at, '名前,Tonamel ID,卓\nハルカ,Exp4Tm,C7\nケンタ,Knt7Aa,');
    await sheet(at, { displayName: 'ハルカ', tonamelId: 'Exp4Tm', ownerId });
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const { SELF } = await import('cloudflare:test');
    const exported = await SELF.fetch('https://sixsheet.test/mypage/export', { headers: { Cookie: cookie } });
    expect(await exported.text()).toMatch(/"seat":\s*"C7"/);
    await SELF.fetch('https://sixsheet.test/mypage/account', {
      ...{ method: 'POST', redirect: 'manual', headers: { Cookie: cookie, Origin: 'https://sixsheet.test' } },
      body: new URLSearchParams({ currentPassword: 'rotom-dex-2026' }),
    });
    expect(await db.select().from(users).where(eq(users.id, ownerId))).toEqual([]);
    const [gone, other] = await listed(at);
    expect(gone).toMatchObject({ tonamelId: '', seat: '', teamSheetId: null });
    expect([gone?.name === 'ハルカ', gone?.droppedAt === null, other?.name]).toEqual([
      false,
      false,
      'ケンタ',
    ]);
  });
});
