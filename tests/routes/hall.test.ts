import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { entrants, teamSheets, tournaments } from '~/db/schema';
import { ids, teamSheet, worldId } from '../world';
import { filledForm } from './filled-form';
import { visitor } from './person';
import { db, openTournament } from './sheet-writes';
import { admin, desk, make } from './tournament-form';

const hall = (id: string) => visitor.get(`/tournaments/${id}/hall`);

describe('the screen in the hall', () => {
  it('is in both languages whatever the address says, and leads to the form', async () => {
    for (const prefix of ['', '/ja', '/en']) {
      const html = await visitor.html(`${prefix}/tournaments/${ids.open}/hall`);
      expect(html).toContain('チーム提出受付中');
      expect(html).toContain('Team submission is open');
      expect(html).toContain(`/team-submit/ots/${ids.open}`);
      // It follows by itself, with a script and without.
      expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="20"/);
    }
  });

  it('shows what is announced in both languages, the latest three', async () => {
    const id = await make();
    for (const count of [1, 2, 3, 4])
      await admin.post(`${desk}/${id}/announcements`, {
        ...{ id: newId(), titleJa: `第${count}報`, titleEn: `News ${count}` },
        ...(count === 4 && { textEn: '<b>bold</b> https://example.com/x' }),
      });
    const html = await (await hall(id)).text();
    for (const count of [2, 3, 4]) {
      expect(html).toContain(`第${count}報`);
      expect(html).toContain(`News ${count}`);
    }
    expect(html).not.toContain('第1報');
    expect(html).toContain('&lt;b&gt;bold');
  });

  it('says when the submission is over, and after the tournament who won and what was played', async () => {
    expect(await (await hall(ids.running)).text()).toContain('In progress');
    const over = await (await hall(ids.ended)).text();
    expect(over).toContain('Incineroar');
    expect(over).toContain('ハルカ');
    // A private team is named as in the standings, and its address stands nowhere.
    expect(over).not.toMatch(/\/teams\//);
  });

  it('says how many are missing where there is a list, and who only where the organizer wants it', async () => {
    const id = await openTournament({ scheduledStartAt: new Date(Date.now() + 3_600_000) });
    const text = async () => (await hall(id)).text();
    expect(await text()).not.toContain('未提出');
    const people = ['ハルカ', 'ミナト', '<b>ナオ</b>', 'レン'].map((name, at) => ({
      ...{ id: newId(), tournamentId: id, name, position: at + 1, tonamelId: at === 0 ? 'Hrk4Tm' : '' },
      droppedAt: name === 'レン' ? new Date() : null,
    }));
    await db.insert(entrants).values(people);
    await db.insert(teamSheets).values(teamSheet({ id: newId(), tournamentId: id }, Date.now()));
    const counted = await text();
    expect(counted).toContain('未提出：2人');
    expect(counted).toContain('2 team sheets missing');
    for (const { name } of people) expect(counted).not.toContain(name.replace(/<[^>]*>/g, ''));

    const list = `${desk}/${id}/entrants`;
    const seen = filledForm(await admin.html(list), 'namesMissing').get('seen')?.[0] ?? '';
    await admin.post(`${list}/settings`, { namesMissing: 'on', seen });
    expect(await admin.html(list)).toMatch(/name="namesMissing"[^>]*checked=""/);
    const named = await text();
    expect(named).toContain('ミナト');
    expect(named).toContain('&lt;b&gt;ナオ');
    for (const name of ['ハルカ', 'レン']) expect(named).not.toContain(name);

    // Once it has begun, nobody is named any more.
    await db
      .update(tournaments)
      .set({ scheduledStartAt: new Date(Date.now() - 1000) })
      .where(eq(tournaments.id, id));
    const begun = await text();
    expect(begun).not.toContain('ミナト');
    expect(begun).not.toContain('未提出');
  });

  it('of what is not published is nobody’s', async () => {
    const draft = newId();
    await admin.post(`${desk}/new`, {
      ...{ id: draft, name: '下書き', rule: 'double', regulation: 'champions-m-c', format: 'online' },
      ...{ sheetKind: 'ots', timeZone: 'Asia/Tokyo', startsAt: '2098-03-01T13:00', intent: 'draft' },
    });
    for (const id of [draft, worldId('nowhere'), 'x']) expect((await hall(id)).status).toBe(404);
  });
});
