import { describe, expect, it } from 'vitest';
import { countMarks, filterTeams, type ListedTeam, markTeams, type TeamQuery } from '~/judging/listed-team';

const deadline = new Date('2026-11-21T00:00:00Z');
const now = new Date('2026-11-21T03:00:00Z');
const at = (hours: number) => new Date(deadline.getTime() + hours * 3_600_000);

let made = 0;
const team = (change: Partial<ListedTeam> = {}): ListedTeam => {
  made += 1;
  return {
    id: `team${made}`,
    displayName: `プレイヤー${made}`,
    tonamelId: `Tn${made}`,
    discordId: `player_${made}`,
    species: ['garchomp', 'incineroar', 'landorustherian'],
    revision: 1,
    submittedAt: at(-24 - made),
    revisedAt: null,
    correctedAt: null,
    unlockedUntil: null,
    withdrawnAt: null,
    readingState: 'done',
    findings: 0,
    isUnsure: false,
    hasUnlistedNames: false,
    hasReadableBlanks: false,
    hasOtherBlanks: false,
    checkedRevision: null,
    noted: { penalties: [], notes: 0 },
    ...change,
  };
};
const marksOf = (change: Partial<ListedTeam>, others: ListedTeam[] = []) =>
  markTeams([team(change), ...others], { submissionDeadlineAt: deadline }, now)[0]?.marks;

describe('a team of the list', () => {
  const table: [string, Partial<ListedTeam>, string[]][] = [
    ['complete', {}, []],
    ['complete, read unsurely: its player typed all of it', { isUnsure: true }, []],
    ['blank, read well', { hasReadableBlanks: true }, []],
    ['checked as it is', { revision: 3, checkedRevision: 3 }, ['checked']],
    ['changed since it was checked', { revision: 4, checkedRevision: 3 }, ['changed']],
    ['a note', { noted: { penalties: [], notes: 1 } }, ['noted']],
    ['a penalty', { noted: { penalties: ['warning'], notes: 0 } }, ['noted']],
    ['blank, read unsurely', { hasReadableBlanks: true, isUnsure: true }, ['uncertain']],
    ['blank, being read', { hasReadableBlanks: true, readingState: 'queued' }, ['missing']],
    ['blank, not readable', { hasReadableBlanks: true, readingState: 'failed' }, ['uncertain', 'missing']],
    ['blank, without an image', { hasReadableBlanks: true, readingState: null }, ['missing', 'noImage']],
    ['complete, without an image', { readingState: null }, ['noImage']],
    ['without a Tera type, which no image shows', { hasOtherBlanks: true }, ['missing']],
    ['in the last moment', { submittedAt: new Date(deadline.getTime() - 1) }, []],
    ['at the deadline', { submittedAt: deadline }, ['late']],
    ['revised after the deadline', { revisedAt: at(1) }, ['late']],
    ['unlocked until later', { unlockedUntil: at(4) }, ['unlocked']],
    ['unlocked until now', { unlockedUntil: now }, []],
    ['corrected', { correctedAt: at(1) }, ['corrected']],
    ['against the rules', { findings: 2 }, ['needsLook']],
    ['withdrawn', { withdrawnAt: at(1) }, ['withdrawn']],
  ];
  it.each(table)('%s', (_, change, marks) => {
    expect(marksOf(change)).toEqual(marks);
  });

  it.each([
    ['the same Tonamel ID', { tonamelId: 'AbC' }, { tonamelId: 'AbC' }, true],
    ['it in other letters', { tonamelId: 'AbC' }, { tonamelId: 'ａｂｃ' }, true],
    ['the same Discord ID', { discordId: 'Haru Ka' }, { discordId: 'haruka' }, true],
    ['a Tonamel ID that is another’s Discord ID', { tonamelId: 'AbC' }, { discordId: 'AbC' }, false],
    ['that of a withdrawn team', { tonamelId: 'AbC' }, { tonamelId: 'AbC', withdrawnAt: now }, false],
  ] as const)('with %s', (_, mine, theirs, isDuplicate) => {
    expect(marksOf(mine, [team(theirs)])?.includes('duplicate')).toBe(isDuplicate);
  });
});

describe('the list', () => {
  const teams = markTeams(
    [
      team({
        id: 'a',
        displayName: 'ハルカ',
        tonamelId: 'Hrk4Tm',
        discordId: 'haru_vgc',
        submittedAt: at(-5),
      }),
      team({
        id: 'b',
        displayName: 'ケンタ',
        species: ['charizard'],
        readingState: null,
        submittedAt: at(-3),
      }),
      team({
        id: 'c',
        displayName: 'アカリ',
        species: ['calyrexshadow'],
        findings: 3,
        withdrawnAt: at(-1),
        submittedAt: at(-1),
      }),
      team({
        id: 'd',
        displayName: 'Ｌｅｏｎ',
        species: ['urshifurapidstrike'],
        findings: 1,
        submittedAt: at(-4),
      }),
    ],
    { submissionDeadlineAt: deadline },
    now,
  );
  const found = (query: Partial<TeamQuery>) =>
    filterTeams(teams, { search: '', show: 'all', order: 'newest', ...query }).map(({ id }) => id);

  it.each<[string, Partial<TeamQuery>, string[]]>([
    ['newest first, without the withdrawn', {}, ['b', 'd', 'a']],
    ['by name', { order: 'name' }, ['d', 'b', 'a']],
    ['only the withdrawn', { show: 'withdrawn' }, ['c']],
    ['without an image', { show: 'noImage' }, ['b']],
    ['what the rules do not allow, without the withdrawn', { show: 'needsLook' }, ['d']],
    ['a name in the other kana', { search: 'はるか' }, ['a']],
    ['a name in letters of another width', { search: 'leon' }, ['d']],
    ['a Tonamel ID', { search: 'hrk4' }, ['a']],
    ['a Discord ID', { search: 'haru_' }, ['a']],
    ['a species in Japanese', { search: 'リザードン' }, ['b']],
    ['a species in English, in part', { search: 'urshi' }, ['d']],
    ['a species in romaji', { search: 'gaburiasu' }, ['a']],
    ['a form by its species', { search: 'ランドロス' }, ['a']],
    ['two words, both of which must fit', { search: 'ハルカ ガブリアス' }, ['a']],
    ['two words of two teams', { search: 'ハルカ リザードン' }, []],
    ['nothing', { search: '%_' }, []],
  ])('finds %s', (_, query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it('counts what can be asked for', () => {
    expect(countMarks(teams)).toMatchObject({
      all: 3,
      needsLook: 1,
      noImage: 1,
      withdrawn: 1,
      duplicate: 0,
    });
  });
});
