import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sweepTallies } from '~/accuracy/tally.server';
import { newId } from '~/db/ids';
import { readings, teamSheets, tournaments } from '~/db/schema';
import { nothingRead } from '~/readings/engine/nothing-read';
import { findReading } from '~/readings/reading.server';
import { qrAddress } from '~/sheets/team-url';
import huge from '../readings/uploads/huge.jpg?inline';
import { ids, teamSheet } from '../world';
import { person, site, visitor } from './person';
import { addSheet, fromNow, minute, openTournament } from './sheet-writes';
import { before, db, insertShownTeams } from './shown-teams';
import { open as form, post } from './team-form';

const open = newId();
const haruka = await person('haruka@example.com');

beforeAll(async () => {
  await insertShownTeams();
  await db.insert(teamSheets).values(teamSheet({ id: open, tournamentId: ids.running }, Date.now()));
});

interface Told {
  count: number;
  fills: Record<string, string>;
  problems: { key: string }[];
}
type Pasting = Pick<typeof visitor, 'post'>;
const told = async (text: string, game = 'sv', who: Pasting = visitor) =>
  (await who.post('/pastes', { paste: text, game })).json<Told>();
const urlOf = (id: string) => `${site}/teams/${id}`;
const nothing = { count: 0, fills: {}, problems: [{ key: 'teamNotShown' }] };

async function digitsOf(id: string, who: Pick<typeof visitor, 'html'> = visitor) {
  const data = await who.html(`/teams/${id}/qr.data?with=sheet-and-name`);
  return /"digits","(\d+)"/.exec(data)?.[1] ?? '';
}

describe('a pasted URL of a team', () => {
  it('is found in a message, unless that is a team itself', async () => {
    const { count } = await told(`ハルカのチームです：${urlOf(open)}。`);
    expect(count).toBe(6);
    expect(await told(`ピカチュウ\n${urlOf(open)}`)).toMatchObject({ count: 1 });
    expect(await told(`これ ${urlOf(before)}`)).toMatchObject(nothing);
  });

  it('fills in what its page shows', async () => {
    const { fills, count, problems } = await told(urlOf(open));
    expect([count, problems]).toEqual([6, []]);
    expect(fills['members[0].species']).toMatch(/[ァ-ヶ]/);
    expect(fills['members[0].moves[0]']).not.toBe('');
    expect(await told(qrAddress(urlOf(open)))).toMatchObject({ count: 6 });
  });

  it('fills in the species alone of a closed sheet', async () => {
    const closed = newId();
    await db
      .insert(teamSheets)
      .values(teamSheet({ id: closed, tournamentId: ids.runningClosed }, Date.now()));
    const { count, fills, problems } = await told(urlOf(closed), 'champions');
    const filled = Object.entries(fills).filter(([, value]) => value !== '');
    expect([count, filled.length, problems]).toEqual([6, 6, []]);
    for (const [name, value] of filled)
      expect([name, value]).toEqual([expect.stringMatching(/\.species$/), expect.stringMatching(/[ァ-ヶ]/)]);
    expect(await digitsOf(closed)).toMatch(/^\d{40,100}$/);
  });

  it('leaves empty what was read from an image without being sure', async () => {
    const [id, readingId] = [newId(), newId()];
    const value = (key: string, uncertain: boolean) => ({ key, confidence: 0.5, uncertain, raw: key });
    const member = {
      species: value('garchomp', false),
      ability: value('roughskin', true),
      item: value('lifeorb', false),
      moves: [value('protect', false), value('earthquake', true)],
    };
    await db.insert(readings).values({
      ...{ id: readingId, imageKey: `readings/${readingId}`, imageType: 'image/png', imageBytes: 5 },
      ...{ state: 'done', queuedAt: new Date(), result: { ...nothingRead, members: [member] } },
    });
    const members = [{ species: 'garchomp', teraType: 'steel' as const }];
    await db
      .insert(teamSheets)
      .values({ ...teamSheet({ id, tournamentId: ids.running, members }, Date.now()), readingId });
    const { fills } = await told(urlOf(id));
    const names = ['species', 'ability', 'item', 'teraType', 'moves[0]', 'moves[1]'];
    expect(names.map((name) => fills[`members[0].${name}`])).toEqual([
      'ガブリアス',
      '',
      'いのちのたま',
      'steel',
      'まもる',
      '',
    ]);
  });

  it('tells a stranger nothing of a team that is not open, nor whether there is one', async () => {
    expect(await told(urlOf(before))).toMatchObject(nothing);
    expect(await told(urlOf(newId()))).toEqual(await told(urlOf(before)));
  });

  it('fills in the player’s own team at any time', async () => {
    expect(await told(urlOf(before), 'sv', haruka)).toMatchObject({ count: 6 });
  });

  it('takes the team from the digits of a QR code where the page shows less', async () => {
    const digits = await digitsOf(before, haruka);
    const { fills, count } = await told(qrAddress(urlOf(before), digits));
    expect([count, fills['members[0].moves[0]']]).toEqual([6, expect.stringMatching(/[ぁ-んァ-ヶ]/)]);
    const tournamentId = await openTournament({ scheduledStartAt: fromNow(-minute) });
    const id = await addSheet(tournamentId);
    const held = await digitsOf(id);
    // A code that was printed before the last change is behind its page.
    await db
      .update(teamSheets)
      .set({ members: [{ species: 'ditto' }] })
      .where(eq(teamSheets.id, id));
    expect(await told(qrAddress(urlOf(id), held))).toMatchObject({ count: 1 });
    await db.update(tournaments).set({ sheetKind: 'cts' }).where(eq(tournaments.id, tournamentId));
    expect((await told(urlOf(id))).fills['members[0].moves[0]']).toBe('');
    expect((await told(qrAddress(urlOf(id), held))).fills['members[0].moves[0]']).toMatch(/[ぁ-んァ-ヶ]/);
    for (const broken of [digits.slice(1), `${digits}1`, '9'.repeat(304)])
      expect(await told(`${urlOf(before)}#${broken}`)).toMatchObject(nothing);
  });

  it('leaves out what the form’s game does not show, and says so', async () => {
    const { fills, problems } = await told(urlOf(open), 'champions');
    expect(fills['members[0].teraType']).toBe('');
    expect(problems).toMatchObject([{ key: 'noTeraType' }]);
  });

  it('of another site is a link that is not followed', async () => {
    const foreign = await told(`https://other.example/teams/${open}`);
    expect(foreign).toMatchObject({ count: 0, problems: [{ key: 'linkNotKnown' }] });
  });
});

