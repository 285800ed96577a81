import { describe, expect, it } from 'vitest';
import { type ListedEntrant, matchEntrants, type NamedSheet } from '~/entrants/match-entrants';
import { mentionOf, missingOf, rosterOf } from '~/entrants/roster';

const entrant = (id: string, name: string, more: Partial<ListedEntrant> = {}): ListedEntrant => ({
  ...{ id, name, tonamelId: '', discordId: '', teamSheetId: null, otherSheetIds: [] },
  ...more,
});
const sheet = (id: string, displayName: string, more: Partial<NamedSheet> = {}): NamedSheet => ({
  ...{ id, displayName, tonamelId: '', discordId: '' },
  ...more,
});

/** `sheet=entrant/by` of what is sure, `sheet?entrant/reason` of what is asked, `sheet!` of what is nobody's. */
function told(entrants: ListedEntrant[], sheets: NamedSheet[]): string[] {
  const { entrantOf, doubts, unlisted } = matchEntrants(entrants, sheets);
  return [
    ...[...entrantOf].map(([sheetId, { entrantId, by }]) => `${sheetId}=${entrantId}/${by}`),
    ...doubts.map(({ sheetId, entrantId, reason }) => `${sheetId}?${entrantId}/${reason}`),
    ...unlisted.map((sheetId) => `${sheetId}!`),
  ].sort();
}

const haruka = { tonamelId: 'Hrk4Tm', discordId: 'haruka_vgc' };

describe('whose a sheet is', () => {
  it.each<[string, ListedEntrant[], NamedSheet[], string[]]>([
    [
      'by the Tonamel ID of any width and case',
      [entrant('e', 'x', haruka)],
      [sheet('s', 'y', { tonamelId: ' ｈＲＫ4tm' })],
      ['s=e/tonamelId'],
    ],
    [
      'by the Discord ID, with its @ or without',
      [entrant('e', 'x', { discordId: '@Haruka_VGC' })],
      [sheet('s', 'y', haruka)],
      ['s=e/discordId'],
    ],
    [
      'by the Tonamel ID before the Discord ID',
      [entrant('a', 'x', { tonamelId: 'Hrk4Tm' }), entrant('b', 'y', { discordId: 'haruka_vgc' })],
      [sheet('s', 'z', haruka)],
      ['s=a/tonamelId'],
    ],
    [
      'by the name of any width, case and kana',
      [entrant('a', 'ハルカ'), entrant('b', 'Kenta  Y')],
      [sheet('s', 'はるか'), sheet('r', 'ｋｅｎｔａ ｙ')],
      ['r=b/name', 's=a/name'],
    ],
    [
      'not by an ID that says that there is none',
      [entrant('e', 'あ', { discordId: 'なし' })],
      [sheet('s', 'い', { discordId: '無し' }), sheet('r', 'う', { discordId: 'なし' })],
      ['r!', 's!'],
    ],
    [
      'two sheets of one ID are one entrant’s',
      [entrant('e', 'x', haruka)],
      [sheet('s', 'a', haruka), sheet('r', 'b', haruka)],
      ['r=e/tonamelId', 's=e/tonamelId'],
    ],
    [
      'asked of an ID that two entrants have',
      [entrant('a', 'x', haruka), entrant('b', 'y', haruka)],
      [sheet('s', 'x', haruka)],
      ['s?a/sameId', 's?b/sameId'],
    ],
    [
      'asked of a name on the list twice',
      [entrant('a', 'ハルカ'), entrant('b', 'はるか')],
      [sheet('t', 'ﾊﾙｶ')],
      ['t?a/sameName', 't?b/sameName'],
    ],
    [
      'told by the name to the letter, of two who sound the same',
      [entrant('a', 'さとう'), entrant('b', 'サトウ'), entrant('c', 'なぎ'), entrant('d', 'ナギ')],
      [sheet('s', 'サトウ'), sheet('t', 'さとう'), sheet('u', 'ナギ')],
      ['s=b/name', 't=a/name', 'u=d/name'],
    ],
    [
      'asked of a name on two sheets',
      [entrant('a', 'ハルカ')],
      [sheet('s', 'ハルカ'), sheet('r', 'ハルカ')],
      ['r?a/sameName', 's?a/sameName'],
    ],
    [
      'asked where the name agrees and the IDs do not',
      [entrant('a', 'ハルカ', { tonamelId: 'Other1' })],
      [sheet('s', 'ハルカ', haruka)],
      ['s?a/otherIds'],
    ],
    [
      'asked of a name that is a letter apart, has a word more, or is in another order',
      [entrant('a', 'Takahashi'), entrant('b', 'ケンタ'), entrant('c', 'John Smith')],
      [sheet('q', 'Takahasi'), sheet('r', 'ケンタ@大阪'), sheet('s', 'Smith, John')],
      ['q?a/nearName', 'r?b/nearName', 's?c/nearName'],
    ],
    [
      'not asked of another short name, nor of a near one with other IDs',
      [entrant('a', 'ハルカ'), entrant('b', 'Takahashi', { tonamelId: 'Other1' })],
      [sheet('r', 'ハルナ'), sheet('s', 'Takahasi', haruka)],
      ['r!', 's!'],
    ],
    [
      'as staff say, whatever the IDs',
      [entrant('a', 'x', { teamSheetId: 's' }), entrant('b', 'y', haruka)],
      [sheet('s', 'y', haruka)],
      ['s=a/staff'],
    ],
    [
      'not theirs of whom staff say so, which leaves the other',
      [entrant('a', 'ハルカ', { otherSheetIds: ['s'] }), entrant('b', 'ハルカ')],
      [sheet('s', 'ハルカ')],
      ['s=b/name'],
    ],
    [
      'somebody else’s, once said of all who may be meant',
      [entrant('a', 'ハルカ', { otherSheetIds: ['s'], ...haruka })],
      [sheet('s', 'ハルカ', haruka)],
      ['s!'],
    ],
    [
      'told again where the sheet that staff chose is gone',
      [entrant('a', 'ハルカ', { teamSheetId: 'gone' })],
      [sheet('s', 'ハルカ')],
      ['s=a/name'],
    ],
    [
      'nobody’s where who has the name has submitted',
      [entrant('a', 'ハルカ', haruka)],
      [sheet('s', 'ハルカ', haruka), sheet('r', 'ハルカ', { tonamelId: 'Other1' })],
      ['r!', 's=a/tonamelId'],
    ],
  ])('%s', (_, entrants, sheets, expected) => {
    expect(told(entrants, sheets)).toEqual(expected.sort());
  });
});

