import { SELF } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { teamRevisions, teamSheets, tournaments } from '~/db/schema';
import { blankSheet, fieldsOf } from '~/sheets/typed-sheet';
import { teamsOfRegulationC, typedIn } from '../sheets/champions-team';
import { ids } from '../world';
import { person } from './person';
import { db } from './post-form';
import { cookieOf, get, goodFields, main, open as openSv, post, site } from './team-form';

const hour = 3_600_000;

async function championsTournament(sheetKind: 'ots' | 'cts') {
  const [row] = await db.select().from(tournaments).where(eq(tournaments.id, ids.closedKind));
  const id = newId();
  const regulation = row?.game === 'champions' ? row.regulation : 'champions-m-c';
  await db.insert(tournaments).values({
    ...(row as NonNullable<typeof row>),
    ...{ id, sheetKind, game: 'champions', regulation },
  });
  return id;
}

const fieldsWith = (teamCode: string, key = newId()) => {
  const { displayName = '', discordId = '', twitterId = '', tonamelId = '' } = goodFields();
  const six = teamsOfRegulationC[0] ?? [];
  const typed = {
    ...blankSheet(),
    ...{ displayName, discordId, twitterId, tonamelId, teamCode, isPublic: true },
    members: six.map((member) => typedIn('ja', member)),
  };
  return { ...fieldsOf(typed), submissionKey: key, intent: 'submit' };
};

async function submitted(kind: 'ots' | 'cts', code: string) {
  const tournamentId = await championsTournament(kind);
  const response = await post(`/team-submit/${kind}/${tournamentId}`, fieldsWith(code));
  expect(response.status).toBe(302);
  const id = /teams\/(\w+)\//.exec(response.headers.get('Location') ?? '')?.[1] ?? '';
  return { id, tournamentId, cookie: cookieOf(response) };
}

const during = (id: string, startsIn: number, endsIn: number) =>
  db
    .update(tournaments)
    .set({
      scheduledStartAt: new Date(Date.now() + startsIn),
      endsAt: new Date(Date.now() + endsIn),
      submissionDeadlineAt: new Date(Date.now() + startsIn),
    })
    .where(eq(tournaments.id, id));

/** The page and its twin. */
const seen = async (id: string, cookie = '') => {
  const texts = [`/teams/${id}`, `/teams/${id}.data`, `/en/teams/${id}`].map(async (path) =>
    (await get(path, cookie)).text(),
  );
  return (await Promise.all(texts)).join('\n');
};

describe('the code of a submitted team', () => {
  it('is kept as the game writes it, with its revision', async () => {
    const { id } = await submitted('ots', ' ａｂｃｄｅ-12345 ');
    const [row] = await db.select().from(teamSheets).where(eq(teamSheets.id, id));
    const [first] = await db.select().from(teamRevisions).where(eq(teamRevisions.teamSheetId, id));
    expect(row?.teamCode).toBe('ABCDE12345');
    expect(first?.snapshot).toMatchObject({ teamCode: 'ABCDE12345' });
  });

  it('is told beside its field when it is none, and all else is kept', async () => {
    const to = `/team-submit/ots/${await championsTournament('ots')}`;
    for (const [path, said] of [
      [to, 'チームコードは英数字10文字で入力してください。'],
      [`/en${to}`, 'Enter a team code of 10 letters and digits.'],
    ] as const) {
      const response = await post(path, fieldsWith('ABCDE<1234'));
      expect(response.status).toBe(422);
      const html = await main(response);
      expect(html).toContain(said);
      expect(html).toMatch(/<input[^>]*name="teamCode"[^>]*aria-invalid="true"/);
      expect(html).toContain('value="ABCDE&lt;1234"');
    }
  });

  it('is not asked for, nor kept, where the game lends none', async () => {
    expect(await main(await get(openSv))).not.toContain('name="teamCode"');
    const key = newId();
    const response = await post(openSv, { ...goodFields(key), teamCode: 'ABCDE12345', intent: 'submit' });
    expect(response.status).toBe(302);
    const [row] = await db.select().from(teamSheets).where(eq(teamSheets.submissionKey, key));
    expect(row?.teamCode).toBeNull();
  });

  it('of an open sheet is a stranger’s once it is revealed, and copied by one tap', async () => {
    const { id, tournamentId, cookie } = await submitted('ots', 'OPEN512345');
    expect(await seen(id)).not.toMatch(/OPEN5/);
    expect(await seen(id, cookie)).toContain('OPEN5 12345');
    await during(tournamentId, -hour, hour);
    const html = await (await get(`/teams/${id}`)).text();
    expect(html).toContain('OPEN5 12345');
    expect(html).toMatch(/<button[^>]*hidden[^>]*data-copy="OPEN512345"/);
    const script = /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(script).toMatch(/^\/assets\//);
    await during(tournamentId, -2 * hour, -hour);
    expect(await seen(id)).toContain('OPEN5 12345');
    await db.update(teamSheets).set({ isPublic: false }).where(eq(teamSheets.id, id));
    expect(await seen(id)).not.toMatch(/OPEN5/);
  });

  it('of a closed sheet never is', async () => {
    const { id, tournamentId, cookie } = await submitted('cts', 'SHUT512345');
    for (const [starts, ends] of [
      [hour, 2 * hour],
      [-hour, hour],
      [-2 * hour, -hour],
    ] as const) {
      await during(tournamentId, starts, ends);
      expect(await seen(id)).not.toMatch(/SHUT5/);
      expect(await seen(id, cookie)).toContain('SHUT5 12345');
    }
  });

  it('stands on the desk and in what staff take home', async () => {
    const { id, tournamentId } = await submitted('cts', 'DESK512345');
    const { headers } = await person('site-admin@example.com');
    const [held] = await db.select().from(tournaments).where(eq(tournaments.id, tournamentId));
    const desk = `${site}/admin/${held?.groupId}/tournaments/${tournamentId}/teams`;
    const ask = async (path: string) => (await SELF.fetch(desk + path, { headers })).text();
    expect(await ask(`/${id}`)).toContain('DESK5 12345');
    expect(JSON.parse(await ask('.json')).teams).toMatchObject([{ id, teamCode: 'DESK512345' }]);
    const [head = '', line = ''] = (await ask('.csv')).split('\r\n');
    expect(line.split(',')[head.split(',').indexOf('チームコード')]).toBe('DESK512345');
  });
});
