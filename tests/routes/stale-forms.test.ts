import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import {
  broadcasts,
  checkDraws,
  entrants,
  posts,
  postVersions,
  regulationTexts,
  reportCases,
  sheetChecks,
  stages,
  standings,
  tournaments,
} from '~/db/schema';
import { textDigest } from '~/ui/paste/given-text.server';
import { ids } from '../world';
import { type RunningEvent, runningEvent } from './event';
import { bodyOf, filledForm } from './filled-form';
import { person as signIn, visitor } from './person';
import { good, written } from './post-form';
import {
  changed,
  db,
  openTournament,
  send as sendSheet,
  stored as storedSheet,
  submit,
} from './sheet-writes';
import { storedForms } from './stored-forms';

type Person = Awaited<ReturnType<typeof signIn>>;
type Values = Record<string, string>;

interface Form {
  who: Person;
  page: string;
  to?: string;
  /** A field that the form has. */
  holding: string;
  mine: Values;
  /** The fields that are wrong at first, if some can be. */
  wrong?: Values;
  /** Somebody else's word meanwhile: what they type into the same form, or what they do. */
  theirs: Values | (() => Promise<unknown>);
  /** The second press makes anew what only the first answer has shown. */
  isAnew?: boolean;
  stored(): Promise<unknown>;
}

let admin: Person;
let staff: Person;
let siteAdmin: Person;
let author: Person;
beforeAll(async () => {
  [admin, staff, siteAdmin, author] = (await Promise.all(
    ['host-admin', 'moderator', 'site-admin', 'kenta'].map((name) => signIn(`${name}@example.com`)),
  )) as [Person, Person, Person, Person];
});

const hosted = (id: string) => `/admin/${ids.group}/tournaments/${id}`;
const rowOf = async (id: string) => (await db.select().from(tournaments).where(eq(tournaments.id, id)))[0];

/** A team, and what a judge does to it meanwhile. */
async function judgedTeam() {
  const own = await submit(await openTournament());
  const page = `${hosted(own.tournamentId)}/teams/${own.id}`;
  const correct = () =>
    sendSheet(`${page}/correct`, { ...changed(), intent: 'submit' }, admin.headers.Cookie).then(
      ({ status }) => expect(status).toBe(302),
    );
  return { own, page, correct };
}

const act =
  (name: string, more: Pick<Form, 'isAnew'> = {}) =>
  async (): Promise<Form> => {
    const { own, page, correct } = await judgedTeam();
    return {
      ...{ who: staff, page: `${page}/${name}`, holding: 'reason' },
      ...{ mine: { reason: '本人の申し出' }, wrong: { reason: '' }, theirs: correct, ...more },
      async stored() {
        const { withdrawnAt, unlockedUntil, editKeyHash } = await storedSheet(own.id);
        return { withdrawnAt, unlockedUntil, editKeyHash };
      },
    };
  };

const resultPaste = 'Player,Wins,Losses\nハルカ𩸽,3,1';

/** Finds, on a page with many forms, the one that follows what only its own thing has. */
const parts = new WeakMap<Person, string[]>();
const partOf = (html: string, who: Person) =>
  (parts.get(who) ?? []).reduce((rest, mark) => {
    const from = rest.indexOf(mark);
    return from < 0 ? '' : rest.slice(rest.lastIndexOf('<form', from));
  }, html);
function caseOf(who: Person, ...marks: string[]): Person {
  const own: Person = { ...who, html: async (path) => partOf(await who.html(path), own) };
  parts.set(own, marks);
  return own;
}

const manage = '/admin/regulations';
const textOf = (change: object) =>
  JSON.stringify({
    ...{ id: 'champions-m-s', game: 'champions', basedOn: 'champions-m-c', from: '2097-12-02T11:00+09:00' },
    ...{
      name: { ja: 'レギュレーションM-S', en: 'Regulation M-S' },
      forms: { add: ['koraidon'], remove: [] },
    },
    ...change,
  });
const seenIn = (html: string) => /name="seen" value="(\d+)"/.exec(html)?.[1] ?? '';
async function saveRegulation(change: object, at = '/champions-m-s/text') {
  const text = textOf(change);
  const looked = await siteAdmin.post(manage + at, { text, intent: 'check' });
  const saved = await siteAdmin.post(manage + at, {
    text,
    intent: 'save',
    seen: seenIn(await looked.text()),
  });
  expect(saved.status).toBe(302);
}
async function regulation() {
  await db.delete(regulationTexts);
  await saveRegulation({}, '/new/text');
  const newest = () => db.select().from(regulationTexts);
  return { who: siteAdmin, page: `${manage}/champions-m-s/text`, stored: newest };
}

