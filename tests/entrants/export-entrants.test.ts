import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { entrantFields } from '~/entrants/entrant';
import { entrantRows, tshPlayers } from '~/entrants/export-entrants';
import { readEntrants } from '~/entrants/pasted/read-entrants';
import { en } from '~/locales/en';
import { loadStrings, translatorFor } from '~/locales/i18n';
import { ja } from '~/locales/ja';
import { playersTdf } from '~/results/write-tdf';
import { plainText } from '~/text/text';
import { readXml } from '../feeds/read-xml';
import { tom, tomBeforeItIsOver } from '../results/pasting/layouts';
import { awkward, spreadsheets } from '../text/spreadsheets';

loadStrings('ja', ja);
loadStrings('en', en);

const anyName = fc
  .oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 10 }), fc.constantFrom(...awkward))
  .map(plainText)
  .filter((name) => /[\p{L}\p{N}]/u.test(name));
const people = fc
  .uniqueArray(anyName, { minLength: 1, maxLength: 10, selector: (name) => name.normalize('NFKC') })
  .chain((names) =>
    fc.tuple(
      ...names.map((name, at) =>
        fc.record({
          name: fc.constant(name),
          reading: fc.constantFrom('', 'はるか', 'Haruka K.'),
          tonamelId: fc.constantFrom('', `Tnm${at}`),
          discordId: fc.constant(`@player_${at}`),
          twitterId: fc.constantFrom('', `x_${at}`),
          seed: fc.option(fc.integer({ min: 1, max: 9999 })),
          seat: fc.constantFrom('', 'A1', '12', '-3'),
          state: fc.constantFrom('submitted' as const, 'missing' as const, 'doubtful' as const),
          droppedAt: fc.constantFrom(null, new Date(0)),
          checkedInAt: fc.constantFrom(null, new Date(1_790_000_000_000)),
        }),
      ),
    ),
  );
type Person = Parameters<typeof entrantRows>[1][number];
const full = (person: object) =>
  ({ checkedInBy: null, createdAt: new Date(0), ...person }) as unknown as Person;
const valuesOf = (person: Person) => Object.fromEntries(entrantFields.map((field) => [field, person[field]]));

describe('the list of entrants', () => {
  describe.each(Object.entries(spreadsheets))('%s', (_, change) => {
    it.each(['ja', 'en'] as const)('is read again, everybody as they were (%s)', (locale) => {
      fc.assert(
        fc.property(people, (some) => {
          const entrants = some.map(full);
          const { rows, problems, fault, columns } = readEntrants(
            change(entrantRows(translatorFor(locale), entrants)),
          );
          expect([fault, problems, columns.filter(({ meaning }) => meaning === 'unknown')]).toEqual([
            undefined,
            [],
            [],
          ]);
          expect(rows.map(({ values }) => values)).toEqual(entrants.map(valuesOf));
        }),
        { seed: 4, numRuns: 25 },
      );
    });
  });
});

const namesIn = (text: string) => {
  const { rows, problems, fault } = readEntrants(text);
  return { names: rows.map(({ values }) => values.name), problems, fault };
};

describe('a file of TOM', () => {
  it('gives who takes part, before, in the middle of and after its rounds', () => {
    const five = ['Haruka', 'Kenta', 'Leon, K.', 'Seán O’Neill'.replace('’', "'"), 'Nozomi'];
    expect(namesIn(tom)).toEqual({ names: five, problems: [], fault: undefined });
    expect(namesIn(tomBeforeItIsOver).names).toEqual(['Edo Giù Dal Pero', 'Califfo Rossi', 'Vi "Vee" <3']);
    expect(namesIn(`\ufeff${tom.replaceAll('\n', '\r\n')}`).names).toEqual(five);
  });

  it('comes back as it went, without a date of birth', () => {
    const { names } = namesIn(tomBeforeItIsOver);
    const file = playersTdf({ name: 'Test & Co', date: '2026-03-15' }, names);
    expect(file).not.toMatch(/birth/i);
    expect(file).toContain('<startdate>03/15/2026</startdate>');
    expect(namesIn(file)).toEqual({ names, problems: [], fault: undefined });
    expect(playersTdf({ name: 'Test & Co', date: '2026-03-15' }, namesIn(file).names)).toBe(file);
  });

  it('holds any name, and is XML to another parser', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyName, {
          minLength: 1,
          maxLength: 12,
          selector: (n) => n.normalize('NFKC').toLowerCase(),
        }),
        (names) => {
          const file = playersTdf({ name: names[0] ?? '', date: '2026-08-01' }, names);
          const back = namesIn(file);
          expect([back.fault, back.problems.filter(({ reason }) => reason !== 'twice')]).toEqual([
            undefined,
            [],
          ]);
          if (back.problems.length === 0) expect(back.names).toEqual(names);
          const root = readXml(file, '');
          const players = root.children.find(({ name }) => name === 'players')?.children ?? [];
          expect(
            players.map(({ children }) => children.find(({ name }) => name === 'firstname')?.text),
          ).toEqual(names);
        },
      ),
      { seed: 4, numRuns: 150 },
    );
  });

  it.each([
    ['a broken one', tom.replace('</players>', '')],
    [
      'a document type',
      tom.replace('<tournament', '<!DOCTYPE t [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><tournament'),
    ],
    ['an entity of its own', tom.replace('Haruka', '&b;')],
    ['a page', '<!doctype html><html><body><p>Haruka</p></body></html>'],
    ['two of one ID', tom.replace('userid="22"', 'userid="11"')],
  ])('is refused as a whole: %s', (_, text) => {
    const { names, fault } = namesIn(text);
    expect([names, fault?.reason]).toEqual([[], 'tdf']);
  });
});

describe('players for TournamentStreamHelper', () => {
  const read = (file: string) => {
    expect(
      file.startsWith(
        'prefix,gamerTag,name,twitter,country_code,state_code,mains,pronoun,custom_textbox\r\n',
      ),
    ).toBe(true);
    return Papa.parse<Record<string, string>>(file, { header: true, quoteChar: "'", skipEmptyLines: true })
      .data;
  };

  it('are read as it reads them', () => {
    const file = tshPlayers([
      { name: 'ハルカ', twitterId: 'haruka_vgc' },
      { name: 'O\'Brien, Jr. "X"', twitterId: '' },
      { name: '=HYPERLINK("x")', twitterId: '' },
    ]);
    expect(read(file).map(({ gamerTag, twitter, mains }) => [gamerTag, twitter, mains])).toEqual([
      ['ハルカ', 'haruka_vgc', '{}'],
      ['O\'Brien, Jr. "X"', '', '{}'],
      ['=HYPERLINK("x")', '', '{}'],
    ]);
  });

  it('hold any name, and no formula for a spreadsheet', () => {
    fc.assert(
      fc.property(fc.array(anyName, { minLength: 1, maxLength: 6 }), (names) => {
        const file = tshPlayers(names.map((name) => ({ name, twitterId: '' })));
        const told = read(file).map(({ gamerTag }) => gamerTag);
        expect(told.map((name) => name?.replaceAll('，', ','))).toEqual(
          names.map((name) => name.replaceAll('，', ',')),
        );
        const cells = Papa.parse<string[]>(file, { delimiter: ',' }).data.flat();
        for (const each of cells) expect(each).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
      }),
      { seed: 4, numRuns: 200 },
    );
  });
});
