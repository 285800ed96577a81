import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { teamSheets, tournaments } from '~/db/schema';
import { ids } from '../world';
import { person } from './person';
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
  submitDirectly,
  submitTo,
  type Tournament,
} from './sheet-writes';
import { cookieOf, goodFields, main } from './team-form';

// A sheet that was submitted is what is played: every way that writes a sheet, in every state of its tournament.

type Sheet = typeof teamSheets.$inferInsert;

const over = { submissionDeadlineAt: fromNow(-90 * minute), scheduledStartAt: fromNow(-60 * minute) };
const noIds = { discordId: '', twitterId: null, tonamelId: '' };
const nobody = { displayName: '—', ownerId: null, editKeyHash: '-', erasedAt: fromNow(-1000) };
const states: Record<string, [Partial<Tournament>, Partial<Sheet>?]> = {
  'before the deadline': [{}],
  'after the deadline': [{ submissionDeadlineAt: fromNow(-1000), scheduledStartAt: fromNow(60 * minute) }],
  'after the start': [over],
  'after the end': [{ ...over, endsAt: fromNow(-minute) }],
  'closed by hand': [{ submissionClosedAt: fromNow(-1000) }],
  'put away': [{ archivedAt: fromNow(-1000) }],
  'not published any more': [{ publishedAt: null }],
  unlocked: [over, { unlockedUntil: fromNow(60 * minute) }],
  'unlocked after the end': [{ ...over, endsAt: fromNow(-minute) }, { unlockedUntil: fromNow(60 * minute) }],
  'unlock passed': [over, { unlockedUntil: fromNow(-1000) }],
  withdrawn: [{}, { withdrawnAt: fromNow(-1000) }],
  'withdrawn by its player': [{}, { withdrawnAt: fromNow(-1000), withdrawnBy: 'player' }],
  'withdrawn by its player, after the deadline': [
    over,
    { withdrawnAt: fromNow(-1000), withdrawnBy: 'player' },
  ],
  'without its IDs': [
    { ...over, endsAt: fromNow(-minute) },
    { ...noIds, idsRemovedAt: fromNow(-1000) },
  ],
  erased: [
    { ...over, endsAt: fromNow(-minute) },
    { ...noIds, ...nobody },
  ],
  'erased before the deadline': [
    {},
    { ...noIds, ...nobody, withdrawnAt: fromNow(-1000), withdrawnBy: 'player' },
  ],
  'withdrawn and unlocked': [over, { withdrawnAt: fromNow(-1000), unlockedUntil: fromNow(60 * minute) }],
};
type State = keyof typeof states;

let elsewhere: string;
let owner: string;
let stranger: string;
let admin: string;
let otherAdmin: string;
beforeAll(async () => {
  elsewhere = await openTournament();
  [owner, stranger, admin, otherAdmin] = (await Promise.all(
    ['haruka@', 'kenta@', 'host-admin@', 'harbor-admin@'].map(
      async (name) => (await person(`${name}example.com`)).headers.Cookie,
    ),
  )) as [string, string, string, string];
});

const deskOf = (tournamentId: string) => `/admin/${ids.group}/tournaments/${tournamentId}/teams`;

/** Who writes, how, and in which states it is taken: everything else changes nothing. */
const ways: Record<
  string,
  {
    write: (sheet: Submitted) => Promise<Response>;
    taken: readonly State[];
    byAccount?: boolean;
    isStaff?: boolean;
    /** What is there afterwards; none: a second revision. */
    leaves?: Partial<Sheet>;
  }
