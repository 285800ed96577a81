import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStandings, type StandingsReading } from '~/results/pasting/read-standings';
import { excelCsv, limitlessCsv, limitlessJson, rk9Table, sheetsTable, tom, tonamelTable } from './layouts';

const seed = 20261123;
const names = [
  'Haruka',
  'ケンタ',
  'Leon, K.',
  '山田 太郎',
  'The "Ace"',
  'Ana; B',
  '=1+1',
  'JP',
  '9',
  'Drop',
  "O'Neill",
];
const teams = names.map((displayName, at) => ({ id: `team${at}`, displayName, tonamelId: `Tnm${at}x` }));

interface Told {
  team: number;
  rank: number;
  wins: number;
  losses: number;
  ties: number;
  dropped: boolean;
}
type Column = keyof typeof columns;
// Written apart from what reads them: how people and programs say each of these.
const columns = {
  rank: {
    heads: ['Place', 'Rank', '順位', 'Standing'],
    cells: ({ rank }: Told) => [`${rank}`, `${rank}位`, `${rank}.`],
  },
  name: { heads: ['Player', 'Name', '名前'], cells: ({ team }: Told) => [names[team] ?? ''] },
  id: { heads: ['Tonamel ID', 'tonamel_id'], cells: ({ team }: Told) => [`Tnm${team}x`] },
  wins: { heads: ['Wins', 'W', '勝'], cells: ({ wins }: Told) => [`${wins}`] },
  losses: { heads: ['Losses', 'L', '敗'], cells: ({ losses }: Told) => [`${losses}`] },
  ties: { heads: ['Ties', '分'], cells: ({ ties }: Told) => [`${ties}`] },
  record: {
    heads: ['Record', '勝敗', '成績'],
    cells: ({ wins, losses, ties }: Told) => [
      `${wins}-${losses}-${ties}`,
      `${wins} - ${losses} - ${ties}`,
      `${wins}勝${losses}敗${ties}分`,
      `${wins}/${losses}/${ties} (${3 * wins + ties})`,
    ],
  },
  drop: {
    heads: ['Drop', 'ドロップ'],
    cells: ({ dropped }: Told) => (dropped ? ['Drop', '1', '○', 'x'] : ['', '-', 'no']),
  },
  country: { heads: ['Country', '国'], cells: () => ['JP', 'GB', '9-1-0', '1'] },
  points: { heads: ['Points', 'OMW%', 'Opp Res%'], cells: () => ['27', '62.5%', ''] },
};
const sensible: Column[][] = [
  ['rank', 'name', 'country', 'record', 'points', 'drop'],
  ['rank', 'name', 'wins', 'losses', 'ties'],
  ['rank', 'id', 'record', 'drop'],
  ['rank', 'id', 'name', 'wins', 'losses', 'ties', 'record', 'points', 'drop'],
];
const quoted = (cell: string, delimiter: string) =>
  cell.includes(delimiter) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;

const told = fc
  .uniqueArray(fc.nat(teams.length - 1), { minLength: 1 })
  .chain((order) =>
    fc.tuple(
      ...order.map((team, at) =>
        fc
          .tuple(fc.nat(12), fc.nat(12), fc.nat(3), fc.boolean())
          .map(
            ([wins, losses, ties, dropped]): Told => ({ team, rank: at + 1, wins, losses, ties, dropped }),
          ),
      ),
    ),
  );
const sheet = fc
  .tuple(
    fc.constantFrom(...sensible).chain((each) => fc.shuffledSubarray(each, { minLength: each.length })),
    told,
    fc.array(fc.nat(11), { minLength: 60, maxLength: 60 }),
    fc.constantFrom('\t', ';', ','),
    fc.constantFrom('\n', '\r\n'),
  )
  .map(([shown, lines, picks, delimiter, end]) => {
    let pick = 0;
    const one = (from: readonly string[]) => from[(picks[pick++ % picks.length] ?? 0) % from.length] ?? '';
    const head = shown.map((column) => one(columns[column].heads));
    const cells = lines.map((line) => shown.map((column) => one(columns[column].cells(line))));
    return { shown, lines, head, cells, delimiter, end };
  });
const written = ({ delimiter, end }: { delimiter: string; end: string }, rows: string[][]) =>
  rows.map((row) => row.map((cell) => quoted(cell, delimiter)).join(delimiter)).join(end);
const expected = (line: Told, shown: Column[]) => [
  `team${line.team}`,
  {
    record: { wins: line.wins, losses: line.losses, ties: line.ties },
    rank: line.rank,
    dropped: shown.includes('drop') ? line.dropped : null,
    disqualified: null,
  },
];
const rowsOf = ({ rows }: StandingsReading) => rows.map(({ teamId, standing }) => [teamId, standing]);

