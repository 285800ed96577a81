import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '~/db/ids';
import { notices, staffLog, standings, tournaments } from '~/db/schema';
import { ids } from '../world';
import { filledForm } from './filled-form';
import { locationOf, person, visitor } from './person';
import { db, fromNow, minute, openTournament, submitDirectly, type Tournament } from './sheet-writes';

const hour = 60 * minute;
type Signed = Awaited<ReturnType<typeof person>>;
let admin: Signed;
let moderator: Signed;
beforeAll(async () => {
  admin = await person('host-admin@example.com');
  moderator = await person('moderator@example.com');
});

const around = (milliseconds: number) => new Date(Math.floor((Date.now() + milliseconds) / minute) * minute);
const times = () => ({
  submissionDeadlineAt: around(-2 * hour),
  scheduledStartAt: around(-2 * hour),
  endsAt: around(6 * hour),
});
const running = (change: Partial<Tournament> = {}) => openTournament({ ...times(), ...change });
const rowOf = async (id: string) => {
  const [row] = await db.select().from(tournaments).where(eq(tournaments.id, id));
  return row as NonNullable<typeof row>;
};
const deskOf = (id: string) => `/admin/${ids.group}/tournaments/${id}`;
const end = (id: string, fields: Record<string, string> = {}, who = moderator) =>
  who.post(`${deskOf(id)}/end`, { sure: 'yes', ...fields });
const toastOf = ({ headers }: Response) => /toast=([\w.]+)/.exec(headers.get('Set-Cookie') ?? '')?.[1];

describe('a tournament', () => {
  it('is ended now by a moderator: one press on the day’s page or the results’, and one to confirm', async () => {
    const id = await running();
    const { endsAt, version, tellings } = await rowOf(id);
    for (const [page, back] of [
      ['day', 'day'],
      ['result', 'result'],
    ])
      expect(await moderator.html(`${deskOf(id)}/${page}`)).toContain(`${deskOf(id)}/end?back=${back}`);
    const asked = await moderator.html(`${deskOf(id)}/end?back=result`);
    expect(asked).toContain('value="result"');
    expect(asked).toContain('いま終える');
    const before = Date.now();
    const answer = await end(id, { back: 'result' });
    expect([locationOf(answer), toastOf(answer)]).toEqual([`${deskOf(id)}/result`, 'success.ended']);
    const row = await rowOf(id);
    expect(row).toMatchObject({ plannedEndsAt: endsAt, version: version + 1, tellings: tellings + 1 });
    // A whole minute, as the form of the tournament says it.
    expect(row.endsAt.getTime() % minute).toBe(0);
    expect(row.endsAt.getTime()).toBeGreaterThan(before - minute);
    expect(row.endsAt.getTime()).toBeLessThanOrEqual(Date.now());
    expect(await moderator.html(`${deskOf(id)}/day`)).not.toContain(`${deskOf(id)}/end`);
    const log = () => db.select().from(staffLog).where(eq(staffLog.tournamentId, id));
    await vi.waitFor(async () => expect((await log()).map(({ act }) => act)).toContain('ended'));
  });

  it('that is over stays as it is: a second press says so', async () => {
    const id = await running();
    await Promise.all([end(id), end(id), end(id)]);
    const row = await rowOf(id);
    const again = await end(id);
    expect([locationOf(again), toastOf(again)]).toEqual([`${deskOf(id)}/day`, 'success.alreadyOver']);
    expect((await rowOf(id)).version).toBe(row.version);
    const asked = await moderator.html(`/en${deskOf(id)}/end`);
    expect(asked).toContain('already over');
    expect(asked).not.toContain('value="yes"');
  });

  it('shows published results and tells of its end in that very minute', async () => {
    const id = await openTournament({ resultsPublishedAt: fromNow(-minute) });
    const sheet = await submitDirectly(id, null);
    await db.update(tournaments).set(times()).where(eq(tournaments.id, id));
    await db.insert(standings).values({ teamSheetId: sheet.id, wins: 5, losses: 0, rank: 1 });
    expect(await visitor.html(`/tournaments/${id}`)).not.toContain('id="standings"');
    expect(await moderator.html(`${deskOf(id)}/end`)).toContain('すぐに大会ページに表示されます');
    await end(id);
    expect(await visitor.html(`/tournaments/${id}`)).toContain('id="standings"');
    const told = await db.select().from(notices).where(eq(notices.tournamentId, id));
    expect(told.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['tournament.ended', 'results.published']),
    );
    const calendar = await (await visitor.get(`/tournaments/${id}/calendar.ics`)).text();
    expect(calendar).toContain('SEQUENCE:1');
  });

  it('takes no team after its end, though its deadline was later', async () => {
    const id = await running({ submissionDeadlineAt: around(hour) });
    await end(id);
    const { endsAt, submissionDeadlineAt } = await rowOf(id);
    expect(submissionDeadlineAt).toEqual(endsAt);
  });

  const notNow: [string, Partial<Tournament>][] = [
    ['has not started', { scheduledStartAt: around(hour), submissionDeadlineAt: around(hour) }],
    ['is canceled', { canceledAt: new Date() }],
  ];
  it.each(notNow)('that %s is not ended', async (_, change) => {
    const id = await running(change);
    const row = await rowOf(id);
    expect(await moderator.html(`${deskOf(id)}/day`)).not.toContain(`${deskOf(id)}/end`);
    expect(toastOf(await end(id))).toMatch(/^error/);
    expect(await rowOf(id)).toEqual(row);
  });

  it('is not ended unasked, by others, or from another group', async () => {
    const id = await running();
    const row = await rowOf(id);
    expect(locationOf(await end(id, { sure: '', back: 'https://evil.example' }))).toBe(
      `${deskOf(id)}/end?back=day`,
    );
    const harbor = await person('harbor-admin@example.com');
    expect((await end(id, {}, harbor)).status).toBe(404);
    const elsewhere = await harbor.post(`/admin/${ids.otherGroup}/tournaments/${id}/end`, { sure: 'yes' });
    expect(elsewhere.status).toBe(404);
    expect((await end(newId())).status).toBe(404);
    expect(await rowOf(id)).toEqual(row);
  });

  it('goes on if its end is edited, and keeps its planned end if that is still in the past', async () => {
    const id = await running();
    const { endsAt: planned } = await rowOf(id);
    await end(id);
    const edit = async (change: Record<string, string>) => {
      const html = await admin.html(`${deskOf(id)}/edit`);
      const fields = [...filledForm(html, 'startsAt')].map(([name, [value = '']]) => [name, value]);
      const answer = await admin.post(`${deskOf(id)}/edit`, { ...Object.fromEntries(fields), ...change });
      expect([answer.status, change]).toEqual([302, change]);
    };
    await edit({ name: '名前だけ変わる杯' });
    expect(await rowOf(id)).toMatchObject({ name: '名前だけ変わる杯', plannedEndsAt: planned });
    const { endsAt } = await rowOf(id);
    const tokyo = (at: Date) => new Date(at.getTime() + 9 * hour).toISOString().slice(0, 16);
    await edit({ endsAt: tokyo(new Date(endsAt.getTime() - 10 * minute)) });
    expect(await rowOf(id)).toMatchObject({ plannedEndsAt: planned });
    await edit({ endsAt: tokyo(around(3 * hour)) });
    expect(await rowOf(id)).toMatchObject({ plannedEndsAt: null, endsAt: around(3 * hour) });
    expect(await visitor.html(`/tournaments/${id}`)).toContain('開催中');
  });
});
