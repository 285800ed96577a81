import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvFile, tsvText, unguarded } from '~/text/write-csv';
import { awkward } from './spreadsheets';

const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(...awkward, '\t=1', '\n@x'),
);
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });

describe.each([
  ['CSV', csvFile, ','],
  ['TSV', tsvText, '\t'],
])('a table as %s', (_, write, delimiter) => {
  const read = (text: string) =>
    Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { delimiter, newline: '\r\n' }).data.slice(0, -1);

  it('holds no formula, and every cell as it was', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const cells = read(write(rows));
        for (const each of cells.flat()) expect(each).not.toMatch(/^(?:[\t\r]|\s*[=+\-@＝＋－＠])/);
        expect(cells.map((row) => row.map(unguarded))).toEqual(
          // A blank that a spreadsheet would take for the beginning of something else stays guarded.
          rows.map((row) =>
            row.map((each) => (/^[\t\r](?!\s*[=+\-@＝＋－＠])/.test(each) ? `'${each}` : each)),
          ),
        );
      }),
      { seed: 4, numRuns: 1000 },
    );
  });
});