describe('any standings', () => {
  it('are read as they were meant, in any order of columns and any delimiter', () => {
    fc.assert(
      fc.property(sheet, ({ shown, lines, head, cells, ...how }) => {
        const reading = readStandings(written(how, [head, ...cells]), teams);
        expect([reading.ready, reading.problems, reading.gaps]).toEqual([true, [], []]);
        expect(rowsOf(reading)).toEqual(lines.map((line) => expected(line, shown)));
      }),
      { seed, numRuns: 1500 },
    );
  });

  it('with a cell that says something else lose that line, say so, and keep the others as they are', () => {
    const odd = fc.constantFrom(
      ...[
        'JP',
        '-3',
        '1e1',
        '2.5',
        '6²',
        '①',

        'Sep-1',
        '9月1日',
        '2026/9/1',
        '09-01',
        '12:30:00',
        '7勝',
        '9-1-0-1',
      ],
      ...[
        '71%',
        '6-1 (71%)',
        'T8x',
        'ベスト7',
        '8-5',
        '100',
        '9 1 0',
        '?',
        'DQ?',
        'true story',
        '#REF!',
        '٣',
      ],
    );
    let lost = 0;
    fc.assert(
      fc.property(sheet, odd, fc.nat(), fc.nat(), ({ shown, lines, head, cells, ...how }, cell, row, at) => {
        const values = shown.filter((column) => !['name', 'id', 'country', 'points'].includes(column));
        const column = values[at % values.length] ?? 'rank';
        // A place of 100 and a record of 8-5 are nothing odd.
        fc.pre(!(column === 'rank' && cell === '100') && !(column === 'record' && cell === '8-5'));
        const hit = row % lines.length;
        const damaged = cells.map((line, index) =>
          index === hit ? line.map((text, of) => (of === shown.indexOf(column) ? cell : text)) : line,
        );
        const reading = readStandings(written(how, [head, ...damaged]), teams);
        expect(rowsOf(reading)).toEqual(
          lines.filter((_, index) => index !== hit).map((line) => expected(line, shown)),
        );
        expect([reading.ready, reading.problems.map(({ line, cell }) => `${line} ${cell}`)]).toEqual([
          false,
          [`${hit + 2} ${cell}`],
        ]);
        lost++;
      }),
      { seed, numRuns: 1500 },
    );
    expect(lost).toBeGreaterThan(1000);
  });

  it('with a cell too many or too few never take a number for another', () => {
    fc.assert(
      fc.property(
        sheet,
        fc.nat(),
        fc.nat(),
        fc.boolean(),
        ({ shown, lines, head, cells, ...how }, row, at, add) => {
          fc.pre(lines.length > 1);
          const hit = row % lines.length;
          const damaged = cells.map((line, index) =>
            index === hit ? line.toSpliced(at % line.length, add ? 0 : 1, ...(add ? ['JP'] : [])) : line,
          );
          const reading = readStandings(written(how, [head, ...damaged]), teams);
          // The line itself is lost, or read as it was meant where the change is behind all that counts.
          for (const row of rowsOf(reading))
            expect(lines.map((line) => expected(line, shown))).toContainEqual(row);
          expect(reading.rows.length).toBeGreaterThanOrEqual(lines.length - 1);
          if (add)
            expect(reading).toMatchObject({ ready: false, problems: [{ line: hit + 2, reason: 'extra' }] });
        },
      ),
      { seed, numRuns: 1000 },
    );
  });

  it('survive being cut, doubled and shuffled: nothing is thrown, nobody is there twice, every line is told', () => {
    const all = [excelCsv, limitlessCsv, limitlessJson, rk9Table, sheetsTable, tom, tonamelTable];
    const damage = fc.tuple(fc.nat(), fc.nat(40), fc.oneof(fc.constant(''), fc.string({ maxLength: 6 })));
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.array(damage, { minLength: 1, maxLength: 4 }),
        (text, damages) => {
          let torn = text;
          for (const [at, length, put] of damages) {
            const from = at % (torn.length + 1);
            torn = torn.slice(0, from) + put + torn.slice(from + length);
          }
          const reading = readStandings(torn, teams);
          const ids = reading.rows.map(({ teamId }) => teamId);
          expect(new Set(ids).size).toBe(ids.length);
          if (reading.faults.length > 0) expect([ids, reading.ready]).toEqual([[], false]);
          for (const { standing } of reading.rows) {
            const numbers = [standing.rank, ...Object.values(standing.record ?? {})].filter(
              (each) => each !== null,
            );
            expect(numbers.every((each) => Number.isInteger(each) && each >= 0 && each <= 9999)).toBe(true);
          }
        },
      ),
      { seed, numRuns: 1500 },
    );
  });
});
