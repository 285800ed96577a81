import { expect, it } from 'vitest';
import { saidName } from '~/broadcast/casters/said-name';

it.each([
  ['ハルカ', 'Haruka'],
  ['そうた', 'Souta'],
  ['ティナ', 'Tina'],
  ['ヴィオラ', 'Viora'],
  ['ウィル・シェリー', 'Wiru Sherii'],
  ['ﾐﾅﾄ', 'Minato'],
  ['レッツ', 'Rettsu'],
])('says %s as %s', (name, said) => expect(saidName(name)).toBe(said));

it.each(['', '翔太', 'ゆき子', 'Leon K.', 'ー', 'ッ', 'ハルカ2', '🎤', 'ハルカ☆'])(
  'does not guess how %s is said',
  (name) => expect(saidName(name)).toBeUndefined(),
);
