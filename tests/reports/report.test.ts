import { describe, expect, it } from 'vitest';
import { en } from '~/locales/en';
import { i18n, loadStrings, translatorFor } from '~/locales/i18n';
import { ja } from '~/locales/ja';
import { causes, pathOf, stateOf } from '~/reports/report';
import { withoutHiddenName } from '~/sheets/find-team-sheet.server';
import { hiddenName, nameless, playerName } from '~/text/nameless';
import { toldReason } from '~/text/told-reason';

loadStrings('ja', ja);
loadStrings('en', en);
const at = new Date();
const [inJapanese, inEnglish] = [translatorFor('ja'), translatorFor('en')];

describe('a case', () => {
  it.each([
    ['open', {}],
    ['kept', { decidedAt: at }],
    ['takenDown', { decidedAt: at, takenDownAt: at }],
    ['restored', { decidedAt: at, takenDownAt: at, restoredAt: at }],
  ])('is %s', (state, facts) => {
    expect(stateOf({ decidedAt: null, takenDownAt: null, restoredAt: null, ...facts })).toBe(state);
  });

  it.each([
    ['post', '/post/x'],
    ['team', '/teams/x'],
    ['tournament', '/tournaments/x'],
  ] as const)('of a %s leads to %s', (kind, path) => {
    expect(pathOf(kind, 'x')).toBe(path);
  });
});

describe('what its author is told', () => {
  it.each(causes.filter((cause) => cause !== 'other'))('of %s stands in both languages', (cause) => {
    const told = [inJapanese, inEnglish].map((t) => toldReason(t, { cause, reason: '' }));
    expect(new Set(told).size).toBe(2);
    for (const text of told) expect(text).toMatch(/[.。]$/);
  });

  it.each([
    [
      { cause: 'spam', reason: 'x' } as const,
      'It’s advertising, or has nothing to do with what this site is for.\nx',
    ],
    [{ cause: 'other', reason: 'x' } as const, 'x'],
    [{ cause: null, reason: '' }, ''],
  ])('%o', (decided, text) => {
    expect(toldReason(inEnglish, decided)).toBe(text);
  });
});

describe('a name that was taken down', () => {
  const named = (displayName: string) => ({ displayName }) as never;
  const sheet = (change: object) => ({
    ...{ displayName: 'Bad', hiddenName: null, beforeCorrection: null, afterCorrection: null },
    ...{ tournamentName: '', publishedAt: null, archivedAt: null },
    ...change,
  });
  it.each([
    ['is shown as long as none is', {}, ['Bad', undefined, undefined]],
    ['is hidden', { hiddenName: 'Bad' }, [hiddenName, undefined, undefined]],
    ['does not hide the one that came after', { hiddenName: 'Worse' }, ['Bad', undefined, undefined]],
    [
      'is hidden in what was corrected',
      {
        displayName: 'Good',
        hiddenName: 'Bad',
        beforeCorrection: named('Bad'),
        afterCorrection: named('Good'),
      },
      ['Good', hiddenName, 'Good'],
    ],
  ])('%s', (_, change, shown) => {
    const { displayName, beforeCorrection, afterCorrection } = withoutHiddenName(sheet(change));
    expect(
      [displayName, beforeCorrection, afterCorrection].map((one) =>
        one !== null && typeof one === 'object'
          ? (one as { displayName: string }).displayName
          : (one ?? undefined),
      ),
    ).toEqual(shown);
  });

  it.each([
    [hiddenName, '（名前を非表示）', '(name hidden)'],
    [nameless, '匿名プレイヤー', 'Anonymous player'],
    ['ハルカ', 'ハルカ', 'ハルカ'],
  ])('%s is said in the reader’s language', (name, japanese, english) => {
    expect(i18n.isInitialized).toBe(true);
    expect([playerName(inJapanese, name), playerName(inEnglish, name)]).toEqual([japanese, english]);
  });
});
