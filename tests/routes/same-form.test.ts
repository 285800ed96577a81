import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { en } from '~/locales/en';
import { ja } from '~/locales/ja';
import { hiddenFields } from './faults';
import { openTournament, revisionsOf, send, stored, submitTo } from './sheet-writes';
import { goodFields, main } from './team-form';

const idIn = (response: Response) => /teams\/(\w+)\//.exec(response.headers.get('Location') ?? '')?.[1] ?? '';
const named = (key: string, displayName: string) => ({
  ...goodFields(key),
  displayName,
  intent: 'submit',
});
const buttons = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<button[^>]*name="(edits|another)" value="(\w+)"[^>]*>([^<]*)</g)].map(
      ([, name, value, text]) => [name, { value, text }],
    ),
  ) as Record<string, { value: string; text: string }>;

/** What pressing a button of the page sends. */
const pressed = (html: string, name: 'edits' | 'another') => ({
  ...Object.fromEntries(hiddenFields(html)),
  [name]: buttons(html)[name]?.value ?? '',
});

describe('another text of a form that has made a team', () => {
  it.each([
    ['', ja],
    ['/en', en],
  ])('is asked about and stored nowhere before it is answered (%s)', async (prefix, strings) => {
    const tournamentId = await openTournament();
    const key = newId();
    const path = prefix + submitTo(tournamentId);
    const first = idIn(await send(path, named(key, 'ハルカ')));
    const response = await send(path, named(key, 'ケンタ'));
    expect(response.status).toBe(409);
    const html = await main(response);
    const { sameForm: text, edit, another } = strings.teams.whose;
    expect(html).toContain(text.replaceAll('{{name}}', 'ハルカ'));
    expect(html).toMatch(/type="hidden" name="displayName" value="ケンタ"/);
    expect(buttons(html)).toMatchObject({
      edits: { value: first, text: edit.replace('{{name}}', 'ハルカ') },
      another: { text: another },
    });
    expect(await stored(first)).toMatchObject({ displayName: 'ハルカ', revision: 1 });
    expect(await revisionsOf(first)).toHaveLength(1);
  });

  it('is a revision of it by one press, as after a lost answer', async () => {
    const tournamentId = await openTournament();
    const key = newId();
    const path = submitTo(tournamentId);
    const first = idIn(await send(path, named(key, 'ハルカ')));
    const html = await main(await send(path, { ...named(key, 'ハルカ'), tonamelId: 'New1Id' }));
    // Twice at once, as by an impatient finger.
    const answers = await Promise.all([1, 2].map(() => send(path, pressed(html, 'edits'))));
    expect(answers.map((answer) => [answer.status, idIn(answer)])).toEqual([
      [302, first],
      [302, first],
    ]);
    expect(await stored(first)).toMatchObject({ tonamelId: 'New1Id', revision: 2 });
  });

  it('is another team by the other press, however often', async () => {
    const tournamentId = await openTournament();
    const key = newId();
    const path = submitTo(tournamentId);
    const first = idIn(await send(path, named(key, 'ハルカ')));
    const html = await main(await send(path, named(key, 'ケンタ')));
    const answers = await Promise.all([1, 2, 3].map(() => send(path, pressed(html, 'another'))));
    const made = new Set(answers.map(idIn));
    expect(made.size).toBe(1);
    expect(made.has(first)).toBe(false);
    expect(await stored(first)).toMatchObject({ displayName: 'ハルカ', revision: 1 });
    expect(await stored([...made][0] ?? '')).toMatchObject({ displayName: 'ケンタ', revision: 1 });
  });

  it('is asked about once more when the team has moved on meanwhile', async () => {
    const tournamentId = await openTournament();
    const key = newId();
    const path = submitTo(tournamentId);
    const first = idIn(await send(path, named(key, 'ハルカ')));
    const mine = await main(await send(path, named(key, 'ハルカ1')));
    const theirs = await main(await send(path, named(key, 'ハルカ2')));
    expect((await send(path, pressed(theirs, 'edits'))).status).toBe(302);
    const late = await send(path, pressed(mine, 'edits'));
    expect(late.status).toBe(409);
    const again = await main(late);
    expect(again).toContain('ハルカ2さんのチームが提出済み');
    expect(await stored(first)).toMatchObject({ displayName: 'ハルカ2', revision: 2 });
    expect((await send(path, pressed(again, 'edits'))).status).toBe(302);
    expect(await stored(first)).toMatchObject({ displayName: 'ハルカ1', revision: 3 });
  });

  it('of twenty at once: each answer is true', async () => {
    const tournamentId = await openTournament();
    const key = newId();
    const path = submitTo(tournamentId);
    const names = Array.from({ length: 20 }, (_, at) => `P${at}`);
    const answers = await Promise.all(names.map((name) => send(path, named(key, name))));
    const taken = names.filter((_, at) => answers[at]?.status === 302);
    expect(taken).toHaveLength(1);
    const { results } = await env.DB.prepare('select display_name from team_sheets where tournament_id = ?')
      .bind(tournamentId)
      .all();
    expect(results).toEqual([{ display_name: taken[0] }]);
    for (const answer of answers.filter(({ status }) => status !== 302)) {
      expect(answer.status).toBe(409);
      expect(await main(answer)).toContain(`${taken[0]}さんのチームが提出済み`);
    }
  });

  it('is answered in place by script', async () => {
    const tournamentId = await openTournament();
    const key = newId();
    await send(submitTo(tournamentId), named(key, 'ハルカ'));
    const response = await send(submitTo(tournamentId, 'ots', '.data'), named(key, 'ケンタ'));
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('sameForm');
  });
});
