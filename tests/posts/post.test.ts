import { describe, expect, it } from 'vitest';
import { isSpecies } from '~/pokedex/species';
import { familyOf, listName, maySeePost, ownsOrReviews, speciesLists, statusOf } from '~/posts/post';
import { regulationKeyOf } from '~/posts/regulation-key';

const at = new Date();

it.each([
  [{ approvedAt: null, rejectedAt: null }, 'pending'],
  [{ approvedAt: at, rejectedAt: null }, 'approved'],
  [{ approvedAt: null, rejectedAt: at }, 'rejected'],
  [{ approvedAt: at, rejectedAt: at }, 'takenDown'],
] as const)('%j is %s', (version, status) => {
  expect(statusOf(version)).toBe(status);
});

describe('who sees a post', () => {
  const published = { authorId: 'author', approvedVersion: 1 };
  const hidden = { authorId: 'author', approvedVersion: null };
  it.each([
    ['a visitor', undefined, true, false, false],
    ['somebody else', { userId: 'other', isReviewer: false }, true, false, false],
    ['its author', { userId: 'author', isReviewer: false }, true, true, true],
    ['a reviewer', { userId: 'other', isReviewer: true }, true, true, true],
  ] as const)('%s', (_, viewer, seesPublished, seesHidden, owns) => {
    expect(maySeePost(published, viewer)).toBe(seesPublished);
    expect(maySeePost(hidden, viewer)).toBe(seesHidden);
    expect(ownsOrReviews(hidden, viewer)).toBe(owns);
  });
});

it.each([
  ['レギュレーションI', 'sv-i'],
  ['Regulation I', 'sv-i'],
  ['ﾚｷﾞｭﾚｰｼｮﾝ Ｉ', 'sv-i'],
  ['レギュI', 'sv-i'],
  ['Reg. I', 'sv-i'],
  ['reg M-C', 'champions-m-c'],
  ['レギュレーションM－C', 'champions-m-c'],
  ['竜王戦ルール', '竜王戦るーる'],
  ['  竜王戦　ルール ', '竜王戦 るーる'],
])('%s is kept as %s', (text, key) => {
  expect(regulationKeyOf(text)).toBe(key);
});

describe('the lists of a team', () => {
  it('are its six, and the families of those with several forms', () => {
    expect(speciesLists(['garchomp', 'urshifurapidstrike'])).toEqual([
      'garchomp',
      'urshifurapidstrike',
      'urshifu*',
    ]);
  });
  it('count a Mega Evolution as no form, and the same species once', () => {
    expect(speciesLists(['gengar', 'gengar'])).toEqual(['gengar']);
  });
  it('are named in both languages', () => {
    expect(isSpecies('urshifurapidstrike')).toBe(true);
    expect(familyOf('urshifurapidstrike')).toBe('urshifu*');
    expect([listName('urshifu*', 'ja'), listName('urshifu*', 'en')]).toEqual(['ウーラオス', 'Urshifu']);
    expect(listName('ogerponwellspring', 'en')).toBe('Ogerpon (Wellspring Mask)');
    expect(listName('ironhands', 'en')).toBe('Iron Hands');
  });
});
