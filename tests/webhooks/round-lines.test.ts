import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiMatch, ToldRound } from '~/api/shapes/round';
import { en } from '~/locales/en';
import { loadStrings, translatorFor } from '~/locales/i18n';
import { ja } from '~/locales/ja';
import { hiddenName } from '~/text/nameless';
import { discordBody, limits, printLine, roomAfter } from '~/webhooks/discord';
import { matchLine, roundLines, type Words } from '~/webhooks/round-lines';

beforeAll(() => {
  loadStrings('ja', ja);
  loadStrings('en', en);
});

const wordsOf = (lang: 'ja' | 'en'): Words => ({ lang, t: translatorFor(lang) });
const inJa = (): [Words] => [wordsOf('ja')];
const inBoth = (): [Words, Words] => [wordsOf('ja'), wordsOf('en')];
const url = 'https://sixsheet.example/tournaments/x/rounds?round=3';

const match = (change: Partial<ApiMatch> = {}): ApiMatch => ({
  ...{ id: 'm', stage: 'swiss', round: 3, name: { ja: '予選3回戦', en: 'Round 3' }, table: '1', block: null },
  ...{ players: ['ハルカ', 'ソラマメ'], isBye: false, isDecider: false, revision: 1 },
  ...{ result: null, state: 'open', ...change },
});
const result = (
  winner: 'a' | 'b' | 'tie' | 'nobody',
  games: [number, number] | null,
  isWalkover = false,
) => ({
  ...{ winner, games, isWalkover },
});
const round = (matches: ApiMatch[], change: Partial<ToldRound> = {}): ToldRound => ({
  ...{ stage: 'swiss', number: 3, name: { ja: '予選3回戦', en: 'Round 3' } },
  ...{ publishedAt: null, endsAt: null, isWithdrawn: false, matches, ...change },
});

describe('a match on Discord', () => {
  it.each<[Partial<ApiMatch>, string, string]>([
    [{}, '卓1 ハルカ – ソラマメ', '1 ハルカ – ソラマメ'],
    [{ table: '' }, 'ハルカ – ソラマメ', 'ハルカ – ソラマメ'],
    [
      { result: result('a', [2, 1]), state: 'reported' },
      '卓1 **ハルカ** 2–1 ソラマメ',
      '1 **ハルカ** 2–1 ソラマメ',
    ],
    [
      { result: result('b', [0, 2]), state: 'confirmed' },
      '卓1 ハルカ 0–2 **ソラマメ**',
      '1 ハルカ 0–2 **ソラマメ**',
    ],
    [
      { result: result('a', [2, 1]), state: 'objected' },
      '卓1 ハルカ – ソラマメ · 運営が確認中',
      '1 ハルカ – ソラマメ · 運営が確認中 / Staff are checking',
    ],
    [
      { result: result('tie', null), state: 'confirmed' },
      '卓1 ハルカ – ソラマメ · 引き分け',
      '1 ハルカ – ソラマメ · 引き分け / Tie',
    ],
    [
      { result: result('b', null, true), state: 'confirmed' },
      '卓1 ハルカ – **ソラマメ** · 不戦勝',
      '1 ハルカ – **ソラマメ** · 不戦勝 / Win by walkover',
    ],
    [
      { players: ['ハルカ', null], isBye: true, result: result('a', null, true), state: 'bye' },
      '卓1 ハルカ · 不戦勝',
      '1 ハルカ · 不戦勝 / Bye',
    ],
    [
      { players: [hiddenName, '**x** @everyone'] },
      '卓1 （名前を非表示） – \\*\\*x\\*\\* \\@everyone',
      '1 （名前を非表示） – \\*\\*x\\*\\* \\@everyone',
    ],
  ])('%o', (change, one, both) => {
    expect(printLine(matchLine(match(change), inJa()))).toBe(one);
    expect(printLine(matchLine(match(change), inBoth()))).toBe(both);
  });
});

describe('a round on Discord', () => {
  const print = (told: ToldRound, room = 4000) => roundLines(told, inJa(), url, room).map(printLine);

  it('says that it was withdrawn', () => {
    expect(print(round([], { isWithdrawn: true }))).toEqual(['取り下げられました。']);
  });

  it('stands by block, and by the rounds of a bracket as far as anybody is known', () => {
    const inBlocks = (block: string, number: number, table: string) =>
      match({ stage: 'blocks', block, round: number, table });
    expect(
      print(
        round([inBlocks('A', 1, '1'), inBlocks('B', 1, '2'), inBlocks('A', 2, '1')], {
          stage: 'blocks',
          number: null,
        }),
      ),
    ).toEqual([
      '**Aブロック**',
      '卓1 ハルカ – ソラマメ',
      '卓1 ハルカ – ソラマメ',
      '**Bブロック**',
      '卓2 ハルカ – ソラマメ',
    ]);
    const inBracket = (name: string, players: ApiMatch['players'], isBye = false) =>
      match({ stage: 'bracket', name: { ja: name, en: name }, players, isBye, table: '' });
    expect(
      print(
        round(
          [
            inBracket('準決勝', ['ハルカ', null], true),
            inBracket('準決勝', ['ケンタ', 'アカリ']),
            inBracket('決勝', ['ハルカ', null]),
            inBracket('3位決定戦', [null, null]),
          ],
          { stage: 'bracket', number: null },
        ),
      ),
    ).toEqual(['**準決勝**', 'ケンタ – アカリ', '**決勝**', 'ハルカ – 未定']);
  });

  it('leaves whole lines out where they do not fit, and says how many', () => {
    const lines = print(round(Array.from({ length: 300 }, (_, at) => match({ table: String(at + 1) }))));
    const left = 300 - (lines.length - 1);
    expect(left).toBeGreaterThan(0);
    expect(lines.at(-1)).toBe(`ほか${left}卓 ${url}`);
    expect(lines.at(-2)).toBe(`卓${lines.length - 1} ハルカ – ソラマメ`);
  });

  it('always fits with its link, whoever plays', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(fc.array(fc.tuple(name, name), { maxLength: 200 }), name, (pairs, first) => {
        const matches = pairs.map((players) => match({ players, result: result('a', [2, 0]) }));
        const lines = roundLines(round(matches), inBoth(), url, roomAfter(first));
        const [embed] = discordBody({
          ...{ title: 'x', lines: [first, ...lines], fields: [], footer: 'x', at: new Date(0) },
        }).embeds;
        const description = embed?.description ?? '';
        expect(description.length).toBeLessThanOrEqual(limits.description);
        expect(description.endsWith('…')).toBe(
          lines.at(-1) !== undefined && printLine(lines.at(-1) ?? '').endsWith('…'),
        );
        if (lines.length < matches.length) expect(description.endsWith(url)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
