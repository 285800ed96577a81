import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { outbox } from '~/db/schema';
import { en } from '~/locales/en';
import { ja } from '~/locales/ja';
import { hiddenFields } from './faults';
import { person } from './person';
import { db, openTournament, send, stored, submit, submitTo } from './sheet-writes';
import { goodFields, main } from './team-form';

const idIn = (response: Response) => /teams\/(\w+)\//.exec(response.headers.get('Location') ?? '')?.[1] ?? '';

/** The same person's IDs, as somebody else would write them, in a form of its own. */
async function secondOf(first: { id: string }, fields: Record<string, string> = {}) {
  const { discordId } = await stored(first.id);
  return { ...goodFields(), displayName: 'ケンタ', discordId: `＠${discordId.toUpperCase()}`, ...fields };
}

const pressing = (html: string, name: string, value: string) => ({
  ...Object.fromEntries(hiddenFields(html)),
  [name]: value,
});

const mailsTo = (to: string) => db.select().from(outbox).where(eq(outbox.to, to)).orderBy(desc(outbox.id));

describe('a second sheet with the same ID in a tournament', () => {
  it.each([
    ['', ja],
    ['/en', en],
  ])(
    'is asked about at the first look and at the last press, and stored nowhere (%s)',
    async (prefix, { teams }) => {
      const first = await submit(await openTournament());
      const fields = await secondOf(first);
      const path = prefix + submitTo(first.tournamentId);
      for (const [intent, status] of [
        ['review', 200],
        ['submit', 409],
      ] as const) {
        const response = await send(path, { ...fields, intent });
        expect(response.status).toBe(status);
        const html = await main(response);
        expect(html).toContain(teams.whose.takenId.replace('{{ids}}', teams.submit.discordId));
        expect(html).toContain(teams.whose.sendLink);
        expect(html).toContain(teams.whose.another);
        expect(html).not.toContain('value="submit"');
        // Nothing of the other sheet, not even its address.
        expect(html).not.toContain(first.id);
        expect(html).not.toContain('ハルカ');
      }
    },
  );

  it('goes in by one press of another person, and then both are marked on the desk', async () => {
    const first = await submit(await openTournament());
    const fields = await secondOf(first);
    const html = await main(await send(submitTo(first.tournamentId), { ...fields, intent: 'review' }));
    const another = /name="another" value="(\w+)"/.exec(html)?.[1] ?? '';
    const answers = await Promise.all(
      [1, 2].map(() => send(submitTo(first.tournamentId), pressing(html, 'another', another))),
    );
    expect(new Set(answers.map(idIn)).size).toBe(1);
    const second = idIn(answers[0] as Response);
    expect(second).not.toBe(first.id);
    expect(await stored(second)).toMatchObject({ displayName: 'ケンタ', revision: 1 });
  });

  it('of who holds the first is a change of it by one press', async () => {
    const first = await submit(await openTournament());
    const fields = await secondOf(first);
    const path = submitTo(first.tournamentId);
    const html = await main(await send(path, { ...fields, intent: 'submit' }, first.cookie));
    expect(html).toContain(ja.teams.whose.edit.replace('{{name}}', 'ハルカ𩸽'));
    expect(html).not.toContain(ja.teams.whose.sendLink);
    expect(html).not.toMatch(/editKey|submissionKeyHash/);
    const changed = pressing(html, 'edits', first.id);
    // Nobody else's press changes it, whatever it says.
    expect((await send(path, { ...changed, submissionKey: newId() })).status).toBe(409);
    expect(await stored(first.id)).toMatchObject({ displayName: 'ハルカ𩸽', revision: 1 });
    const answers = await Promise.all([1, 2].map(() => send(path, changed, first.cookie)));
    expect(answers.map((answer) => [answer.status, idIn(answer)])).toEqual([
      [302, first.id],
      [302, first.id],
    ]);
    expect(await stored(first.id)).toMatchObject({ displayName: 'ケンタ', revision: 2 });
  });

  it('is not asked about for another tournament, a withdrawn team, or words for none', async () => {
    const first = await submit(await openTournament());
    const other = await openTournament();
    const { status } = await send(submitTo(other), { ...(await secondOf(first)), intent: 'submit' });
    expect(status).toBe(302);
    for (const discordId of ['なし', 'なし']) {
      const fields = { ...goodFields(), discordId, intent: 'submit' };
      expect((await send(submitTo(other), fields)).status).toBe(302);
    }
    await db.$client.prepare('update team_sheets set withdrawn_at = 1 where id = ?').bind(first.id).run();
    const again = { ...(await secondOf(first)), intent: 'submit' };
    expect((await send(submitTo(first.tournamentId), again)).status).toBe(302);
  });

  it('sends the link to the mailbox of the first alone, and once an hour', async () => {
    const kenta = await person('kenta@example.com');
    const first = await submit(await openTournament(), kenta.headers.Cookie);
    expect((await stored(first.id)).ownerId).not.toBeNull();
    const before = (await mailsTo('kenta@example.com')).length;
    const fields = await secondOf(first);
    for (const press of [1, 2, 3]) {
      const response = await send(submitTo(first.tournamentId), { ...fields, sendLink: '1' });
      expect([press, response.status]).toEqual([press, 200]);
      const html = await main(response);
      expect(html).toContain(press === 1 ? ja.teams.whose.linkSent : ja.teams.whose.linkLimited);
      expect(html).not.toContain(first.id);
      expect(html).not.toContain('kenta@example.com');
    }
    const mails = await mailsTo('kenta@example.com');
    expect(mails.length - before).toBe(1);
    expect(mails[0]?.text).toContain(`/sign-in?redirectTo=%2Fteams%2F${first.id}%2Fedit`);
    expect(mails[0]?.text).not.toContain('key=');
    // Their language is unknown: whoever asked may be somebody else.
    for (const text of ['同じIDが入力されました', 'Someone entered the same ID'])
      expect(mails[0]?.text).toContain(text);
  });

  it('of a guest sends nothing, and says the same', async () => {
    const first = await submit(await openTournament());
    const count = async () => (await db.select({ id: outbox.id }).from(outbox)).length;
    const before = await count();
    const response = await send(submitTo(first.tournamentId), { ...(await secondOf(first)), sendLink: '1' });
    expect(await main(response)).toContain(ja.teams.whose.linkSent);
    const again = await send(submitTo(first.tournamentId), { ...(await secondOf(first)), sendLink: '1' });
    expect(await main(again)).toContain(ja.teams.whose.linkLimited);
    expect(await count()).toBe(before);
  });
});
