import { SELF } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { hashToken } from '~/accounts/tokens.server';
import { newId } from '~/db/ids';
import { calendarLinks, teamSheets, tournaments, withdrawnTournaments } from '~/db/schema';
import { ids, teamSheet, worldId } from '../world';
import { type Jar, makeUser, send, visit } from './account';
import { bodyOf, filledForm } from './filled-form';
import { locationOf, person, site, visitor } from './person';
import { admin, db, desk, make, typed } from './tournament-form';

const day = 86_400_000;
const own = '/mypage/calendar';
const ofTournament = (id: string) => `/tournaments/${id}/calendar.ics`;
const ofGroup = (id: string = ids.group) => `/tournaments/groups/${id}/calendar.ics`;

async function read(path: string) {
  const answer = await visitor.get(path);
  if (answer.status !== 200)
    return { status: answer.status, text: await answer.text(), events: [], names: [] };
  const text = await answer.text();
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((event) => {
    const of = (name: string) => String(event.getFirstPropertyValue(name) ?? '');
    return {
      uid: of('uid'),
      name: of('summary'),
      status: of('status'),
      sequence: Number(of('sequence')),
      start: (event.getFirstPropertyValue('dtstart') as ICAL.Time).toJSDate(),
      url: of('url'),
    };
  });
  return { status: 200, text, events, names: events.map(({ name }) => name) };
}

/** The start of one tournament in a calendar. */
async function eventOf(path: string, id: string) {
  const [start] = (await read(ofTournament(id))).events;
  return (await read(path)).events.find(({ uid }) => uid === start?.uid);
}

const change = (id: string, to: string) => admin.post(`${desk}/${id}/state/${to}`, { sure: 'yes' });

/** The path of a new secret URL, from the page that shows it once. */
async function makeUrl(jar: Jar) {
  const page = await send(jar, own, {});
  const html = await page.text();
  expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
  return /value="https:\/\/sixsheet\.test(\/[^"]*\.ics)"/.exec(html)?.[1] ?? '';
}

async function enter(
  tournamentId: string,
  ownerId: string,
  more: Partial<typeof teamSheets.$inferInsert> = {},
) {
  const row = teamSheet({ id: newId(), tournamentId, displayName: 'QQNAMEQQ' }, Date.now());
  await db.insert(teamSheets).values({ ...row, submissionKey: newId(), ownerId, ...more });
}

