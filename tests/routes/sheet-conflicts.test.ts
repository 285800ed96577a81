import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { teamSheets, tournaments } from '~/db/schema';
import { en } from '~/locales/en';
import { ja } from '~/locales/ja';
import { ids } from '../world';
import { filledForm } from './filled-form';
import { type person as Person, person } from './person';
import {
  db,
  fromNow,
  minute,
  openTournament,
  revisionsOf,
  type Submitted,
  send,
  stored,
  submit,
} from './sheet-writes';
import { get, main } from './team-form';

// Two people have the form of one sheet open, as it is without scripts. Nobody's change is undone in silence.

type Fields = Record<string, string>;

const deskOf = ({ id, tournamentId }: Submitted) =>
  `/admin/${ids.group}/tournaments/${tournamentId}/teams/${id}`;
const item = 'members[0].item';
const move = 'members[0].moves[0]';

let judges: [string, string];
beforeAll(async () => {
  const found = await Promise.all(['host-admin@', 'moderator@'].map((name) => person(`${name}example.com`)));
  judges = found.map(({ headers }: Awaited<ReturnType<typeof Person>>) => headers.Cookie) as [string, string];
});

interface Side {
  path: string;
  cookie: string;
  /** What this side's form wants beside the sheet. */
  beside: Fields;
}

const sides = {
  player: (own: Submitted): Side => ({ path: `/teams/${own.id}/edit`, cookie: own.cookie, beside: {} }),
  judge: (own: Submitted): Side => ({
    path: `${deskOf(own)}/correct`,
    cookie: judges[0],
    beside: { reason: '確認' },
  }),
  'other judge': (own: Submitted): Side => ({
    path: `${deskOf(own)}/correct`,
    cookie: judges[1],
    beside: { reason: '再確認' },
  }),
};
type Who = keyof typeof sides;

/** The fields of a page's form, with what somebody types. */
function fieldsOf(html: string, typed: Fields = {}): Fields {
  const fields = [...filledForm(html, 'revision')]
    .filter(([name]) => !/^(choice-|isPublic$|keepsIds$|improvesReading$|image$|paste$)/.test(name))
    .map(([name, values]): [string, string] => [name, values[0] ?? '']);
  return { ...Object.fromEntries(fields), ...typed };
}

async function open({ path, cookie, beside }: Side, prefix = '') {
  const html = await (await get(prefix + path, cookie)).text();
  let fields = fieldsOf(html);
  return {
    fields: () => fields,
    /** Types and presses; what the answer's form holds is what is sent next. */
    async press(intent: string, typed: Fields = {}, also: Fields = beside) {
      const response = await send(prefix + path, { ...fields, ...typed, ...also, intent }, cookie);
      const page = response.status === 302 ? '' : await response.clone().text();
      if (page.includes('name="revision"')) fields = fieldsOf(page);
      return { status: response.status, html: page && (await main(response)) };
    },
  };
}

const pairs: [Who, Who][] = [
  ['judge', 'other judge'],
  ['judge', 'player'],
  ['player', 'judge'],
  ['player', 'player'],
];

const sheetOf = async ({ id }: Submitted) => {
  const { members, revision, displayName } = await stored(id);
  return { ...members[0], revision, displayName };
};

