import { env } from 'cloudflare:workers';
import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { firstOf } from '~/broadcast/stream';
import { newId } from '~/db/ids';
import { notices, tournaments } from '~/db/schema';
import { cancelTournament } from '~/host/cancel.server';
import { noteOnAir } from '~/notices/note.server';
import { type Notice, nearMarkOf } from '~/notices/notice';
import { publishResults } from '~/results/results.server';
import { reviseTeamSheet, submitTeamSheet } from '~/sheets/team-sheet.server';
import { tellNotices } from '~/tell/tell-notices.server';
import { addAnnouncement } from '~/tournaments/announcement.server';
import { noteAllTimes } from '~/tournaments/note-times.server';
import { changeTournament, extendDeadline } from '~/tournaments/tournament-settings.server';
import { ids, worldId } from '../world';
import { moderator, press, sheet } from './broadcast-form';
import { db, fromNow, minute, openTournament, stored, submit, type Tournament } from './sheet-writes';
import { sweep } from './sweep';

const hour = 60 * minute;
const day = 24 * hour;
const t0 = Date.now();
const at = (milliseconds: number) => new Date(t0 + milliseconds);

/** Published now, due in two days, played on the third. */
const planned = (change: Partial<Tournament> = {}) =>
  openTournament({
    publishedAt: at(0),
    submissionDeadlineAt: at(2 * day),
    scheduledStartAt: at(2 * day + hour),
    endsAt: at(2 * day + 9 * hour),
    ...change,
  });
const hostAdmin = worldId('hostadmin');
const change = (id: string, to: Partial<Tournament>) =>
  db.update(tournaments).set(to).where(eq(tournaments.id, id));
const listed = (tournamentId: string) =>
  db.select().from(notices).where(eq(notices.tournamentId, tournamentId)).orderBy(asc(notices.id));
const named = (notice: Notice) => {
  const [, what = ''] = notice.kind.split('.');
  return what === 'deadline_near' ? `near ${nearMarkOf(notice)}` : what;
};

/** Looks each of these times, twice, and says what was noted at each. */
async function noted(id: string, times: readonly number[]) {
  const found: string[][] = [];
  for (const time of times) {
    const before = (await listed(id)).length;
    await noteAllTimes(db, at(time));
    await noteAllTimes(db, at(time));
    found.push((await listed(id)).slice(before).map(named));
  }
  return found;
}

describe('what time makes of a tournament', () => {
  it('is noted once each, when it has come', async () => {
    const id = await planned();
    const times = [0, day - 1, day, 2 * day - hour, 2 * day, 2 * day + hour, 2 * day + 9 * hour, 4 * day];
    expect(await noted(id, times)).toEqual([
      ['published', 'opened'],
      [],
      ['near day'],
      ['near hour'],
      ['closed'],
      ['started'],
      ['ended'],
      [],
    ]);
    const [, , near, , closed, started] = await listed(id);
    expect([near, closed, started].map((each) => each?.happenedAt)).toEqual(
      [day, 2 * day, 2 * day + hour].map(at),
    );
  });

  it('is noted late where nobody looked, but not a day late', async () => {
    const id = await planned();
    expect(await noted(id, [0, 2 * day + 2 * hour])).toEqual([
      ['published', 'opened'],
      ['closed', 'started'],
    ]);
    expect(await noted(await planned(), [2 * day + 9 * hour + day])).toEqual([[]]);
    // What was there before anybody noted is not told as news.
    const old = await planned({ publishedAt: at(-3 * day) });
    expect(await noted(old, [0, day])).toEqual([[], ['near day']]);
  });

  it('is said of a draft, of what is put away or canceled never', async () => {
    const times = [0, day, 2 * day - hour, 2 * day, 2 * day + hour, 2 * day + 9 * hour];
    for (const hidden of [
      { publishedAt: null },
      { archivedAt: at(-1) },
      { canceledAt: at(-1) },
      // What became public after it all was over has had no deadline and no start.
      { publishedAt: at(2 * day + 9 * hour + 1) },
    ])
      expect((await noted(await planned(hidden), times)).flat()).toEqual([]);
    const stopped = await planned();
    await noted(stopped, [0]);
    await cancelTournament(db, ids.group, stopped, '台風', new Date());
    expect((await noted(stopped, times)).flat()).toEqual([]);
  });

  it('follows a deadline that is moved', async () => {
    const later = await planned();
    await noted(later, [0, day, 2 * day - hour]);
    // By less than the mark it is the same deadline, by more another one.
    await change(later, { submissionDeadlineAt: at(2 * day + 30 * minute) });
    expect(await noted(later, [2 * day - hour / 2, 2 * day, 2 * day + 30 * minute])).toEqual([
      [],
      [],
      ['closed'],
    ]);
    await change(later, {
      submissionDeadlineAt: at(4 * day),
      scheduledStartAt: at(5 * day),
      endsAt: at(6 * day),
    });
    expect(await noted(later, [2 * day + hour, 3 * day, 4 * day - hour, 4 * day, 5 * day, 6 * day])).toEqual([
      ['opened'],
      ['near day'],
      ['near hour'],
      ['closed'],
      ['started'],
      ['ended'],
    ]);
    const sooner = await planned();
    await noted(sooner, [0]);
    await change(sooner, { submissionDeadlineAt: at(2 * hour) });
    // The day's mark was never there: it was published later than that.
    expect(await noted(sooner, [1, hour, 2 * hour])).toEqual([[], ['near hour'], ['closed']]);
  });

  it('tells a start and an end again only where they were put off', async () => {
    const id = await planned();
    await noted(id, [0, 2 * day + hour]);
    await change(id, { scheduledStartAt: at(2 * day + 30 * minute) });
    expect(await noted(id, [2 * day + 2 * hour])).toEqual([[]]);
    await change(id, { scheduledStartAt: at(2 * day + 3 * hour) });
    expect(await noted(id, [2 * day + 2 * hour, 2 * day + 3 * hour])).toEqual([[], ['started']]);
  });
});