/** Seeded, so that a failure can be seen again. */
function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    next,
    below: (n: number) => Math.floor(next() * n),
    pick: <T>(of: readonly T[]) => of[Math.floor(next() * of.length)] as T,
  };
}

// People are numbers here; how they are written is drawn by hand, so that no folding of ours decides what is the same.
const spellings: string[][] = [
  ['ハルカ', 'はるか', 'ﾊﾙｶ', 'ハル カ'],
  ['Ken', 'KEN', 'ｋｅｎ', 'k e n'],
  ['ミオ', 'みお', 'ﾐｵ', ' みお '],
  ['Zed', 'ZED', 'ｚｅｄ', 'zed'],
];
const ids: string[][] = [
  [''],
  ['なし', '-', 'none', ''],
  ['Ab12', 'AB12', 'ａｂ12', '@ab12'],
  ['q_x', 'Q_X', '＠q_x', ' q_x'],
  ['zz9', 'ZZ9', 'Ｚｚ９', '@zz9'],
];
interface Drawn {
  id: string;
  name: number;
  /** How the name is written. */
  written: string;
  tonamel: number;
  discord: number;
}

/** The rules as they are told, looking at every pair as often as it takes. */
function slowly(entrants: (Drawn & { staff?: string; not: string[] })[], sheets: Drawn[]) {
  const said = new Map<string, string>();
  const asked: string[] = [];
  const isAsked = new Set<string>();
  for (const e of entrants)
    if (e.staff && sheets.some((s) => s.id === e.staff) && !said.has(e.staff)) said.set(e.staff, e.id);
  for (const by of ['tonamel', 'discord'] as const)
    for (const s of sheets) {
      if (said.has(s.id) || isAsked.has(s.id) || s[by] < 2) continue;
      const who = entrants.filter((e) => e[by] === s[by] && !e.not.includes(s.id));
      if (who.length === 1) said.set(s.id, who[0]?.id ?? '');
      if (who.length > 1) {
        isAsked.add(s.id);
        asked.push(...who.slice(0, 5).map((e) => `${s.id}?${e.id}`));
      }
    }
  const freeNow = () => entrants.filter((e) => ![...said.values()].includes(e.id));
  const openNow = () => sheets.filter((s) => !said.has(s.id) && !isAsked.has(s.id));
  const isSame = (one: Drawn) => (other: Drawn) => one.written.trim() === other.written.trim();
  const differs = (one: Drawn, other: Drawn) =>
    (['tonamel', 'discord'] as const).some((by) => one[by] > 1 && other[by] > 1 && one[by] !== other[by]);
  const [unmet, unsaid] = [freeNow(), openNow()];
  for (const s of unsaid) {
    const [only, ...more] = unmet.filter(isSame(s));
    if (!only || more.length > 0 || unsaid.filter(isSame(s)).length > 1) continue;
    if (!only.not.includes(s.id) && !differs(only, s)) said.set(s.id, only.id);
  }
  const [free, open] = [freeNow(), openNow()];
  for (const s of open) {
    const who = free.filter((e) => e.name === s.name && !e.not.includes(s.id));
    const [only] = who;
    if (!only) continue;
    const rivals = open.filter((r) => r.name === s.name && !only.not.includes(r.id));
    if (who.length === 1 && rivals.length === 1 && !differs(only, s)) said.set(s.id, only.id);
    else asked.push(...who.slice(0, 5).map((e) => `${s.id}?${e.id}`));
  }
  return [...[...said].map(([s, e]) => `${s}=${e}`), ...asked].sort();
}

