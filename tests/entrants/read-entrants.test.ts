import { describe, expect, it } from 'vitest';
import { type EntrantValues, entrantFields } from '~/entrants/entrant';
import { mergeEntrants } from '~/entrants/merge-entrants';
import { readEntrants } from '~/entrants/pasted/read-entrants';

const said = (text: string, chosen?: string[]) => {
  const { rows, problems, columns, fault } = readEntrants(text, { columns: chosen });
  return {
    ...(fault && { fault: fault.reason }),
    columns: columns.map(({ meaning }) => meaning).join(' '),
    rows: rows.map(({ values }) =>
      entrantFields
        .filter((field) => values[field])
        .map((field) => (field === 'name' ? values.name : `${field}:${values[field]}`))
        .join(' '),
    ),
    problems: problems.map(({ line, reason, field = '' }) => `${line} ${reason} ${field}`.trim()),
  };
};

describe('a list of entrants', () => {
  it.each<[string, string, string[], string[], string?]>([
    ['a column', 'ハルカ\n\nケンタ\r\n  \nアカリ\n', ['ハルカ', 'ケンタ', 'アカリ'], []],
    ['a column with a head', '﻿プレイヤー名\nハルカ\nケンタ', ['ハルカ', 'ケンタ'], []],
    ['numbered', '1. ハルカ\n2. 3rd Gen\n3. ケンタ', ['ハルカ', '3rd Gen', 'ケンタ'], []],
    ['with full-width numbers', '１．ハルカ\n２．ケンタ', ['ハルカ', 'ケンタ'], []],
    ['with points', '・ハルカ\n・ケンタ', ['ハルカ', 'ケンタ'], []],
    [
      'numbers on lines of their own',
      '1\nハルカ\n2\nケンタ\n3\nX',
      ['ハルカ', 'ケンタ', 'X'],
      ['1 number', '3 number', '5 number'],
    ],
    ['a player called by a number', 'ハルカ\n777\nケンタ', ['ハルカ', '777', 'ケンタ'], []],
    ['a name with a comma', 'Smith, John\nハルカ\nケンタ', ['Smith, John', 'ハルカ', 'ケンタ'], []],
    [
      'CSV in Japanese',
      '名前,ふりがな,Tonamel ID,Discord ID,X,シード,卓\nハルカ,はるか,Hrk4Tm,@haruka_vgc,https://x.com/haruka_vgc,3,A1',
      ['ハルカ reading:はるか tonamelId:Hrk4Tm discordId:@haruka_vgc twitterId:haruka_vgc seed:3 seat:A1'],
      [],
    ],
    [
      'TSV in English',
      'Seed\tPlayer\tTable\n1\tHaruka\t12\n2\tKenta\t13',
      ['Haruka seed:1 seat:12', 'Kenta seed:2 seat:13'],
      [],
    ],
    [
      'our own export',
      "display_name,tonamel_id,discord_id,x_id,wins,p1_species\n'=Haruka,Hrk4Tm,haruka,,3,ガブリアス",
      ['=Haruka tonamelId:Hrk4Tm discordId:haruka'],
      [],
    ],
    [
      'a title over its head',
      '第12回\n名前,Discord\nハルカ,haruka',
      ['ハルカ discordId:haruka'],
      ['1 aboveHead'],
    ],
    [
      'a table of a page',
      '1\tハルカ\t大阪\n2\tケンタ\t東京',
      ['ハルカ', 'ケンタ'],
      [],
      'unused name unknown',
    ],
    ['semicolons and quotes', '"Name";"ID"\n"Ha;ruka";"Hrk4Tm"', ['Ha;ruka tonamelId:Hrk4Tm'], []],
    [
      'twice by ID, by name',
      '名前,ID\nハルカ,Hrk4Tm\nHaruka,hrk4tm\nケンタ,\nけんた,K1\nケンタ,K2',
      ['ハルカ tonamelId:Hrk4Tm', 'ケンタ', 'けんた tonamelId:K1'],
      ['3 twice', '6 twice'],
    ],
    [
      'two of one name with IDs',
      '名前,ID\nハルカ,A1\nハルカ,B2',
      ['ハルカ tonamelId:A1', 'ハルカ tonamelId:B2'],
      [],
    ],
    [
      'what is wrong by its line',
      `名前,シード,ID\n,1,A1\nハルカ,x,B2\n${'あ'.repeat(41)},1,C3\nケンタ,0,D4\nミオ,1,E5,more`,
      [],
      ['2 noName', '3 notSeed seed', '4 tooLong name', '5 notSeed seed', '6 extra'],
    ],
  ])('is read of %s', (_, text, rows, problems, columns) => {
    const read = said(text);
    expect(read).toMatchObject({ rows, problems, ...(columns && { columns }) });
  });

  it('takes a column for what somebody chose', () => {
    expect(said('1\tハルカ\tHrk4Tm\n2\tケンタ\tKnt7Aa', ['seed', 'name', 'tonamelId']).rows).toEqual([
      'ハルカ tonamelId:Hrk4Tm seed:1',
      'ケンタ tonamelId:Knt7Aa seed:2',
    ]);
  });

  it.each([
    ['', 'empty'],
    [' \n\n', 'empty'],
    ['名前\n', 'empty'],
    ['Tonamel ID,Discord\nA1,a\nB2,b', 'noName'],
    ['プレイヤー,表示名\nA,B', 'repeated'],
    ['名前,ID\n"ハルカ,A1\nケンタ,B2', 'quote'],
    [Array.from({ length: 2001 }, (_, at) => `P${at}`).join('\n'), 'tooMany'],
    ['あ'.repeat(400_001), 'tooLong'],
  ])('says why nothing of %.20j is taken', (text, fault) => {
    expect(said(text).fault).toBe(fault);
  });
});

