import { describe, expect, test } from 'vitest';
import { isMega } from '~/pokedex/species';
import { loadNames, suggestNames } from '~/teams/name-suggestions';

describe('suggestions while a name is written', () => {
  test.each([
    ['ガブリ', 'garchomp'],
    ['がぶり', 'garchomp'],
    ['GARCH', 'garchomp'],
    ['いどのめん', 'ogerponwellspring'],
    ['therian land', undefined],
    ['landorus-t', 'landorustherian'],
    ['zzz', undefined],
  ])('%s', async (written, key) => {
    expect(suggestNames(await loadNames('species'), written)[0]).toBe(key);
  });

  test('names that begin with what is written come before those that contain it', async () => {
    const found = suggestNames(await loadNames('moves'), 'ビーム', [], 20);
    const names = await loadNames('moves');
    const begins = found.map((key) => names[key]?.ja.startsWith('ビーム'));
    expect(begins.indexOf(true) === -1 || begins.lastIndexOf(true) < begins.indexOf(false)).toBe(true);
    expect(found.length).toBeGreaterThan(3);
  });

  test('what the species can have comes first, and alone while nothing is written', async () => {
    const abilities = await loadNames('abilities');
    expect(suggestNames(abilities, '', ['sandveil', 'roughskin'])).toEqual(['sandveil', 'roughskin']);
    expect(suggestNames(abilities, '', [])).toEqual([]);
    expect(suggestNames(abilities, 'す', ['sandveil'])[0]).toBe('sandveil');
  });

  test('no Mega form is offered: a sheet names the species and its stone', async () => {
    const keys = Object.keys(await loadNames('species'));
    expect(keys.filter(isMega)).toEqual([]);
    expect(keys).toContain('yanmega');
  });
});
