import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadStrings, translatorFor } from '~/locales/i18n';
import { ja } from '~/locales/ja';
import { leagueRows } from '~/results/league-table';
import { readStandings } from '~/results/pasting/read-standings';
import type { Result } from '~/results/result';
import { csvFile, tsvText } from '~/text/write-csv';

loadStrings('ja', ja);
const t = translatorFor('ja');
const teamOf = (name: string) => ({
  id: `sheet${name}`,
  displayName: `選手 ${name}`,
  tonamelId: `${name}Xy9`,
});

interface Player {
  id: string;
  displayName: string;
  tonamelId: string;
  result: Result;
}

/** Blocks of players, each pair of which played or not, by a count of its own. */
const blocks = fc
  .array(fc.integer({ min: 2, max: 6 }), { minLength: 1, maxLength: 4 })
  .chain((sizes) =>
    fc.tuple(
      ...sizes.map((size) =>
        fc.array(fc.nat(4), { minLength: 15, maxLength: 15 }).map((played) => ({ size, played })),
      ),
    ),
  );

function playersOf(given: readonly { size: number; played: number[] }[]): Player[] {
  return given.flatMap(({ size, played }, block) => {
    const names = Array.from({ length: size }, (_, at) => `b${block}p${at}`);
    const cells = names.map(() => new Map<string, string>());
    let turn = 0;
    for (let one = 0; one < size; one++)
      for (let other = one + 1; other < size; other++) {
        // The first pair of each player has played, so that the block holds together.
        const outcome = one === 0 ? (played[turn] ?? 0) % 3 : (played[turn] ?? 0);
        turn += 1;
        const [mine, theirs] =
          [
            ['○2-1', '×1-2'],
            ['×', '○'],
            ['△', '△'],
          ][outcome] ?? [];
        if (mine) cells[one]?.set(names[other] ?? '', mine);
        if (theirs) cells[other]?.set(names[one] ?? '', theirs);
      }
    return names.map((name, at) => {
      const own = [...(cells[at] ?? [])];
      const count = (sign: string) => own.filter(([, cell]) => cell.startsWith(sign)).length;
      const games = own.map(([opponent, cell]) => `sheet${opponent}:${cell}`).join(' ');
      const record = { wins: count('○'), losses: count('×'), ties: count('△') };
      return { ...teamOf(name), result: { ...record, rank: null, outcome: null, games } };
    });
  });
}

const gamesIn = (text: string | null | undefined) => (text ?? '').split(' ').sort();

describe('league tables', () => {
  it.each([
    ['CSV', csvFile],
    ['TSV', tsvText],
  ] as const)('of several blocks go out as %s and in again unchanged', (_, write) => {
    fc.assert(
      fc.property(blocks, (given) => {
        const players = playersOf(given);
        const read = readStandings(write(leagueRows(t, players)), players);
        expect([read.faults, read.ready]).toEqual([[], true]);
        const back = read.rows.map(({ teamId, standing: { record, games } }) => [
          teamId,
          record,
          gamesIn(games),
        ]);
        const told = players.map(({ id, result: { wins, losses, ties, games } }) => [
          id,
          { wins, losses, ties },
          gamesIn(games),
        ]);
        expect(back.toSorted()).toEqual(told.toSorted());
      }),
      { numRuns: 300 },
    );
  });

  const three = ['a', 'b', 'c', 'd'].map(teamOf);
  const table = (record: string) => `\t選手 a\t選手 b\t成績\n選手 a\t＼\t○\t${record}\n選手 b\t×\t＼\t0-1`;

  it('tell a record that their games do not make', () => {
    const { rows, problems, ready } = readStandings(table('2-0'), three);
    expect(rows.map(({ teamId }) => teamId)).toEqual(['sheetb']);
    expect(problems.map(({ line, reason, cell }) => [line, reason, cell])).toEqual([[2, 'disagree', '2-0']]);
    expect(ready).toBe(false);
    expect(readStandings(table('1-0'), three).ready).toBe(true);
  });

  it('tell numbers that their games do not make', () => {
    const text = '\t勝\t敗\t選手 a\t選手 b\n選手 a\t3\t0\t＼\t○\n選手 b\t0\t1\t×\t＼';
    expect(readStandings(text, three).problems.map(({ reason }) => reason)).toEqual(['disagree']);
  });

  it('below each other keep the games of each block to itself', () => {
    const text =
      '\t選手 a\t選手 b\n選手 a\t＼\t○\n選手 b\t×\t＼\n\n\t選手 c\t選手 d\n選手 c\t＼\t×1-2\n選手 d\t○2-1\t＼';
    const { rows, ready } = readStandings(text, three);
    expect(rows.map(({ teamId, standing }) => [teamId, standing.games])).toEqual([
      ['sheeta', 'sheetb:○'],
      ['sheetb', 'sheeta:×'],
      ['sheetc', 'sheetd:×1-2'],
      ['sheetd', 'sheetc:○2-1'],
    ]);
    expect(ready).toBe(true);
  });
});