describe('a list that comes again', () => {
  const kept = (id: string, name: string, more: Partial<EntrantValues> = {}) => ({
    ...{ id, name, reading: '', tonamelId: '', discordId: '', twitterId: '', seed: null, seat: '' },
    ...more,
  });
  const plan = (before: ReturnType<typeof kept>[], text: string) => {
    const { added, changed, unchanged, gone, problems } = mergeEntrants(before, readEntrants(text));
    return {
      added: added.map(({ values }) => values.name),
      changed: changed.map(
        ({ entrant, fields, values }) => `${entrant.id}: ${fields.map((f) => `${f}=${values[f]}`)}`,
      ),
      unchanged: unchanged.map(({ id }) => id),
      gone: gone.map(({ id }) => id),
      problems: problems.map(({ line, reason }) => `${line} ${reason}`),
    };
  };

  it('says what is new, other, the same and gone', () => {
    const before = [
      kept('a', 'ハルカ', { tonamelId: 'Hrk4Tm', seat: 'A1' }),
      kept('b', 'ケンタ', { discordId: 'kenta' }),
      kept('c', 'ソウタ'),
      kept('d', 'ミオ'),
    ];
    expect(
      plan(before, '名前,Tonamel ID,Discord,卓\nHARUKA,hrk4tm,haruka,\nケンタ,,@kenta,\nそうた,,,\nレン,,,'),
    ).toEqual({
      added: ['レン'],
      changed: ['a: name=HARUKA,tonamelId=hrk4tm,discordId=haruka', 'b: discordId=@kenta', 'c: name=そうた'],
      unchanged: [],
      gone: ['d'],
      problems: [],
    });
  });

  it('asks nothing of a name that two have, and calls neither gone', () => {
    const before = [kept('a', 'ハルカ', { tonamelId: 'A1' }), kept('b', 'ハルカ', { tonamelId: 'B2' })];
    expect(plan(before, 'ハルカ\nレン')).toMatchObject({
      added: ['レン'],
      gone: [],
      problems: ['1 ambiguous'],
    });
    expect(plan(before, '名前,ID\nハルカ,B2\nハルカ,C3')).toMatchObject({
      added: ['ハルカ'],
      unchanged: ['b'],
      gone: ['a'],
    });
  });

  it('changes nothing when it comes twice, whatever it says', () => {
    const text = '名前,Tonamel ID,Discord ID,卓\nハルカ,A1,a,1\nハルカ,B2,b,2\nケンタ,,,\nレン,,r,9';
    const { rows } = readEntrants(text);
    const before = rows.map(({ line, values }) => ({ id: `e${line}`, ...values }));
    expect(plan(before, text)).toEqual({
      added: [],
      changed: [],
      unchanged: ['e2', 'e3', 'e4', 'e5'],
      gone: [],
      problems: [],
    });
  });
});