describe('what is done', () => {
  const kindsOf = async (id: string) => (await listed(id)).map(named);

  it('is noted with the act: published, stopped, resumed, extended', async () => {
    const id = await planned({ publishedAt: null, submissionDeadlineAt: fromNow(hour) });
    for (const each of ['publish', 'stop-submission', 'resume-submission', 'unpublish', 'publish'] as const)
      await changeTournament(db, ids.group, id, each, new Date());
    expect(await kindsOf(id)).toEqual(['published', 'opened', 'closed', 'opened']);
    await change(id, { submissionDeadlineAt: fromNow(-minute), publishedAt: fromNow(-hour) });
    await noteAllTimes(db, new Date());
    const [row] = await db.select().from(tournaments).where(eq(tournaments.id, id));
    const extension = { minutes: 30, version: row?.version ?? 0 };
    expect(
      await extendDeadline(db, ids.group, row as typeof row & object, extension, new Date()),
    ).toBeDefined();
    expect(await kindsOf(id)).toEqual(['published', 'opened', 'closed', 'opened', 'closed', 'opened']);
  });

  it('is a sheet handed in, once, and one that was corrected, not one that its player changed in time', async () => {
    const own = await submit(await openTournament());
    const of = async () =>
      (await listed(own.tournamentId)).filter(({ teamSheetId }) => teamSheetId === own.id);
    expect((await of()).map(({ kind }) => kind)).toEqual(['sheet.submitted']);
    const { members, ...sheet } = await stored(own.id);
    const content = { ...sheet, members, twitterId: '', teamCode: undefined, isPublic: false };
    const again = {
      tournamentId: own.tournamentId,
      submissionKey: sheet.submissionKey,
      ownerId: null,
      content,
    };
    await submitTeamSheet(db, { ...again, editKeyHash: 'x' }, new Date());
    await reviseTeamSheet(db, { id: own.id, base: 1, byUserId: null, content }, new Date());
    expect((await of()).length).toBe(1);
    const correction = { id: own.id, byUserId: hostAdmin, content, reason: '誤り' };
    await reviseTeamSheet(db, { ...correction, base: 2 }, new Date());
    // Somebody was quicker: nothing was corrected.
    await reviseTeamSheet(db, { ...correction, base: 2 }, new Date());
    expect((await of()).map(({ kind }) => kind)).toEqual(['sheet.submitted', 'sheet.corrected']);
  });

  it('is results, from the end on and once, and announcements, once they show', async () => {
    const over = {
      publishedAt: fromNow(-day),
      submissionDeadlineAt: fromNow(-9 * hour),
      endsAt: fromNow(-hour),
    };
    const id = await openTournament({
      ...over,
      scheduledStartAt: fromNow(-9 * hour),
      resultsPublishedAt: null,
    });
    const own = { groupId: ids.group, tournamentId: id };
    await publishResults(db, own, new Date());
    await publishResults(db, own, null);
    await publishResults(db, own, new Date());
    expect(await kindsOf(id)).toEqual(['published']);
    const early = await planned({ resultsPublishedAt: at(0) });
    expect(await noted(early, [0, 2 * day + 9 * hour])).toEqual([
      ['published', 'opened'],
      ['closed', 'started', 'ended', 'published'],
    ]);

    const texts = { titleJa: '会場', titleEn: '', textJa: '', textEn: '' };
    const say = (showsAt: Date) =>
      addAnnouncement(db, {
        id: newId(),
        tournamentId: id,
        ...texts,
        showsAt,
        isMailed: false,
        byUserId: hostAdmin,
      });
    await say(new Date(Date.now() - 1));
    await say(fromNow(hour));
    expect(await kindsOf(id)).toEqual(['published', 'closed', 'started', 'ended', 'posted']);
    await noteAllTimes(db, fromNow(hour + minute));
    expect((await kindsOf(id)).filter((kind) => kind === 'posted')).toHaveLength(2);
  });

  it('is a stream that goes on air, once for a tournament', async () => {
    const of = firstOf(ids.group);
    const take = (tournamentId: string | null, after: number) =>
      noteOnAir(db, { ...of, tournamentId }, new Date(Date.now() + after));
    const id = await openTournament();
    const foreign = newId();
    for (const after of [0, minute, 11 * hour, 13 * hour]) await take(id, after);
    await take(foreign, 0);
    const found = await db
      .select()
      .from(notices)
      .where(and(eq(notices.groupId, ids.group), eq(notices.kind, 'broadcast.on_air')));
    expect(found.filter(({ tournamentId }) => tournamentId === id)).toHaveLength(2);
    expect(found.filter(({ occasion }) => occasion.includes(foreign))).toMatchObject([
      { tournamentId: null },
    ]);
  });

  it('is a take at the desk', async () => {
    await db.delete(notices).where(eq(notices.kind, 'broadcast.on_air'));
    await press(moderator, 'take', await sheet({ ticker: '1', kind: 'break' }));
    await press(moderator, 'take', await sheet({ ticker: '2', kind: 'break' }));
    await vi.waitFor(async () =>
      expect(await db.$count(notices, eq(notices.kind, 'broadcast.on_air'))).toBe(1),
    );
  });
});

