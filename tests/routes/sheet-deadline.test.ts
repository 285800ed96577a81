import { SELF } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { teamSheets, tournaments } from '~/db/schema';
import {
  changed,
  db,
  fromNow,
  minute,
  openTournament,
  revisionsOf,
  type Submitted,
  send,
  stored,
  submit,
  submitTo,
} from './sheet-writes';
import { goodFields, site } from './team-form';

describe('the deadline’s very second', () => {
  const start = async () => {
    const tournamentId = await openTournament();
    const sheets = await Promise.all(Array.from({ length: 40 }, () => submit(tournamentId)));
    return { tournamentId, sheets };
  };
  const at = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  /** Writes 40 times around a deadline: the first before it, the last after it, and all others as they come. */
  async function around<T>(tournamentId: string, write: (turn: number) => Promise<T>) {
    const first = await write(0);
    const deadline = fromNow(1000);
    await db
      .update(tournaments)
      .set({ submissionDeadlineAt: deadline, scheduledStartAt: fromNow(60 * minute) })
      .where(eq(tournaments.id, tournamentId));
    const racing = Array.from({ length: 38 }, (_, index) => at(index * 50).then(() => write(index + 1)));
    const raced = await Promise.all(racing);
    await at(deadline.getTime() - Date.now() + 1);
    return { deadline, outcomes: [first, ...raced, await write(39)] };
  }

  it.each([
    ['the edit page', (sheet: Submitted) => send(`/teams/${sheet.id}/edit`, changed(), sheet.cookie)],
    [
      'the form once more',
      (sheet: Submitted) => send(submitTo(sheet.tournamentId), { ...changed(sheet.key), edits: sheet.id }),
    ],
  ])('of 40 parallel writes by %s, those before it are kept and no other', async (_, write) => {
    const { tournamentId, sheets } = await start();
    const { deadline, outcomes } = await around(tournamentId, async (turn) => {
      const sheet = sheets[turn] as Submitted;
      return { sheet, status: (await write(sheet)).status };
    });
    for (const { sheet, status } of outcomes) {
      const [, second] = await revisionsOf(sheet.id);
      expect([302, 403]).toContain(status);
      expect(second !== undefined).toBe(status === 302);
      expect((await stored(sheet.id)).revision).toBe(second ? 2 : 1);
      if (second) expect(second.createdAt.getTime()).toBeLessThan(deadline.getTime());
    }
    expect([outcomes.at(0)?.status, outcomes.at(-1)?.status]).toEqual([302, 403]);
  });

  it('of 40 new teams, those before it are kept and no other', async () => {
    const { tournamentId } = await start();
    const { deadline, outcomes } = await around(tournamentId, async () => {
      const key = newId();
      const { status } = await send(submitTo(tournamentId), { ...goodFields(key), intent: 'submit' });
      const [made] = await db.select().from(teamSheets).where(eq(teamSheets.submissionKey, key));
      return { status, made };
    });
    for (const { status, made } of outcomes) {
      expect(made !== undefined).toBe(status === 302);
      if (made) expect(made.submittedAt.getTime()).toBeLessThan(deadline.getTime());
    }
    expect([outcomes.at(0)?.status, outcomes.at(-1)?.status]).toEqual([302, 403]);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([302, 403]));
  });

  it('of 40 parallel writes to one sheet, one is kept', async () => {
    const own = await submit(await openTournament());
    const statuses = await Promise.all(
      Array.from({ length: 40 }, () =>
        send(`/teams/${own.id}/edit`, changed(), own.cookie).then(({ status }) => status),
      ),
    );
    expect(statuses.filter((status) => status === 302)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(39);
    expect(await revisionsOf(own.id)).toHaveLength(2);
  });

  it('is not held open by a body that comes slowly', async () => {
    const own = await submit(await openTournament());
    await db
      .update(tournaments)
      .set({ submissionDeadlineAt: fromNow(400), scheduledStartAt: fromNow(60 * minute) })
      .where(eq(tournaments.id, own.tournamentId));
    const text = new URLSearchParams(changed()).toString();
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode(text.slice(0, 40)));
        await at(900);
        controller.enqueue(new TextEncoder().encode(text.slice(40)));
        controller.close();
      },
    });
    const response = await SELF.fetch(`${site}/teams/${own.id}/edit`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { Cookie: own.cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(response.status).toBe(403);
    expect((await stored(own.id)).revision).toBe(1);
  });
});