describe('an image that is no team screen', () => {
  async function readCode(code: string, sheetId?: string) {
    const id = newId();
    await env.IMAGES.put(`readings/${id}`, 'image');
    await db.insert(readings).values({
      id,
      imageKey: `readings/${id}`,
      imageType: 'image/png',
      imageBytes: 5,
      state: 'failed',
      failureReason: 'qrCode',
      result: { ...nothingRead, code },
      queuedAt: new Date(),
    });
    if (sheetId) await db.update(teamSheets).set({ readingId: id }).where(eq(teamSheets.id, sheetId));
    return id;
  }
  const shown = async (id: string) => (await SELF.fetch(`${site}/readings/${id}`)).json<{ reason: string }>();

  it('of the QR code of this site offers its team', async () => {
    expect(await shown(await readCode(urlOf(before)))).toEqual({
      state: 'failed',
      reason: expect.stringContaining('QRコード'),
      code: urlOf(before),
    });
  });

  it('of a QR code of another site is an image without a team', async () => {
    const answer = await shown(await readCode(`https://other.example/teams/${open}`));
    expect(answer).toEqual({ state: 'failed', reason: expect.not.stringContaining('QRコード') });
  });

  it('fills in the form by its button, without scripts', async () => {
    const readingId = await readCode(urlOf(open));
    const asked = await post(form, { intent: 'read', readingId, displayName: 'ミナト' });
    const page = await asked.text();
    expect(page).toContain(`name="pasteLink" value="${urlOf(open)}"`);
    const filled = await post(form, { pasteLink: urlOf(open), readingId, displayName: 'ミナト' });
    const html = await filled.text();
    expect(filled.status).toBe(200);
    expect(html).toContain('value="ミナト"');
    expect(html).toContain('6匹を入力しました');
    const hidden = await (await post(form, { pasteLink: urlOf(before), readingId })).text();
    expect(hidden).toContain('そのチームはあなたには見えない');
  });

  it('of another kind of file is named beside the field, and the form is kept', async () => {
    const image = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'team.jpg', { type: 'image/jpeg' });
    const answer = await post(form, { intent: 'read', displayName: 'ミナト' }, { image });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('HEIC');
    expect(html).toContain('value="ミナト"');
  });

  it('of too many pixels is told what to do, and the form is kept', async () => {
    const bytes = Buffer.from(huge.slice(huge.indexOf(',') + 1), 'base64');
    const image = new File([bytes], 'team.jpg', { type: 'image/jpeg' });
    const answer = await post(form, { intent: 'read', displayName: 'ミナト' }, { image });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('JavaScriptをオンにして選び直す');
    expect(html).toContain('value="ミナト"');
  });

  it('of a QR code is neither counted nor kept as a sample, and its URL is forgotten', async () => {
    const sheet = newId();
    await db
      .insert(teamSheets)
      .values({ ...teamSheet({ id: sheet, tournamentId: ids.ended }, Date.now()), improvesReading: true });
    const id = await readCode(urlOf(open), sheet);
    await sweepTallies(db, env, new Date());
    expect(await findReading(db, id)).toMatchObject({ result: null, talliedAt: expect.any(Date) });
  });
});