describe('the calendar of a tournament', () => {
  it('is sent as one, in the language of its address, with a tag by which it is not sent twice', async () => {
    const answer = await visitor.get(`/en${ofTournament(ids.running)}`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'content-language': 'en',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const text = await answer.text();
    expect(text).toContain('SUMMARY:Moonlight Cup #11');
    const etag = answer.headers.get('ETag') ?? '';
    const again = await SELF.fetch(`${site}/en${ofTournament(ids.running)}`, {
      headers: { 'If-None-Match': etag },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const ja = await SELF.fetch(site + ofTournament(ids.running), {
      headers: { 'Accept-Language': 'en', Cookie: 'i18n_redirected=en' },
    });
    expect([ja.headers.get('Content-Language'), await ja.text()]).toEqual([
      'ja',
      expect.stringContaining('SUMMARY:第11回 ムーンライト杯'),
    ]);
  });

  it('is linked from its page while it is to come, with its group’s to subscribe to', async () => {
    const html = await visitor.html(`/en/tournaments/${ids.open}`);
    expect(html).toContain(`href="/en${ofTournament(ids.open)}"`);
    expect(html).toContain(`href="webcal://sixsheet.test/en${ofGroup()}"`);
    expect(await visitor.html(`/tournaments/${ids.ended}`)).not.toContain('calendar.ics');
  });

  it('says anew whatever is told anew: name, dates, cancellation', async () => {
    const id = await make();
    const first = await eventOf(ofTournament(id), id);
    expect(first).toMatchObject({ sequence: 0, status: 'CONFIRMED' });
    const startsAt = '2098-03-02T13:00';
    await admin.post(`${desk}/${id}/edit`, {
      ...typed,
      id,
      version: '1',
      startsAt,
      deadlineAt: startsAt,
      endsAt: '',
    });
    const moved = await eventOf(ofTournament(id), id);
    expect(moved).toMatchObject({ uid: first?.uid, sequence: 1, start: new Date('2098-03-02T04:00:00Z') });
    await admin.post(`${desk}/${id}/cancel`, { reason: '大雪のため' });
    expect(await eventOf(ofTournament(id), id)).toMatchObject({
      uid: first?.uid,
      sequence: 2,
      status: 'CANCELLED',
      name: `【中止】${typed.name}`,
    });
  });

  it('of one that was never public is not there', async () => {
    for (const id of [worldId('draft'), worldId('archived'), worldId('nextmoonlight'), newId(), 'x', '%00'])
      expect([id, (await read(ofTournament(id))).status]).toEqual([id, 404]);
  });
});

describe('the calendar of a group', () => {
  it('has all of its public tournaments and nothing else', async () => {
    const { names, events } = await read(ofGroup());
    expect(names).toContain('第12回 ムーンライト杯');
    expect(names).toContain('チーム提出の締切 第12回 ムーンライト杯');
    expect(names.join()).not.toMatch(/第13回|提出テスト用|みなとオフ/);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    for (const group of [worldId('hokuto'), worldId('setouchi'), worldId('yoruno')])
      expect((await read(ofGroup(group))).text).not.toContain('秘密杯');
    for (const id of [newId(), 'x', worldId('nothing')]) expect((await read(ofGroup(id))).status).toBe(404);
  });

  it.each(['unpublish', 'archive', 'delete'])(
    'says that one is off after %s, and nothing else of it',
    async (how) => {
      const name = `秘密の${how}杯`;
      const id = await make({ name });
      const before = await eventOf(ofGroup(), id);
      expect(before).toMatchObject({ name, status: 'CONFIRMED' });
      await change(id, how);
      const { text, events } = await read(ofGroup());
      const off = events.find(({ uid }) => uid === before?.uid);
      expect(off).toMatchObject({ status: 'CANCELLED', start: before?.start, url: '' });
      expect(off?.sequence).toBeGreaterThan(before?.sequence ?? 0);
      expect(text).not.toContain(how === 'delete' ? '秘密のdelete' : name);
      expect((await read(ofTournament(id))).events[0]).toEqual(off);
    },
  );

  it('does not tell what becomes of the draft, and takes one back that is public again', async () => {
    const id = await make();
    const before = await eventOf(ofGroup(), id);
    await change(id, 'unpublish');
    const off = await eventOf(ofGroup(), id);
    const startsAt = '2098-04-02T13:00';
    const sent = { ...typed, id, version: '1', startsAt, deadlineAt: startsAt, endsAt: '', name: '別の名前' };
    await admin.post(`${desk}/${id}/edit`, sent);
    expect(await eventOf(ofGroup(), id)).toEqual(off);
    await change(id, 'publish');
    const back = await eventOf(ofGroup(), id);
    expect(back).toMatchObject({ uid: before?.uid, status: 'CONFIRMED', name: '別の名前' });
    expect(back?.sequence).toBeGreaterThan(off?.sequence ?? 0);
    expect(await db.$count(withdrawnTournaments, eq(withdrawnTournaments.tournamentId, id))).toBe(0);
  });

  it('leaves out what was put away after its end, or was never public', async () => {
    const count = () => db.$count(withdrawnTournaments);
    const before = await count();
    const over = await make();
    const end = new Date(Date.now() - day);
    await db.update(tournaments).set({ scheduledStartAt: end, endsAt: end }).where(eq(tournaments.id, over));
    await change(over, 'archive');
    const draft = await make({ intent: 'draft' });
    await change(draft, 'archive');
    await change(draft, 'delete');
    expect(await count()).toBe(before);
  });

  it('names the group anew when it is called otherwise', async () => {
    const before = await eventOf(ofGroup(), ids.open);
    const page = `/admin/${ids.group}/settings`;
    const form = filledForm(await admin.html(page), 'name');
    await admin.post(page, bodyOf(form, { name: 'ムーンライト杯 実行委員会' }));
    expect((await read(ofGroup())).text.replaceAll('\r\n ', '')).toContain('主催：ムーンライト杯 実行委員会');
    expect((await eventOf(ofGroup(), ids.open))?.sequence).toBe((before?.sequence ?? 0) + 1);
  });
});

describe('one’s own calendar', () => {
  it('opens by a secret alone, which is shown once and kept as a hash', async () => {
    const { id, jar } = await makeUser();
    const none = await (await visit(jar, own)).text();
    expect(none).toContain('カレンダーのURLは、まだありません。');
    const url = await makeUrl(jar);
    const secret = url.split('/')[3] ?? '';
    expect(url).toMatch(/^\/ja\/calendar\/[\w-]{43}\/sixsheet\.ics$/);
    const answer = await visitor.get(url);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    expect((await read(url)).events).toEqual([]);
    expect(await (await visit(jar, own)).text()).not.toContain(secret);
    const [kept] = await db.select().from(calendarLinks).where(eq(calendarLinks.userId, id));
    expect(kept?.tokenHash).toBe(hashToken(secret));
    for (const wrong of [
      secret.slice(1),
      `${secret}x`,
      secret.toUpperCase(),
      hashToken(secret),
      '',
      '%00',
      id,
    ])
      expect([wrong, (await read(`/calendar/${wrong}/sixsheet.ics`)).status]).toEqual([wrong, 404]);
  });

  it('has what its owner submitted to, and no word of the teams', async () => {
    const { id, jar } = await makeUser();
    const url = await makeUrl(jar);
    await enter(ids.open, id);
    await enter(ids.open, id);
    await enter(ids.test, id);
    await enter(ids.running, id, { withdrawnAt: new Date(), withdrawnBy: 'player' });
    await enter(ids.ended, id, { erasedAt: new Date(), displayName: '—' });
    const { names, text } = await read(url);
    expect(names.filter((name) => !name.includes('締切')).sort()).toEqual([
      '提出テスト用大会',
      '第12回 ムーンライト杯',
    ]);
    expect(text).not.toMatch(/QQNAMEQQ|\/teams\//);
    const english = await read(url.replace('/ja/', '/en/'));
    expect(english.names).toContain('Team deadline for 第12回 ムーンライト杯');
  });

  it('keeps what was withdrawn as off, under the name its owner knows, and no draft', async () => {
    const { id, jar } = await makeUser();
    const url = await makeUrl(jar);
    const withdrawn = await make({ name: '取り下げ杯' });
    const draft = await make({ name: '下書き杯', intent: 'draft' });
    for (const each of [withdrawn, draft]) await enter(each, id);
    const before = await eventOf(url, withdrawn);
    expect(before?.status).toBe('CONFIRMED');
    await change(withdrawn, 'archive');
    const { text, events } = await read(url);
    expect(events.find(({ uid }) => uid === before?.uid)).toMatchObject({
      name: '【中止】取り下げ杯',
      status: 'CANCELLED',
    });
    expect(text).not.toContain('下書き杯');
  });

  it('renewed or stopped opens by the new secret alone, or by none', async () => {
    const { jar } = await makeUser();
    const first = await makeUrl(jar);
    const second = await makeUrl(jar);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    const stopped = await send(jar, own, { intent: 'stop' });
    expect(await stopped.text()).toContain('カレンダーのURLを使えなくしました。');
    expect((await read(second)).status).toBe(404);
    expect(
      await db.$count(calendarLinks, eq(calendarLinks.tokenHash, hashToken(second.split('/')[3] ?? ''))),
    ).toBe(0);
  });

  it('is made by whoever is signed in for themselves', async () => {
    expect(locationOf(await visitor.post(own))).toMatch(/^\/sign-in/);
    const haruka = await person('haruka@example.com');
    const foreign = await SELF.fetch(site + own, {
      method: 'POST',
      headers: { ...haruka.headers, Origin: 'https://evil.example' },
      redirect: 'manual',
    });
    expect(foreign.status).toBe(403);
    expect(await db.$count(calendarLinks, eq(calendarLinks.userId, ids.harukaUser))).toBe(0);
  });
});