> = {
  'its own form once more': {
    write: ({ id, key, tournamentId }) => send(submitTo(tournamentId), { ...changed(key), edits: id }),
    taken: ['before the deadline'],
  },
  'its own form once more, by script': {
    write: ({ id, key, tournamentId, cookie }) =>
      send(submitTo(tournamentId, 'ots', '.data'), { ...changed(key), edits: id }, cookie),
    taken: ['before the deadline'],
  },
  'its key at another open tournament': {
    write: ({ id, key }) => send(submitTo(elsewhere), { ...changed(key), edits: id }),
    taken: [],
  },
  'its key at another open tournament, with its cookie': {
    write: ({ id, key, cookie }) =>
      send(submitTo(elsewhere, 'ots', '.data'), { ...changed(key), edits: id }, cookie),
    taken: [],
  },
  'its key at the other kind of sheet': {
    write: ({ id, key, tournamentId, cookie }) =>
      send(submitTo(tournamentId, 'cts'), { ...changed(key), edits: id }, cookie),
    taken: [],
  },
  'its owner’s form once more': {
    write: ({ id, key, tournamentId }) => send(submitTo(tournamentId), { ...changed(key), edits: id }, owner),
    taken: ['before the deadline'],
    byAccount: true,
  },
  'its owner’s key, sent by another account': {
    write: ({ id, key, tournamentId }) =>
      send(submitTo(tournamentId), { ...changed(key), edits: id }, stranger),
    taken: [],
    byAccount: true,
  },
  'its owner’s key, sent by nobody': {
    write: ({ id, key, tournamentId }) => send(submitTo(tournamentId), { ...changed(key), edits: id }),
    taken: [],
    byAccount: true,
  },
  'its own form once more, not said to be an edit': {
    write: ({ key, tournamentId, cookie }) => send(submitTo(tournamentId), changed(key), cookie),
    taken: [],
  },
  'the edit page, from the device': {
    write: ({ id, cookie }) => send(`/teams/${id}/edit`, changed(), cookie),
    taken: ['before the deadline', 'unlocked', 'unlocked after the end'],
  },
  'the edit page, by script': {
    write: ({ id, cookie }) => send(`/en/teams/${id}/edit.data`, changed(), cookie),
    taken: ['before the deadline', 'unlocked', 'unlocked after the end'],
  },
  'the edit page, by its account': {
    write: ({ id }) => send(`/teams/${id}/edit`, changed(), owner),
    taken: ['before the deadline', 'unlocked', 'unlocked after the end'],
    byAccount: true,
  },
  'the edit page, by another account': {
    write: ({ id }) => send(`/teams/${id}/edit`, changed(), stranger),
    taken: [],
  },
  'the edit page, with another sheet’s cookie': {
    write: async ({ id }) => send(`/teams/${id}/edit`, changed(), (await submit(elsewhere)).cookie),
    taken: [],
  },
  'a correction by staff': {
    write: ({ id, tournamentId }) => send(`${deskOf(tournamentId)}/${id}/correct`, changed(), admin),
    taken: Object.keys(states).filter((state) => !/^(withdrawn|without|erased)/.test(state)),
    isStaff: true,
  },
  'a correction through another tournament': {
    write: ({ id }) => send(`${deskOf(elsewhere)}/${id}/correct`, changed(), admin),
    taken: [],
  },
  'a correction by another group’s staff': {
    write: ({ id, tournamentId }) => send(`${deskOf(tournamentId)}/${id}/correct`, changed(), otherAdmin),
    taken: [],
  },
  ...Object.fromEntries(
    (
      [
        ['withdraw', ['before the deadline'], { withdrawnBy: 'player' }],
        ['restore', ['withdrawn by its player'], { withdrawnBy: null, withdrawnAt: null }],
      ] as const
    ).flatMap(([action, taken, leaves]) => [
      [
        `its player’s ${action}, from the device`,
        {
          write: ({ id, cookie }: Submitted) => send(`/teams/${id}/withdraw`, { action }, cookie),
          taken,
          leaves,
        },
      ],
      [
        `its player’s ${action}, by script`,
        {
          write: ({ id, cookie }: Submitted) => send(`/en/teams/${id}/withdraw.data`, { action }, cookie),
          taken,
          leaves,
        },
      ],
      [
        `its player’s ${action}, by its account`,
        {
          write: ({ id }: Submitted) => send(`/teams/${id}/withdraw`, { action }, owner),
          ...{ taken, leaves, byAccount: true },
        },
      ],
      [
        `its player’s ${action}, by another account`,
        { write: ({ id }: Submitted) => send(`/teams/${id}/withdraw`, { action }, stranger), taken: [] },
      ],
      [
        `its player’s ${action}, by staff`,
        { write: ({ id }: Submitted) => send(`/teams/${id}/withdraw`, { action }, admin), taken: [] },
      ],
      [
        `its player’s ${action}, with another sheet’s cookie`,
        {
          write: async ({ id }: Submitted) =>
            send(`/teams/${id}/withdraw`, { action }, (await submit(elsewhere)).cookie),
          taken: [],
        },
      ],
    ]),
  ),
  ...Object.fromEntries(
    (
      [
        ['from the device', ({ cookie }) => cookie, true],
        ['by its account', () => owner, true],
        ['by another account', () => stranger, false],
        ['by staff', () => admin, false],
        ['by nobody', () => '', false],
      ] as [string, (sheet: Submitted) => string, boolean][]
    ).map(([who, cookieOf, may]) => [
      `a deletion ${who}`,
      {
        write: (sheet: Submitted) => send(`/teams/${sheet.id}/delete`, { sure: 'yes' }, cookieOf(sheet)),
        taken: may ? ['after the end', 'unlocked after the end', 'without its IDs'] : [],
        leaves: { ...noIds, displayName: '—', ownerId: null, editKeyHash: '-' },
        byAccount: who === 'by its account',
      },
    ]),
  ),
  'a deletion nobody has confirmed': {
    write: ({ id, cookie }) => send(`/teams/${id}/delete`, {}, cookie),
    taken: [],
  },
  'a withdrawal without an action': {
    write: ({ id, cookie }) => send(`/teams/${id}/withdraw`, {}, cookie),
    taken: [],
  },
  'a visibility switch': {
    write: ({ id }) => send(`/teams/${id}/visibility`, { ...changed(), isPublic: 'on' }, owner),
    taken: [],
    byAccount: true,
  },
};