const pairsOf = async (event: RunningEvent) =>
  (await event.matches()).map(({ entrantA, entrantB }) => [entrantA, entrantB]);

/** All versioned forms that stored-forms.test.ts does not merge. */
const forms: Record<string, () => Promise<Form>> = {
  '/admin/:id/tournaments/:tournamentId/edit': async () => {
    const id = await openTournament();
    return {
      ...{ who: admin, page: `${hosted(id)}/edit`, holding: 'name' },
      ...{ theirs: { name: '春の杯' }, mine: { name: '夏の杯' }, wrong: { name: '' } },
      stored: async () => (await rowOf(id))?.name,
    };
  },
  '/admin/:id/tournaments/:tournamentId/extend': async () => {
    const id = await openTournament();
    return {
      ...{ who: admin, page: `${hosted(id)}/teams`, to: `${hosted(id)}/extend`, holding: 'from' },
      ...{ theirs: { minutes: '10' }, mine: { minutes: '30' } },
      stored: async () => (await rowOf(id))?.submissionDeadlineAt,
    };
  },
  '/admin/:id/tournaments/:tournamentId/entrants/paste': async () => {
    const id = await openTournament();
    const page = `${hosted(id)}/entrants/paste`;
    const looked = await staff.post(page, { text: 'Name\nハルカ\nケンタ', intent: 'look' });
    const html = await looked.text();
    return {
      who: { ...staff, html: async () => html },
      ...{ page, holding: 'seen', mine: { intent: 'keep' } },
      theirs: () =>
        db.insert(entrants).values({ id: newId(), tournamentId: id, name: 'ハルカ', position: 1 }),
      stored: () => db.select().from(entrants).where(eq(entrants.tournamentId, id)),
    };
  },
  '/admin/:id/tournaments/:tournamentId/result/:act?': async () => {
    const { id, tournamentId } = await submit(await openTournament());
    const page = `${hosted(tournamentId)}/result`;
    const type = (wins: string, losses: string) => ({ [`wins.${id}`]: wins, [`losses.${id}`]: losses });
    return {
      ...{ who: staff, page, to: `${page}/save`, holding: `wins.${id}` },
      ...{ theirs: type('6', '1'), mine: type('5', '2'), wrong: type('5', 'x') },
      stored: async () => db.select().from(standings).where(eq(standings.teamSheetId, id)),
    };
  },
  '/admin/:id/tournaments/:tournamentId/result/paste': async () => {
    const { id, tournamentId } = await submit(await openTournament());
    const page = `${hosted(tournamentId)}/result/paste`;
    const looked = await staff.post(page, { text: resultPaste, intent: 'look' });
    const html = await looked.text();
    return {
      who: { ...staff, html: async () => html },
      ...{ page, holding: 'seen', mine: { intent: 'keep' } },
      theirs: () => db.insert(standings).values({ teamSheetId: id, wins: 2, losses: 2, ties: 0 }),
      stored: () => db.select().from(standings).where(eq(standings.teamSheetId, id)),
    };
  },
  '/admin/:id/tournaments/:tournamentId/checks': async () => {
    const { tournamentId } = await submit(await openTournament());
    return {
      ...{ who: staff, page: `${hosted(tournamentId)}/checks`, holding: 'count' },
      ...{ mine: { count: '1' }, wrong: { count: 'x' } },
      theirs: () => admin.post(`${hosted(tournamentId)}/checks`, { count: '1', fresh: 'on', seen: '0' }),
      stored: () => db.$count(checkDraws, eq(checkDraws.tournamentId, tournamentId)),
    };
  },
  '/admin/:id/tournaments/:tournamentId/teams/:teamId/unlock': act('unlock'),
  '/admin/:id/tournaments/:tournamentId/teams/:teamId/withdraw': act('withdraw'),
  '/admin/:id/tournaments/:tournamentId/teams/:teamId/link': act('link', { isAnew: true }),
  '/admin/:id/tournaments/:tournamentId/teams/:teamId/check': async () => {
    const { own, page, correct } = await judgedTeam();
    return {
      ...{ who: staff, page, to: `${page}/check`, holding: 'revision', mine: {}, theirs: correct },
      stored: () => db.$count(sheetChecks, eq(sheetChecks.teamSheetId, own.id)),
    };
  },
  '/admin/:id/streaming-input/settings': async () => {
    const page = `/admin/${ids.group}/streaming-input/settings`;
    return {
      ...{ who: admin, page, holding: 'event' },
      ...{ theirs: { intent: 'event', event: 'ganyu' }, mine: { intent: 'event', event: 'teru-challe' } },
      async stored() {
        const [row] = await db.select().from(broadcasts).where(eq(broadcasts.groupId, ids.group));
        return row?.event;
      },
    };
  },
  '/post/:postId/edit': async () => {
    const id = await written();
    const type = (title: string) => {
      const { submissionKey: _, ...rest } = good({ title });
      return rest;
    };
    return {
      ...{ who: author, page: `/post/${id}/edit`, holding: 'version' },
      ...{ theirs: type('一つめの画面'), mine: type('二つめの画面'), wrong: { title: '' } },
      async stored() {
        const [row] = await db.select().from(posts).where(eq(posts.id, id));
        return row?.latestVersion;
      },
    };
  },
  '/admin/posts': async () => {
    const id = await written();
    return {
      who: caseOf(siteAdmin, `value="${id}"`),
      ...{ page: `/admin/posts?post=${id}`, holding: 'version' },
      ...{ mine: { postId: id, intent: 'reject', reason: '宣伝です' }, wrong: { reason: '' } },
      theirs: async () => {
        const rest = { ...good({ title: '書き直した題' }), version: '1' };
        const body = bodyOf(new Map(), rest);
        expect((await author.post(`/post/${id}/edit`, body)).status).toBe(302);
      },
      stored: () =>
        db
          .select({ rejectedAt: postVersions.rejectedAt, approvedAt: postVersions.approvedAt })
          .from(postVersions)
          .where(eq(postVersions.postId, id)),
    };
  },
  '/admin/reports': async () => {
    const id = await openTournament();
    await visitor.post(`/tournaments/${id}/report`, { cause: 'spam' });
    const [one] = await db.select().from(reportCases).where(eq(reportCases.tournamentId, id));
    return {
      who: caseOf(siteAdmin, `value="${one?.id}"`, 'name="version"'),
      ...{ page: '/admin/reports', holding: 'version' },
      ...{ mine: { act: 'takeDown', cause: 'spam' }, wrong: { cause: '' } },
      theirs: () => admin.post(`${hosted(id)}/extend`, { minutes: '10', version: '1' }),
      stored: async () => (await rowOf(id))?.publishedAt,
    };
  },
  '/admin/regulations/:regulationId/text': async () => ({
    ...{ ...(await regulation()), mine: { text: textOf({ level: 70 }), intent: 'save' } },
    ...{ theirs: { text: textOf({ level: 60 }), intent: 'save' }, wrong: { text: '{' }, holding: 'text' },
  }),
  '/admin/regulations/:regulationId/dates': async () => {
    const { page, stored, ...rest } = await regulation();
    return {
      ...{ ...rest, stored, page: page.replace('/text', '/dates'), holding: 'until' },
      ...{ mine: { until: '2098-01-01T00:00' }, wrong: { until: '2020-01-01T00:00' } },
      theirs: () => saveRegulation({ level: 60 }),
    };
  },
  '/admin/regulations/:regulationId/take-back': async () => {
    const { page, stored, ...rest } = await regulation();
    return {
      ...{ ...rest, stored, page: page.replace('/text', '/take-back'), holding: 'seen' },
      ...{ mine: { sure: 'yes' }, theirs: () => saveRegulation({ level: 60 }) },
    };
  },
  '/admin/:id/tournaments/:tournamentId/rounds/paste': async () => {
    const event = await runningEvent(['ハルカ', 'ケンタ', 'ソラマメ', 'アカリ']);
    const page = `${event.desk}/rounds/paste`;
    const typed = (text: string) => ({
      ...{ text, read: textDigest(text), intent: 'publish', seen: '0', round: '1' },
    });
    return {
      ...{ who: staff, page, holding: 'text', stored: () => pairsOf(event) },
      theirs: typed('1卓 ハルカ vs ケンタ\n2卓 ソラマメ vs アカリ'),
      mine: typed('1卓 ハルカ vs アカリ\n2卓 ソラマメ vs ケンタ'),
    };
  },
  '/admin/:id/tournaments/:tournamentId/rounds/blocks': async () => {
    const event = await runningEvent(['ハルカ', 'ケンタ', 'ソラマメ', 'アカリ']);
    const typed = { intent: 'draw', count: '1' };
    return {
      ...{ who: staff, page: `${event.desk}/rounds/blocks`, holding: 'apart' },
      ...{ theirs: { ...typed, advance: '1' }, mine: { ...typed, advance: '3' } },
      stored: async () => db.select().from(stages).where(eq(stages.tournamentId, event.tournamentId)),
    };
  },
  '/admin/:id/tournaments/:tournamentId/rounds/bracket': async () => {
    const event = await runningEvent(['ハルカ', 'ケンタ', 'ソラマメ', 'アカリ']);
    return {
      ...{ who: staff, page: `${event.desk}/rounds/bracket`, holding: 'seeds' },
      theirs: { intent: 'publish' },
      mine: { intent: 'publish', hasThird: 'on', seeds: 'アカリ\nハルカ\nケンタ\nソラマメ' },
      stored: () => pairsOf(event),
    };
  },
  '/admin/:id/tournaments/:tournamentId/rounds/matches/:matchId': async () => {
    const event = await runningEvent(['ハルカ', 'ケンタ']);
    const text = '1卓 ハルカ vs ケンタ';
    const paste = { text, read: textDigest(text), intent: 'publish', seen: '0', bestOf: '3', round: '1' };
    await staff.post(`${event.desk}/rounds/paste`, paste);
    const [match] = await event.matches();
    return {
      ...{ who: staff, page: `${event.desk}/rounds/matches/${match?.id}`, holding: 'revision' },
      ...{ theirs: { outcome: 'b2-0' }, mine: { outcome: 'a2-1' } },
      stored: async () => (await event.matches()).map(({ winner, gamesB }) => [winner, gamesB]),
    };
  },
};

