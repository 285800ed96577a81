import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { newId } from '~/db/ids';
import { tournaments, usageSums } from '~/db/schema';
import type { UsageKind } from '~/usage/usage';
import { ids } from '../world';
import { cookieOf, count, get, goodFields, main, open, post, site, submitted } from './team-form';

const db = openDatabase(env.DB);
const change = (values: Partial<typeof tournaments.$inferInsert>) =>
  db.update(tournaments).set(values).where(eq(tournaments.id, ids.open));

afterEach(() => change({ isStrict: false, houseRules: null }));

/** Regulation I: three restricted, one that is not in the game, an item of which there is one, and a wrong move. */
const wrong = {
  'members[0].species': 'コライドン',
  'members[1].species': 'ミライドン',
  'members[2].species': 'ザシアン（けんのおう）',
  'members[2].item': 'たべのこし',
  'members[3].species': 'ギルガルド',
  'members[4].species': 'ガオガエン',
  'members[4].item': 'たべのこし',
  'members[4].moves[0]': 'キノコのほうし',
  'members[4].moves[1]': 'ねこだまし',
  'members[5].species': 'オーガポン（みどりのめん）',
  'members[5].teraType': 'fire',
};
const wrongFields = (): Record<string, string> => ({ ...goodFields(), ...wrong });
const confirmedIn = (html: string) =>
  [...html.matchAll(/<input type="hidden" name="confirmed" value="([^"]*)"/g)].map(([, id]) => id ?? '');

function postConfirmed(fields: Record<string, string>, confirmed: readonly string[]) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const id of confirmed) body.append('confirmed', id);
  return SELF.fetch(site + open, { method: 'POST', body, redirect: 'manual' });
}

describe('a team against the rules', () => {
  it.each([
    ['', '提出前に確認：6件', 'このまま提出する', 'ギルガルドはスカーレット・バイオレットには登場しません。'],
    ['/en', 'Check before submitting: 6', 'Submit anyway', 'Aegislash isn’t in Scarlet &amp; Violet.'],
  ])('is told of at the last look, each with what to do (%s)', async (prefix, title, button, text) => {
    const response = await post(prefix + open, { ...wrongFields(), intent: 'review' });
    expect(response.status).toBe(200);
    const html = await main(response);
    for (const expected of [title, button, text]) expect(html).toContain(expected);
    expect(confirmedIn(html).map((id) => id.split(' ').slice(0, 2).join(' '))).toEqual([
      'members[2].species tooManyRestricted',
      'members[2].item itemNeeded',
      'members[3].species notInGame',
      'members[4].item itemTwice',
      'members[4].moves[0] moveImpossible',
      'members[5].teraType teraImpossible',
    ]);
  });

  it('is submitted once its player has seen all of it, and not before', async () => {
    const fields = wrongFields();
    const unseen = await post(open, { ...fields, intent: 'submit' });
    expect(unseen.status).toBe(422);
    const html = await main(unseen);
    expect(html).toContain('まだ提出していません');
    expect(await count(fields.submissionKey ?? '')).toBe(0);
    const confirmed = confirmedIn(html);
    const partly = await postConfirmed({ ...fields, intent: 'submit' }, confirmed.slice(1));
    expect(partly.status).toBe(422);
    const other = { ...fields, 'members[3].species': 'メタグロス（メガシンカ）', intent: 'submit' };
    expect((await postConfirmed(other, confirmed)).status).toBe(422);
    const sent = await postConfirmed({ ...fields, intent: 'submit' }, confirmed);
    expect(sent.status).toBe(302);
    expect(await count(fields.submissionKey ?? '')).toBe(1);
    // Whoever opens it again is told at once.
    const id = /teams\/(\w+)\//.exec(sent.headers.get('Location') ?? '')?.[1];
    const edit = await main(await get(`/teams/${id}/edit`, cookieOf(sent)));
    expect(edit.match(/class="finding"/g)).toHaveLength(6);
  });

  it('is told of beside its fields after a paste, and when the form is given back', async () => {
    const paste = 'Koraidon\n\nMiraidon\n\nCalyrex-Shadow @ Leftovers\n- Spore\n';
    const pasted = await main(await post(open, { ...goodFields(), paste, intent: 'paste' }));
    expect(pasted).toContain('禁止級のポケモンは2匹までです。');
    expect(pasted).toContain('は「キノコのほうし」を覚えません。');
    const back = await main(await post(open, { ...wrongFields(), intent: 'back' }));
    expect(back).toContain('class="finding"');
  });

  it('is stopped where the organizer says so, with what is typed kept', async () => {
    await change({ isStrict: true });
    const fields = wrongFields();
    const html = await main(await post(open, { ...fields, intent: 'review' }));
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('value="ギルガルド"');
    const sent = await postConfirmed({ ...fields, intent: 'submit' }, []);
    expect(sent.status).toBe(422);
    expect(await count(fields.submissionKey ?? '')).toBe(0);
    // What is right, and what nobody knows for certain, goes in.
    expect((await post(open, { ...goodFields(), intent: 'submit' })).status).toBe(302);
  });

  it('is judged by the organizer’s own rules too', async () => {
    await change({ houseRules: { ban: { species: ['koraidon'] }, allow: { species: ['aegislash'] } } });
    const html = await main(await post(open, { ...wrongFields(), intent: 'review' }));
    const found = confirmedIn(html).map((id) => id.split(' ').slice(0, 2).join(' '));
    expect(found).toContain('members[0].species banned');
    expect(found).not.toContain('members[3].species notInGame');
  });

  it.each(['constructor koraidon', '"><script>', 'x'.repeat(5000)])(
    'forged «%s» confirms nothing',
    async (id) => {
      const response = await postConfirmed({ ...wrongFields(), intent: 'submit' }, [id]);
      expect(response.status).toBe(422);
    },
  );
});

