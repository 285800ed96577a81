import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { en } from '~/locales/en';
import { loadStrings, translatorFor } from '~/locales/i18n';
import { ja } from '~/locales/ja';
import { standingRows, standingsJson } from '~/results/export-standings';
import { readStandings } from '~/results/pasting/read-standings';
import { standingsTdf } from '~/results/write-tdf';
import { plainText } from '~/text/text';
import { csvFile } from '~/text/write-csv';
import { awkward, spreadsheets } from '../text/spreadsheets';

loadStrings('ja', ja);
loadStrings('en', en);
const csvIn = (locale: 'ja' | 'en') => (of: Parameters<typeof standingRows>[1]) =>
  csvFile(standingRows(translatorFor(locale), of));

const name = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.constantFrom(...awkward, '1', 'Drop'),
);
const count = fc.nat(20);
const standings = fc
  .uniqueArray(
    name.map(plainText).filter((each) => /[\p{L}\p{N}]/u.test(each)),
    {
      minLength: 1,
      maxLength: 12,
      selector: (each) =>
        each
          .normalize('NFKC')
          .toLowerCase()
          .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60)),
    },
  )
  .chain((names) =>
    fc.tuple(
      ...names.map((displayName, at) =>
        fc
          .record({
            displayName: fc.constant(displayName),
            tonamelId: fc.constant(`Tnm${at}x`),
            rank: fc.option(fc.constant(at + 1)),
            record: fc.option(fc.record({ wins: count, losses: count, ties: count })),
            dropped: fc.boolean(),
            disqualified: fc.boolean(),
          })
          .map((each) => (each.disqualified ? { ...each, rank: null } : each)),
      ),
    ),
  );
const teamsOf = (of: readonly { displayName: string; tonamelId: string }[]) =>
  of.map(({ displayName, tonamelId }) => ({ id: tonamelId, displayName, tonamelId }));
const said = ({
  rank,
  record,
  dropped,
  disqualified,
}: {
  rank: unknown;
  record: unknown;
  dropped: unknown;
  disqualified: unknown;
}) => rank !== null || record !== null || dropped || disqualified;

describe('standings that are exported', () => {
  const ways: [how: string, write: (of: Parameters<typeof standingRows>[1]) => string][] = [
    ...Object.entries(spreadsheets).map(([how, change]): (typeof ways)[number] => [
      how,
      (of) => change(standingRows(translatorFor('ja'), of)),
    ]),
    ['English CSV', csvIn('en')],
    ['JSON', (of) => JSON.stringify(standingsJson(of))],
  ];
  it.each(ways)('%s are read again, every one as it was', (_, write) => {
    fc.assert(
      fc.property(standings, (of) => {
        const { rows, problems, ready } = readStandings(write(of), teamsOf(of));
        expect([ready, problems.filter(({ reason }) => reason !== 'noResult')]).toEqual([true, []]);
        expect(rows.map(({ teamId, standing }) => ({ teamId, ...standing }))).toEqual(
          of
            .filter(said)
            .map(({ displayName: _, tonamelId, ...standing }) => ({ teamId: tonamelId, ...standing })),
        );
      }),
      { seed: 15, numRuns: 150 },
    );
  });

  it('as a file of TOM give names, places and who did not finish', () => {
    fc.assert(
      fc.property(standings, (of) => {
        const file = standingsTdf({ name: 'Autumn <Cup> & "Friends"\u0000', date: '2026-08-01' }, of);
        const out = (each: (typeof of)[number]) => each.dropped || each.disqualified;
        const expected = of
          .filter((each) => each.rank !== null || out(each))
          .map((each) => [each.tonamelId, out(each) ? null : each.rank, out(each)])
          .sort();
        const { rows, faults, problems } = readStandings(file, teamsOf(of));
        if (expected.length === 0) expect(faults).toEqual([{ reason: 'noStandings' }]);
        else expect([faults, problems]).toEqual([[], []]);
        expect(rows.map(({ teamId, standing }) => [teamId, standing.rank, standing.dropped]).sort()).toEqual(
          expected,
        );
        expect(rows.every(({ standing }) => standing.record === null)).toBe(true);
        expect(file).not.toMatch(/birth/i);
      }),
      { seed: 15, numRuns: 500 },
    );
  });
});