/** Shown merged, field by field, in tests of their own. */
const merged = {
  'stored-forms.test.ts': [
    '/mypage',
    '/mypage/notices',
    '/admin/:id/settings',
    '/admin/:id/settings/webhooks/:webhookId',
    '/admin/:id/members/:userId',
    '/admin/:id/tournaments/:tournamentId/entrants/:act?',
    '/admin/:id/tournaments/:tournamentId/entrants/:entrantId/edit',
  ],
  'sheet-conflicts.test.ts': [
    '/teams/:teamId/edit',
    '/admin/:id/tournaments/:tournamentId/teams/:teamId/correct',
  ],
  'broadcast-desk.test.ts': ['/admin/:id/streaming-input/:act?'],
  'rounds.test.ts': ['/teams/:teamId/match/:act?'],
};

it('knows of every form with a version how it answers what is outdated', () => {
  const versioned = Object.entries(storedForms).flatMap(([path, kept]) =>
    kept === 'versioned' ? [path] : [],
  );
  expect([...Object.keys(forms), ...Object.values(merged).flat()].sort()).toEqual(versioned.sort());
});

const isTold = (response: Response) =>
  response.status === 409 || /toast=error/.test(response.headers.getSetCookie().join());

it.each(Object.keys(forms))(
  '%s, opened before another changed it, changes nothing in silence',
  async (path) => {
    const form = await forms[path]?.();
    if (!form) throw new Error('No such form.');
    const { who, page, to = page, holding, mine, wrong, theirs, stored } = form;
    const opened = filledForm(await who.html(page), holding);
    const other = filledForm(await who.html(page), holding);
    expect([...opened.keys()]).toContain(holding);
    if (typeof theirs === 'function') await theirs();
    else {
      const before = await stored();
      const saved = await who.post(to, bodyOf(other, theirs));
      expect([saved.status, isTold(saved)]).toEqual([302, false]);
      expect(await stored()).not.toEqual(before);
    }
    const kept = await stored();

    let mineNow = opened;
    if (wrong) {
      const refused = await who.post(to, bodyOf(opened, { ...mine, ...wrong }));
      expect([refused.status, await stored()]).toEqual([422, kept]);
      mineNow = filledForm(partOf(await refused.text(), who), holding);
      expect([...mineNow.keys()]).toContain(holding);
    }
    const late = await who.post(to, bodyOf(mineNow, mine));
    expect(isTold(late), `answered with ${late.status}`).toBe(true);
    expect(await stored()).toEqual(kept);
  },
);

// New dates are shown first; what saves them is the form of the text.
it.each(Object.keys(forms).filter((path) => !path.endsWith('/dates')))(
  '%s, pressed twice by one person, is done once and never a conflict',
  async (path) => {
    const form = await forms[path]?.();
    if (!form) throw new Error('No such form.');
    const { who, page, to = page, holding, mine, stored, isAnew = false } = form;
    const before = await stored();
    const opened = filledForm(await who.html(page), holding);
    const first = await who.post(to, bodyOf(opened, mine));
    const kept = await stored();
    expect([first.status, isTold(first)]).toEqual([302, false]);
    expect(kept).not.toEqual(before);
    const again = await who.post(to, bodyOf(opened, mine));
    expect([again.status, isTold(again)]).toEqual([302, false]);
    expect(again.headers.get('Location')).toEqual(first.headers.get('Location'));
    if (!isAnew) expect(await stored()).toEqual(kept);
  },
);