describe.each(pairs)('%s, then %s with an older form', (first, second) => {
  const both = async () => {
    const own = await submit(await openTournament());
    return { own, one: await open(sides[first](own)), two: await open(sides[second](own)) };
  };
  const ways: [string, (two: Awaited<ReturnType<typeof open>>) => Promise<unknown>][] = [
    ['at once', async () => {}],
    ['after an error', (two) => two.press('submit', { displayName: '' })],
    ['after an error that the last look found', (two) => two.press('review', { 'members[5].species': '' })],
    ['after a paste of nothing', (two) => two.press('paste', { paste: '' })],
    ['after going back', (two) => two.press('back')],
  ];

  it.each(ways)('both keep what they changed, and it is told: %s', async (_, before) => {
    const { own, one, two } = await both();
    expect((await one.press('submit', { [item]: 'ラムのみ' })).status).toBe(302);
    await before(two);
    const typed = { [move]: 'まもる', displayName: 'ハルカ𩸽', 'members[5].species': 'モロバレル' };
    const told = await two.press('submit', typed);
    expect(told.status).toBe(409);
    expect(told.html).toContain(ja.teams.formErrors.conflict);
    expect(told.html).toMatch(/1匹目 持ち物：[^<]* → ラムのみ/);
    expect(await sheetOf(own)).toMatchObject({ revision: 2 });
    expect((await two.press('submit')).status).toBe(302);
    const after = await sheetOf(own);
    expect(after).toMatchObject({ item: 'lumberry', revision: 3 });
    expect(after.moves).toContain('protect');
  });

  it('hears of it at the last look', async () => {
    const { own, one, two } = await both();
    await one.press('submit', { [item]: 'ラムのみ' });
    const look = await two.press('review', { [move]: 'まもる' });
    expect(look.status).toBe(409);
    expect(look.html).toMatch(/1匹目 持ち物：[^<]* → ラムのみ/);
    expect((await two.press('submit')).status).toBe(302);
    expect(await sheetOf(own)).toMatchObject({ item: 'lumberry', revision: 3 });
  });

  it.each([
    ['mine', 'leftovers'],
    ['theirs', 'lumberry'],
  ])('chooses %s where both changed one field, and saves nothing before', async (side, key) => {
    const { own, one, two } = await both();
    await one.press('submit', { [item]: 'ラムのみ' });
    const asked = await two.press('submit', { [item]: 'たべのこし', [move]: 'まもる' });
    expect(asked.status).toBe(409);
    expect(asked.html).toContain(ja.fields.sheetConflict.choose);
    expect(asked.html).toMatch(/ラムのみ[\s\S]*たべのこし/);
    // Pressed again without a choice, and after a look back: it is still asked.
    expect((await two.press('submit')).status).toBe(409);
    expect((await two.press('back')).html).toContain(ja.fields.sheetConflict.choose);
    expect((await two.press('review')).status).toBe(409);
    expect(await sheetOf(own)).toMatchObject({ item: 'lumberry', revision: 2 });
    expect((await two.press('submit', { [`choice-${item}`]: side })).status).toBe(302);
    const after = await sheetOf(own);
    expect(after.item).toBe(key);
    expect(after.moves).toContain('protect');
  });

  it('is asked about a Pokémon as a whole', async () => {
    const { own, one, two } = await both();
    await one.press('submit', { 'members[5].species': 'リキキリン' });
    const asked = await two.press('submit', { 'members[5].species': 'ドドゲザン', [move]: 'まもる' });
    expect(asked.status).toBe(409);
    expect(asked.html).toContain('name="choice-members[5]"');
    expect((await two.press('submit', { 'choice-members[5]': 'theirs' })).status).toBe(302);
    expect((await stored(own.id)).members[5]?.species).toBe('farigiraf');
  });
});

describe('a repeated request', () => {
  it.each(['player', 'judge'] as const)('of %s is answered as saved, one after the other', async (who) => {
    const own = await submit(await openTournament());
    const form = await open(sides[who](own));
    const sent = { ...form.fields(), [item]: 'ラムのみ' };
    for (const _ of [1, 2, 3]) expect((await form.press('submit', sent)).status).toBe(302);
    expect(await revisionsOf(own.id)).toHaveLength(2);
  });

  it.each(['player', 'judge'] as const)('of %s is answered as saved, at once', async (who) => {
    const own = await submit(await openTournament());
    const form = await open(sides[who](own));
    const sent = { ...form.fields(), [item]: 'ラムのみ' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => form.press('submit', sent)));
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302]);
    expect(await revisionsOf(own.id)).toHaveLength(2);
  });

  it('is none with another content', async () => {
    const own = await submit(await openTournament());
    const form = await open(sides.player(own));
    const sent = form.fields();
    await form.press('submit', { ...sent, [item]: 'ラムのみ' });
    expect((await form.press('submit', { ...sent, [item]: 'たべのこし' })).status).toBe(409);
    expect(await sheetOf(own)).toMatchObject({ item: 'lumberry', revision: 2 });
  });

  it('changes nothing of what somebody else has changed since', async () => {
    const own = await submit(await openTournament());
    const form = await open(sides.player(own));
    const sent = { ...form.fields(), [item]: 'ラムのみ' };
    await form.press('submit', sent);
    await (await open(sides.judge(own))).press('submit', { [item]: 'たべのこし' });
    expect((await form.press('submit', sent)).status).toBe(302);
    expect(await sheetOf(own)).toMatchObject({ item: 'leftovers', revision: 3 });
  });

  it('is answered as saved when the deadline has passed between', async () => {
    const own = await submit(await openTournament());
    const form = await open(sides.player(own));
    const sent = { ...form.fields(), [item]: 'ラムのみ' };
    await form.press('submit', sent);
    const over = { submissionDeadlineAt: fromNow(-minute), scheduledStartAt: fromNow(minute) };
    await db.update(tournaments).set(over).where(eq(tournaments.id, own.tournamentId));
    expect((await form.press('submit', sent)).status).toBe(302);
    expect((await form.press('submit', { ...sent, [item]: 'たべのこし' })).status).toBe(403);
  });
});