describe.each(Object.entries(ways))(
  '%s',
  (_, { write, taken, leaves, byAccount = false, isStaff = false }) => {
    it.each(Object.entries(states))('%s', async (state, [tournament, sheet]) => {
      const tournamentId = await openTournament();
      const own = await submitDirectly(tournamentId, byAccount ? ids.harukaUser : null);
      if (Object.keys(tournament).length > 0)
        await db.update(tournaments).set(tournament).where(eq(tournaments.id, tournamentId));
      if (sheet) await db.update(teamSheets).set(sheet).where(eq(teamSheets.id, own.id));
      const before = await stored(own.id);

      const response = await write(own);
      expect(response.status).toBeLessThan(500);
      const after = await stored(own.id);
      if (!taken.includes(state)) {
        expect({ ...after, isPublic: false }).toEqual(before);
        expect(await revisionsOf(own.id)).toHaveLength(1);
        return;
      }
      if (leaves) {
        expect(after).toMatchObject({ ...leaves, revision: 1, tournamentId });
        return;
      }
      expect(after).toMatchObject({ revision: 2, tournamentId });
      expect(after.members[5]?.species).toBe('kingambit');
      const [, second] = await revisionsOf(own.id);
      expect(second).toMatchObject({ by: isStaff ? 'staff' : 'player' });
      // Its opponents are told of whatever was changed by staff or after the time was over.
      expect(after.correctedAt !== null).toBe(isStaff || state !== 'before the deadline');
    });
  },
);

describe('a submission key', () => {
  it('makes the same sheet by the form as the ways above begin with', async () => {
    const tournamentId = await openTournament();
    const own = [await submit(tournamentId), await submitDirectly(tournamentId, null)];
    const [byForm, directly] = await Promise.all(own.map(({ id }) => stored(id)));
    const { discordId, tonamelId, displayName } = goodFields(own[1]?.key);
    const { id, submissionKey, editKeyHash, submittedAt } = directly ?? {};
    const itsOwn = { id, submissionKey, editKeyHash, submittedAt, discordId, tonamelId };
    expect({ ...byForm, ...itsOwn }).toEqual(directly);
    expect(directly?.displayName).toBe(displayName);
  });

  it('makes one sheet in each tournament, each with an edit key of its own', async () => {
    const first = await submit(await openTournament());
    const response = await send(submitTo(elsewhere), { ...goodFields(first.key), intent: 'submit' });
    const id = /teams\/(\w+)\//.exec(response.headers.get('Location') ?? '')?.[1] ?? '';
    expect(id).not.toBe(first.id);
    expect(await stored(id)).toMatchObject({ tournamentId: elsewhere, submissionKey: first.key });
    expect((await stored(id)).editKeyHash).not.toBe((await stored(first.id)).editKeyHash);
  });

  it('of somebody else gives the form back with a fresh one, and nothing of that sheet', async () => {
    const tournamentId = await openTournament();
    const own = await submit(tournamentId, owner);
    const response = await send(
      submitTo(tournamentId),
      { ...changed(own.key), displayName: 'ケンタ' },
      stranger,
    );
    expect(response.status).toBe(409);
    expect(response.headers.get('Set-Cookie') ?? '').not.toContain(own.id);
    const html = await main(response);
    expect(html).toContain('別のチームが提出済み');
    expect(html).toContain('value="ケンタ"');
    const fresh = /name="submissionKey" value="(\w+)"/.exec(html)?.[1] ?? '';
    expect(fresh).not.toBe(own.key);
    const again = await send(submitTo(tournamentId), { ...changed(fresh), displayName: 'ケンタ' }, stranger);
    expect(again.status).toBe(302);
    expect(await stored(own.id)).toMatchObject({ displayName: 'ハルカ𩸽', revision: 1 });
  });

  it('of a withdrawn sheet makes no other one, and says why', async () => {
    const own = await submit(await openTournament());
    await db.update(teamSheets).set({ withdrawnAt: new Date() }).where(eq(teamSheets.id, own.id));
    const response = await send(`/en${submitTo(own.tournamentId)}`, changed(own.key), own.cookie);
    expect(response.status).toBe(409);
    expect(await main(response)).toContain('This team was withdrawn');
  });

  it('sent again with the same text leads to the same page, also when the first answer was lost', async () => {
    const own = await submit(await openTournament());
    const again = await send(submitTo(own.tournamentId), { ...goodFields(own.key), intent: 'submit' });
    expect(again.headers.get('Location')).toBe(`/teams/${own.id}/success/ots`);
    expect(cookieOf(again)).toContain(own.id);
    expect(await revisionsOf(own.id)).toHaveLength(1);
  });
});