describe('what is still empty on an open sheet', () => {
  it('is counted at the last look and after the submission, until the deadline', async () => {
    const review = await main(await post(open, { ...goodFields(), intent: 'review' }));
    expect(review).toMatch(/オープンチームシート：未入力があと\d+項目（/);
    const { location, cookie } = await submitted();
    const success = await main(await get(location, cookie));
    expect(success).toMatch(/オープンチームシート：未入力があと\d+項目（/);
    expect(await main(await get(`/en${location}`, cookie))).toMatch(/Open team sheet: \d+ still empty/);
  });
});

describe('the details of one Pokémon', () => {
  it('are cleared by one button, the others kept', async () => {
    const html = await main(await post(open, { ...wrongFields(), clear: '4' }));
    expect(html).toContain('value="ガオガエン"');
    expect(html).not.toContain('value="キノコのほうし"');
    expect(html).toContain('value="たべのこし"');
  });
});

it('the rules of a tournament are there for the browser to judge by', async () => {
  const response = await get(`/tournaments/${ids.open}/rules.json`);
  const rules = (await response.json()) as { game: string; forms: string[]; restricted: { limit: number } };
  expect(rules).toMatchObject({ game: 'sv', restricted: { limit: 2 }, itemClause: true });
  expect(rules.forms).toContain('koraidon');
  expect((await get(`/tournaments/${newId()}/rules.json`)).status).toBe(404);
});

it('the rules of a tournament say what its regulation uses most, for completion', async () => {
  const [tournament] = await db.select().from(tournaments).where(eq(tournaments.id, ids.open));
  const regulation = tournament?.regulation ?? '';
  const counts: [kind: UsageKind, value: string, count: number][] = [
    ['species', 'chiyu', 9001],
    ['species', 'amoonguss', 9002],
    ['item', 'covertcloak', 9003],
    ['move', 'snarl', 9001],
    ['move', 'encore', 9002],
    ['ability', 'regenerator', 9001],
    ['move', 'growl', 0],
  ];
  await db
    .insert(usageSums)
    .values(counts.map(([kind, value, count]) => ({ regulation, species: '', kind, value, count })))
    .onConflictDoUpdate({
      target: [usageSums.regulation, usageSums.species, usageSums.kind, usageSums.value],
      set: { count: sql`excluded.count` },
    });
  const response = await get(`/tournaments/${ids.open}/rules.json`);
  const { used } = (await response.json()) as { used: Record<string, string[]> };
  expect(used.species?.slice(0, 2)).toEqual(['amoonguss', 'chiyu']);
  expect(used.moves?.slice(0, 2)).toEqual(['encore', 'snarl']);
  expect(used.items?.[0]).toBe('covertcloak');
  expect(used.abilities?.[0]).toBe('regenerator');
  expect(used.moves).not.toContain('growl');
});