describe('matching', () => {
  it('says what a slow reading of the rules says, of three thousand lists', () => {
    for (let seed = 1; seed <= 3000; seed++) {
      const { below, pick, next } = randomOf(seed);
      const draw = (id: string): Drawn => {
        const name = below(4);
        const written = pick(spellings[name] ?? []);
        return { ...{ id, name, written }, tonamel: below(5), discord: below(5) };
      };
      const sheets = Array.from({ length: below(6) }, (_, at) => draw(`s${at}`));
      const entrants = Array.from({ length: below(6) }, (_, at) => ({
        ...draw(`e${at}`),
        staff: next() < 0.15 ? `s${below(7)}` : undefined,
        not: sheets.filter(() => next() < 0.12).map(({ id }) => id),
      }));
      const texts = ({ written, tonamel, discord }: Drawn) => ({
        name: written,
        tonamelId: pick(ids[tonamel] ?? []),
        discordId: pick(ids[discord] ?? []),
      });
      const { entrantOf, doubts } = matchEntrants(
        entrants.map((e) => ({ ...e, ...texts(e), teamSheetId: e.staff ?? null, otherSheetIds: e.not })),
        sheets.map((s) => {
          const { name, ...given } = texts(s);
          return { id: s.id, displayName: name, ...given };
        }),
      );
      const fast = [
        ...[...entrantOf].map(([s, { entrantId }]) => `${s}=${entrantId}`),
        ...doubts.filter(({ reason }) => reason !== 'nearName').map((d) => `${d.sheetId}?${d.entrantId}`),
      ].sort();
      expect([seed, fast]).toEqual([seed, slowly(entrants, sheets)]);
    }
  });

  it.each([
    ['of everybody’s own', (at: number) => `Player ${at} ハルカ`],
    ['of one name alone', () => 'ハルカ'],
    ['of names a letter apart', (at: number) => `aaaa${'abcdefghij'[at % 10]}`],
  ])('takes the time of both lists, not of their pairs: names %s', (_, nameOf) => {
    const entrants = Array.from({ length: 2000 }, (_, at) => entrant(`e${at}`, nameOf(at)));
    const sheets = Array.from({ length: 2000 }, (_, at) => sheet(`s${at}`, `${nameOf(at)}x`));
    const again = sheets.map((each, at) => ({ ...each, displayName: nameOf(at) }));
    // Of the processor alone, as others work beside it: four times as many take some four times as long, not sixteen.
    const cost = (n: number) => {
      const times = [0, 1, 2, 3].map(() => {
        const before = process.cpuUsage();
        matchEntrants(entrants.slice(0, n), sheets.slice(0, n));
        matchEntrants(entrants.slice(0, n), again.slice(0, n));
        return process.cpuUsage(before).user;
      });
      return Math.min(...times);
    };
    cost(500);
    expect(cost(2000)).toBeLessThan(12 * cost(500) + 30_000);
  });
});

describe('a roster', () => {
  const row = (id: string, name: string, more = {}) => ({
    ...entrant(id, name),
    ...{ seat: '', droppedAt: null, checkedInAt: null, ...more },
  });
  it('counts who is in, and not who has dropped', () => {
    const { counts, entrants, unlisted } = rosterOf(
      [
        row('a', 'ハルカ', { checkedInAt: new Date() }),
        row('b', 'ケンタ'),
        row('c', 'ソウタ', { droppedAt: new Date(), checkedInAt: new Date() }),
        row('d', 'アカリ', { tonamelId: 'X1' }),
      ],
      [sheet('s', 'ハルカ'), sheet('r', 'アカリ', { tonamelId: 'Y2' }), sheet('q', 'だれか')],
    );
    expect(counts).toEqual({
      ...{
        listed: 3,
        submitted: 1,
        doubtful: 1,
        missing: 1,
        checkedIn: 1,
        dropped: 1,
        unlisted: 1,
        asked: 1,
      },
    });
    expect(missingOf(entrants).map(({ name }) => name)).toEqual(['ケンタ']);
    expect(unlisted.map(({ id }) => id)).toEqual(['q']);
  });

  it.each([
    ['', 'ハルカ'],
    ['haruka', '@haruka'],
    ['@haruka', '@haruka'],
    ['123456789012345678', '<@123456789012345678>'],
  ])('mentions %j as %s', (discordId, expected) => {
    expect(mentionOf({ name: 'ハルカ', discordId })).toBe(expected);
  });
});
