import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { ids, worldId } from '../world';
import { visitor } from './person';
import { admin, desk, make } from './tournament-form';

const hall = (id: string) => visitor.get(`/tournaments/${id}/hall`);

describe('the screen in the hall', () => {
  it('is in both languages whatever the address says, and leads to the form', async () => {
    for (const prefix of ['', '/ja', '/en']) {
      const html = await visitor.html(`${prefix}/tournaments/${ids.open}/hall`);
      expect(html).toContain('チームの提出を受付中');
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

  it('of what is not published is nobody’s', async () => {
    const draft = newId();
    await admin.post(`${desk}/new`, {
      ...{ id: draft, name: '下書き', rule: 'double', regulation: 'champions-m-c', format: 'online' },
      ...{ sheetKind: 'ots', timeZone: 'Asia/Tokyo', startsAt: '2098-03-01T13:00', intent: 'draft' },
    });
    for (const id of [draft, worldId('nowhere'), 'x']) expect((await hall(id)).status).toBe(404);
  });
});