describe('a form without the revision it was opened with', () => {
  it.each([undefined, '', '0', '-1', '999999', 'NaN', '1.5', '1e3', '2'])(
    '(%s) saves nothing unseen',
    async (revision) => {
      const own = await submit(await openTournament());
      for (const who of ['player', 'judge'] as const) {
        const form = await open(sides[who](own));
        const { revision: _, ...rest } = form.fields();
        const side = sides[who](own);
        const fields = {
          ...rest,
          [item]: 'ラムのみ',
          ...side.beside,
          intent: 'submit',
          ...(revision !== undefined && { revision }),
        };
        const response = await send(side.path, fields, side.cookie);
        expect(response.status).toBe(409);
        const html = await main(response);
        expect(html).toContain(ja.teams.formErrors.conflict);
        expect(html).toContain(`name="choice-${item}"`);
        expect(filledForm(html, 'revision').get('revision')).toEqual(['1']);
      }
      expect(await sheetOf(own)).toMatchObject({ revision: 1 });
    },
  );
});

describe('three forms of one sheet', () => {
  it('end with what each of them changed', async () => {
    const own = await submit(await openTournament());
    const forms = await Promise.all([
      open(sides.player(own)),
      open(sides.judge(own)),
      open(sides['other judge'](own)),
    ]);
    const changes: Fields[] = [{ [item]: 'ラムのみ' }, { [move]: 'まもる' }, { displayName: 'ハル' }];
    const statuses: number[] = [];
    for (const [at, form] of forms.entries()) statuses.push((await form.press('submit', changes[at])).status);
    expect(statuses).toEqual([302, 409, 409]);
    expect((await forms[2].press('submit')).status).toBe(302);
    expect((await forms[1].press('submit')).status).toBe(409);
    expect((await forms[1].press('submit')).status).toBe(302);
    const after = await sheetOf(own);
    expect(after).toMatchObject({ item: 'lumberry', displayName: 'ハル', revision: 4 });
    expect(after.moves).toContain('protect');
  });
});

describe('a sheet that is withdrawn meanwhile', () => {
  it.each(['player', 'judge'] as const)('gives back what was typed by %s, and says why', async (who) => {
    const own = await submit(await openTournament());
    const form = await open(sides[who](own));
    await db.update(teamSheets).set({ withdrawnAt: new Date() }).where(eq(teamSheets.id, own.id));
    for (const intent of ['review', 'submit']) {
      const { status, html } = await form.press(intent, { [item]: 'ラムのみ' });
      expect(status).toBe(409);
      expect(html).toContain('ラムのみ');
      expect(html).toContain(who === 'player' ? ja.teams.formErrors.withdrawn : ja.desk.act.correctWithdrawn);
    }
    expect(await revisionsOf(own.id)).toHaveLength(1);
  });
});

describe('by script and in English', () => {
  it('says the same', async () => {
    const own = await submit(await openTournament());
    await (await open(sides.judge(own))).press('submit', { [item]: 'ラムのみ' });
    const { path, cookie } = sides.player(own);
    const older = { ...(await open(sides.player(own), '/en')).fields(), revision: '1', [item]: 'Leftovers' };
    const response = await send(`/en${path}.data`, { ...older, intent: 'review' }, cookie);
    expect(response.status).toBe(409);
    const text = await response.text();
    for (const part of ['choice', 'Lum Berry', 'Leftovers', 'Pokémon 1 Item']) expect(text).toContain(part);
    const page = await main(await send(`/en${path}`, { ...older, intent: 'submit' }, cookie));
    expect(page).toContain(en.teams.formErrors.conflict);
  });
});

describe('after a change', () => {
  it.each([
    ['', ja],
    ['/en', en],
  ])('the success page says that it was changed (%s)', async (prefix, { teams: { success } }) => {
    const own = await submit(await openTournament());
    const page = async () => (await get(`${prefix}/teams/${own.id}/success/ots`, own.cookie)).text();
    expect(await page()).toContain(`<h1>${success.title}</h1>`);
    await (await open(sides.player(own))).press('submit', { [item]: 'ラムのみ' });
    const changed = await page();
    expect(changed).toContain(`<h1>${success.changedTitle}</h1>`);
    expect(/<title>([^<]*)/.exec(changed)?.[1]).toContain(success.changedTitle);
    await (await open(sides.judge(own))).press('submit', { [item]: 'たべのこし' });
    expect(await page()).toContain(`<h1>${success.title}</h1>`);
  });
});
