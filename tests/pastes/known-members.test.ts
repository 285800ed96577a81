import { describe, expect, it } from 'vitest';
import { thingOf } from '~/api/shapes/name';
import { homeOf, knownMembers } from '~/pastes/known-members';
import { unlistedNames } from '~/pastes/unlisted-names';
import { itemNames } from '~/pokedex/item-names';
import type { TeamMember } from '~/pokedex/member';
import { knownKey, nameOf } from '~/pokedex/name';
import { speciesNames } from '~/pokedex/species-names';
import { namedChanges } from '~/sheets/named-changes';
import type { TeamSheetContent } from '~/sheets/team-sheet';
import { harukaTeam } from '../world-sheets';

const known = (member: TeamMember) => knownMembers([member])[0];

describe('a name that was kept as typed', () => {
  it.each([
    ['species', 'ガブリアス', 'garchomp'],
    ['species', 'Garchomp', 'garchomp'],
    ['species', 'ｶﾞﾌﾞﾘｱｽ', 'garchomp'],
    ['species', 'メガガブリアス', 'garchomp'],
    ['species', 'Charizard-Mega-X', 'charizard'],
    ['species', 'ランドロス（れいじゅうフォルム）', 'landorustherian'],
    ['species', 'ランドロス', undefined],
    ['species', 'Garchomp-Blue', undefined],
    ['species', 'ガブリア', undefined],
    ['species', 'ソラノオウ', undefined],
    ['item', 'いのちのたま', 'lifeorb'],
    ['item', 'Life orb', 'lifeorb'],
    ['item', 'Orb', undefined],
    ['move', 'ドラゴンクロー', 'dragonclaw'],
    ['move', 'U-turn', 'uturn'],
    ['ability', 'さめはだ', 'roughskin'],
    ['ability', 'じんばいったい', undefined],
  ] as const)('as %s %j belongs to %j', (kind, name, key) => {
    expect(homeOf(kind, name)).toBe(key);
  });

  it('is found by what stands beside it', () => {
    expect(known({ species: 'オーガポン', item: 'いどのめん' })).toEqual({
      species: 'ogerponwellspring',
      item: 'wellspringmask',
    });
    const riders = ['calyrexice', 'calyrexshadow'].map((species) => ({ species, ability: 'じんばいったい' }));
    expect(knownMembers(riders).map(({ ability }) => ability)).toEqual(['asoneglastrier', 'asonespectrier']);
  });

  it('changes its own value and nothing else', () => {
    expect(knownMembers(harukaTeam)).toEqual(harukaTeam);
    const strange = { species: '__proto__', item: 'ソラノタマ', moves: ['Constructor', ''] };
    expect(known(strange)).toEqual(strange);
    const typed = { species: 'Garchomp', moves: ['ソラ', 'ドラゴンクロー'], teraType: 'fire' };
    const home = { species: 'garchomp', moves: ['ソラ', 'dragonclaw'], teraType: 'fire' };
    expect(JSON.stringify(known(typed))).toBe(JSON.stringify(home));
    expect(knownMembers([home])).toEqual([home]);
    expect(unlistedNames([typed])).toEqual(['ソラ']);
  });
});

describe('its name and its id', () => {
  it('are read in both languages at once', () => {
    expect(nameOf(itemNames, 'Life Orb', 'ja')).toBe('いのちのたま');
    expect(nameOf(itemNames, 'いのちのたま', 'en')).toBe('Life Orb');
    expect(thingOf(itemNames, 'いのちのたま')).toEqual({
      id: 'lifeorb',
      name: { ja: 'いのちのたま', en: 'Life Orb' },
    });
  });

  it('are none while several things, or none, have that name', () => {
    for (const name of ['ランドロス', 'ソラノオウ', '__proto__', 'Constructor', 'hasOwnProperty']) {
      expect(nameOf(speciesNames, name, 'en')).toBe(name);
      expect(thingOf(speciesNames, name).id).toBeNull();
    }
    expect(knownKey(speciesNames, 'newmon')).toBe('newmon');
    expect(nameOf(speciesNames, '', 'ja')).toBe('');
  });
});

describe('the difference of two versions', () => {
  const content = (members: TeamMember[]) =>
    ({
      displayName: 'ハルカ',
      discordId: '',
      twitterId: '',
      tonamelId: '',
      members,
    }) as unknown as TeamSheetContent;
  const changes = (before: TeamMember, after: TeamMember) =>
    namedChanges(content([before]), content([after]), 'ja').map((change) => Object.values(change));

  it('says nothing of a name and the key that it has by now', () => {
    const typed = { species: 'メガガブリアス', ability: 'Rough Skin', item: 'Life Orb', moves: ['じしん'] };
    const keys = { species: 'garchomp', ability: 'roughskin', item: 'lifeorb', moves: ['earthquake'] };
    expect([changes(typed, keys), changes(keys, typed)]).toEqual([[], []]);
    expect(
      changes(
        { species: 'オーガポン', item: 'いどのめん' },
        known({ species: 'オーガポン', item: 'いどのめん' }) as TeamMember,
      ),
    ).toEqual([]);
  });

  it('says what else was changed', () => {
    expect(
      changes({ species: 'ガブリアス', item: 'Life Orb' }, { species: 'garchomp', item: 'choiceband' }),
    ).toEqual([['members[0].item', 'いのちのたま', 'こだわりハチマキ']]);
  });
});