describe('telling', () => {
  /** One that its form's own telling is done with, to be told anew. */
  async function untold() {
    const { tournamentId } = await submit(await openTournament());
    const which = eq(notices.tournamentId, tournamentId);
    await vi.waitFor(async () => expect(await listed(tournamentId)).toMatchObject([{ tellAt: null }]));
    await db.update(notices).set({ tellAt: new Date() }).where(which);
    return tournamentId;
  }

  it('reaches all who listen, again where one failed, and then is over', async () => {
    await tellNotices(db, env, new Date());
    const tournamentId = await untold();
    const heard: string[] = [];
    let fails = true;
    const all = [
      async ({ kind, ...of }: Notice) => of.tournamentId === tournamentId && heard.push(`first ${kind}`),
      async ({ kind, ...of }: Notice) => {
        if (of.tournamentId !== tournamentId) return;
        if (fails) throw new Error('not now');
        heard.push(`second ${kind}`);
      },
    ];
    await tellNotices(db, env, new Date(), all);
    await tellNotices(db, env, new Date(), all);
    expect(heard).toEqual(['first sheet.submitted']);
    fails = false;
    await tellNotices(db, env, fromNow(6 * minute), all);
    await tellNotices(db, env, fromNow(12 * minute), all);
    expect(heard).toEqual(['first sheet.submitted', 'first sheet.submitted', 'second sheet.submitted']);
  });

  it('tells nobody of what is not public any more, nor of what was a day ago', async () => {
    const heard: Notice[] = [];
    const listen = [async (notice: Notice) => mine.has(notice.tournamentId) && heard.push(notice)];
    const mine = new Set<string | null>();
    const hidden = await untold();
    mine.add(hidden);
    await change(hidden, { publishedAt: null });
    await tellNotices(db, env, new Date(), listen);
    const late = await untold();
    mine.add(late);
    await tellNotices(db, env, fromNow(day + minute), listen);
    expect(heard).toEqual([]);
    expect(await listed(late)).toMatchObject([{ tellAt: null }]);
  });

  it('happens with the sweeper, and after a form is sent', async () => {
    const { tournamentId } = await submit(await openTournament());
    await vi.waitFor(async () => {
      const [notice] = await listed(tournamentId);
      expect(notice).toMatchObject({ kind: 'sheet.submitted', tellAt: null });
    });
    const id = await openTournament({ publishedAt: new Date() });
    await sweep();
    expect((await listed(id)).map(({ kind, tellAt }) => [kind, tellAt])).toEqual([
      ['tournament.published', null],
      ['tournament.opened', null],
    ]);
  });
});
