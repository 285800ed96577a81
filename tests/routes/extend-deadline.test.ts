import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { tournaments } from '~/db/schema';
import { ids } from '../world';
import { locationOf, person, visitor } from './person';
import { db, fromNow, minute, openTournament, send, submitTo } from './sheet-writes';
import { goodFields } from './team-form';

const hour = 60 * minute;
type Signed = Awaited<ReturnType<typeof person>>;
let admin: Signed;
let moderator: Signed;
beforeAll(async () => {
  admin = await person('host-admin@example.com');
  moderator = await person('moderator@example.com');
});

const rowOf = async (id: string) => {
  const [row] = await db.select().from(tournaments).where(eq(tournaments.id, id));
  return row as NonNullable<typeof row>;
};
const deskOf = (id: string) => `/admin/${ids.group}/tournaments/${id}`;
// As a form's fields can say it.
const around = (milliseconds: number) => new Date(Math.floor((Date.now() + milliseconds) / minute) * minute);
const running = () =>
  openTournament({
    submissionDeadlineAt: around(-hour),
    scheduledStartAt: around(-10 * minute),
    endsAt: around(8 * hour),
  });
const press = async (id: string, minutes: string, version?: number) =>
  admin.post(`${deskOf(id)}/extend`, { minutes, version: String(version ?? (await rowOf(id)).version) });

describe('a deadline', () => {
  it('is moved for everybody, after the start too: from now, to a whole minute', async () => {
    const id = await running();
    expect((await send(submitTo(id), { ...goodFields(), intent: 'submit' })).status).toBe(403);
    const before = Date.now();
    expect(locationOf(await press(id, '10'))).toBe(`${deskOf(id)}/teams`);
    const at = (await rowOf(id)).submissionDeadlineAt.getTime();
    expect(at % minute).toBe(0);
    expect(at - before).toBeGreaterThanOrEqual(10 * minute);
    expect(at - before).toBeLessThan(11 * minute + 5000);
    expect((await send(submitTo(id), { ...goodFields(), intent: 'submit' })).status).toBe(302);
    const told = await visitor.get(`/tournaments/${id}/deadline.json`);
    expect(await told.json()).toEqual({ deadlineAt: new Date(at).toISOString(), state: 'open' });
    expect(told.headers.get('Cache-Control')).toContain('max-age=');
  });

  it.each([
    ['day', 'day'],
    ['teams', 'teams'],
    ['https://evil.example', 'teams'],
  ])('leads back to where it was moved: %j', async (back, to) => {
    const id = await running();
    const version = String((await rowOf(id)).version);
    const answer = await admin.post(`${deskOf(id)}/extend`, { minutes: '10', version, back });
    expect(locationOf(answer)).toBe(`${deskOf(id)}/${to}`);
  });

  it('that is still to come is moved from where it is', async () => {
    const deadline = new Date(Math.ceil(Date.now() / minute) * minute + hour);
    const id = await openTournament({
      submissionDeadlineAt: deadline,
      scheduledStartAt: deadline,
      endsAt: fromNow(9 * hour),
    });
    await press(id, '30');
    expect((await rowOf(id)).submissionDeadlineAt.getTime()).toBe(deadline.getTime() + 30 * minute);
  });

  it('is moved once by a button that is pressed twice, and by two who press at once', async () => {
    const id = await running();
    const { version } = await rowOf(id);
    const answers = await Promise.all([1, 2, 3, 4].map(() => press(id, '10', version)));
    const toasts = answers.map(({ headers }) => /toast=(\w+)/.exec(headers.get('Set-Cookie') ?? '')?.[1]);
    expect(toasts.sort()).toEqual(['error', 'error', 'error', 'success']);
    expect((await rowOf(id)).submissionDeadlineAt.getTime()).toBeLessThan(Date.now() + 12 * minute);
  });

  it('is said to be moved to each of several equal presses of the form, and is moved once', async () => {
    const id = await running();
    const { version, submissionDeadlineAt } = await rowOf(id);
    const fields = { minutes: '10', version: String(version), from: String(submissionDeadlineAt.getTime()) };
    const answers = await Promise.all([1, 2, 3, 4].map(() => admin.post(`${deskOf(id)}/extend`, fields)));
    for (const { headers } of answers) expect(headers.get('Set-Cookie')).toContain('success.deadlineMoved');
    expect((await rowOf(id)).version).toBe(version + 1);
    expect((await rowOf(id)).submissionDeadlineAt.getTime()).toBeLessThan(Date.now() + 12 * minute);
    // Somebody else has saved since: what was asked for then is said no more.
    await admin.post(`${deskOf(id)}/extend`, { minutes: '10', version: String(version + 1) });
    expect((await admin.post(`${deskOf(id)}/extend`, fields)).headers.get('Set-Cookie')).toContain('error.');
  });

  it.each(['', '11', '-10', '1e9', '10 '])('is not moved by %j minutes', async (minutes) => {
    const id = await running();
    const before = await rowOf(id);
    await press(id, minutes);
    expect((await rowOf(id)).submissionDeadlineAt).toEqual(before.submissionDeadlineAt);
  });

  it('is not moved beyond the end, nor by a moderator, nor from another group, nor of what is canceled', async () => {
    const id = await running();
    const { version, submissionDeadlineAt } = await rowOf(id);
    const body = { minutes: '10', version: String(version) };
    expect(locationOf(await moderator.post(`${deskOf(id)}/extend`, body))).toBe('/error/403');
    const harbor = await person('harbor-admin@example.com');
    expect((await harbor.post(`/admin/${ids.otherGroup}/tournaments/${id}/extend`, body)).status).toBe(404);
    await db.update(tournaments).set({ canceledAt: new Date() }).where(eq(tournaments.id, id));
    await press(id, '10');
    expect((await rowOf(id)).submissionDeadlineAt).toEqual(submissionDeadlineAt);
    const endsAt = fromNow(4 * minute);
    await db.update(tournaments).set({ canceledAt: null, endsAt }).where(eq(tournaments.id, id));
    await press(id, '30');
    expect((await rowOf(id)).submissionDeadlineAt).toEqual(endsAt);
    await press(id, '30');
    expect((await rowOf(id)).submissionDeadlineAt).toEqual(endsAt);
  });

  it('does not open what is stopped by hand, and the desk says so', async () => {
    const id = await openTournament({ submissionClosedAt: fromNow(-minute) });
    await press(id, '10');
    expect((await send(submitTo(id), { ...goodFields(), intent: 'submit' })).status).toBe(403);
    expect(await admin.html(`${deskOf(id)}/teams`)).toContain('再開するまで提出できません');
  });

  it('that lies beyond the start may stay there when something else is saved', async () => {
    const id = await running();
    await press(id, '30');
    const html = await admin.html(`${deskOf(id)}/edit`);
    const fields = new Map<string, string>();
    for (const [, name = '', value = ''] of html.matchAll(/<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g))
      if (!fields.has(name)) fields.set(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
    const row = await rowOf(id);
    const body = {
      ...Object.fromEntries(fields),
      name: 'のびた大会',
      rule: row.rule,
      regulation: row.regulation ?? `${row.game}-own`,
      format: row.format,
      sheetKind: row.sheetKind,
      timeZone: row.timeZone,
    };
    const saved = await admin.post(`${deskOf(id)}/edit`, body);
    expect([saved.status, (await rowOf(id)).name]).toEqual([302, 'のびた大会']);
    expect((await rowOf(id)).submissionDeadlineAt).toEqual(row.submissionDeadlineAt);
  });
});
