import { describe, expect, it } from 'vitest';
import { idsInCommon, playerKeysOf } from '~/accounts/player-key';

const of = (discordId: string, tonamelId = '') => ({ discordId, tonamelId });

describe('IDs that two sheets have in common', () => {
  it.each([
    ['haruka_vgc', 'haruka_vgc', true],
    ['haruka_vgc', 'Haruka_VGC', true],
    ['haruka_vgc', '@haruka_vgc', true],
    ['haruka_vgc', '＠ｈａｒｕｋａ＿ｖｇｃ', true],
    ['haruka#1234', 'haruka #1234', true],
    ['ハルカ', 'はるか', true],
    ['haruka_vgc', 'haruka_vgc2', false],
    ['haruka.vgc', 'haruka_vgc', false],
    ['', '', false],
  ])('%s and %s: %s', (one, other, isSame) => {
    expect(idsInCommon(of(one), of(other))).toEqual(isSame ? ['discordId'] : []);
  });

  it.each(['なし', 'ナシ', '無し', '-', 'ー', '---', 'none', 'N/A', 'No', 'x', '?', '0', '　'])(
    'that say there is none (%s) are nobody’s',
    (nothing) => {
      expect(idsInCommon(of(nothing, nothing), of(nothing, nothing))).toEqual([]);
      expect(playerKeysOf(of(nothing, nothing))).toEqual([]);
    },
  );

  it('names each that is the same, and never one by the other', () => {
    expect(idsInCommon(of('a1', 'Hrk4Tm'), of('A1', 'hrk4tm'))).toEqual(['discordId', 'tonamelId']);
    expect(idsInCommon(of('a1', 'Hrk4Tm'), of('b2', 'hrk4tm'))).toEqual(['tonamelId']);
    expect(idsInCommon(of('a1', 'b2'), of('b2', 'a1'))).toEqual([]);
    expect(playerKeysOf(of('A1', ' b2'))).toEqual(['discordId a1', 'tonamelId b2']);
  });
});
