import { expect, it } from 'vitest';
import { latinOfKana } from '~/text/latin-of-kana';
import { isKanaName, latinName } from '~/text/said-name';

it.each([
  ['ハルカ', 'Haruka'],
  ['そうた', 'Souta'],
  ['ティナ', 'Tina'],
  ['ヴィオラ', 'Viora'],
  ['ウィル・シェリー', 'Wiru Sherii'],
  ['ﾐﾅﾄ', 'Minato'],
  ['レッツ', 'Rettsu'],
])('spells %s as %s', (name, latin) => {
  expect(latinOfKana(name)).toBe(latin);
  expect(isKanaName(name)).toBe(true);
});

it.each(['', '翔太', 'ゆき子', 'Leon K.', 'ー', 'ッ', 'ハルカ2', '🎤', 'ハルカ☆'])(
  'does not guess how %s is said',
  (name) => expect(latinOfKana(name)).toBeUndefined(),
);

it.each(['', '翔太', 'ー', '・', 'ハルカ2', 'Leon'])('asks for no spelling of %s', (name) => {
  expect(isKanaName(name)).toBe(false);
});

it.each([
  ['ハルカ', 'Haruka', 'Haruka'],
  ['翔太', "Shō-ta O'Neil Jr. 2", "Shō-ta O'Neil Jr. 2"],
  ['ハルカ☆', 'Haruka', 'Haruka'],
  // In kana it is for people who read kana.
  ['翔太', 'しょうた', undefined],
  ['翔太', 'Shota しょうた', undefined],
  ['翔太', 'Шота', undefined],
  ['ハルカ', '', undefined],
  ['ハルカ', '123 !', undefined],
  // Who stands in Latin letters is written as they write it.
  ['Wolfey', 'WULF-ee', undefined],
  ['Leon K.', 'Reon', undefined],
])('of %s, said %s, has %s in Latin letters', (name, said, latin) => {
  expect(latinName(name, said)).toBe(latin);
});
