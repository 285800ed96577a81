import { describe, expect, it } from 'vitest';
import { linkIn, withoutTags } from '~/pastes/foreign-paste';
import { readPastedTeam } from '~/pastes/paste';
import { pastedValues } from '~/sheets/pasted-values';

describe('an address that was pasted', () => {
  const id = { pokePaste: '0123456789abcdef', words: '' };
  it.each([
    ['https://pokepast.es/0123456789abcdef', id],
    [' http://www.pokepast.es/0123456789ABCDEF/ \n', id],
    ['pokepast.es/0123456789abcdef', id],
    ['https://pokepast.es/0123456789abcdef/raw', id],
    ['https://pokepast.es/0123456789abcdef/json?x=1#y', id],
    ['https://pokepast.es/', { link: 'https://pokepast.es/' }],
    ['https://pokepast.es/create', { link: 'https://pokepast.es/create' }],
    [
      'https://pokepast.es.evil.example/0123456789abcdef',
      { link: 'https://pokepast.es.evil.example/0123456789abcdef' },
    ],
    [
      'https://evil.example/pokepast.es/0123456789abcdef',
      { link: 'https://evil.example/pokepast.es/0123456789abcdef' },
    ],
    [
      'https://pokepast.es@evil.example/0123456789abcdef',
      { link: 'https://pokepast.es@evil.example/0123456789abcdef' },
    ],
    [
      'https://pokepast.es/0123456789abcdef/../../x',
      { link: 'https://pokepast.es/0123456789abcdef/../../x' },
    ],
    ['Garchomp @ Life Orb', undefined],
    ['https://pokepast.es/0123456789abcdef\nGarchomp', undefined],
    ['', undefined],
    [
      '構築です https://pokepast.es/0123456789abcdef よろしく',
      { pokePaste: '0123456789abcdef', words: '構築です   よろしく' },
    ],
    ['https://pokepast.es/0123456789abcdef https://pokepast.es/fedcba9876543210', { several: true }],
    ['see https://evil.example/pokepast.es/0123456789abcdef', undefined],
    [`https://x.example/${'a'.repeat(400)}`, undefined],
  ])('%j', (text, expected) => expect(linkIn(text)).toEqual(expected));
});

// As the pages themselves are written, by hands that are not ours.
const pages = {
  PokePaste: `<!DOCTYPE html><html><head><title>Untitled</title><link rel="stylesheet" href="/style.css"></head><body>
<article><div class="img"><img class="img-pokemon" src="/img/pokemon/445-0.png"></div>
<pre><span class="type-dragon">Garchomp</span> @ Life Orb
<span class="attr">Ability: </span>Rough Skin
<span class="attr">Tera Type: </span><span class="type-steel">Steel</span>
<span class="type-ground">-</span> Earthquake
<span class="type-dragon">-</span> Dragon Claw
</pre></article></body></html>`,
  'a chat': '<div>Garchomp @ Life Orb<br>Ability: Rough Skin<br/>- Earthquake</div><div>- Dragon Claw</div>',
  'a table':
    '<table><tr><td>Garchomp @ Life Orb</td></tr><tr><td>Ability:&nbsp;Rough&#32;Skin</td></tr><tr><td>- Earthquake</td></tr></table>',
};

describe('a page that was pasted with its tags', () => {
  it.each(Object.entries(pages))('is read as its text: %s', (_, page) => {
    const { members } = readPastedTeam(page, 'sv');
    expect(members).toHaveLength(1);
    expect(members[0]).toMatchObject({ species: 'garchomp', item: 'lifeorb', ability: 'roughskin' });
    expect(members[0]?.moves?.[0]).toBe('earthquake');
  });

  it('keeps what only looks like a tag', () => {
    for (const text of ['<3 (Pikachu) @ Light Ball', 'a < b > c', '1<2', 'x <- y'])
      expect(withoutTags(text)).toBe(text);
  });

  it('never leaves a tag in a field, whatever it is', () => {
    // A small generator with a seed: pages of broken tags around names.
    let seed = 20261122;
    const random = (max: number) => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return seed % max;
    };
    const parts = [
      '<b>',
      '</b>',
      '<br',
      '<!--',
      '-->',
      '<script>',
      '</script>',
      'Garchomp',
      ' @ Life Orb',
      '\n',
      '<a href="x">',
      '&lt;b&gt;',
      '- Earthquake',
      '<',
      '>',
      'ピカチュウ',
      '&#60;',
      '<p/>',
      '<STYLE>',
      '"',
    ];
    for (let page = 0; page < 2000; page++) {
      const text = `<div>${Array.from({ length: 1 + random(30) }, () => parts[random(parts.length)]).join('')}`;
      const { members } = readPastedTeam(text, 'sv');
      for (const value of Object.values(pastedValues(members, 'ja')))
        expect([text, value]).toEqual([text, expect.not.stringMatching(/<\/?[a-z][^<>]*>/i)]);
    }
  });

  it('takes no time over text that is made to take some', () => {
    for (const part of ['<a', '<a ', '<!--', '<script', '< ', '&#', ' ', '<div><'])
      withoutTags(`<div>${part.repeat(60_000)}`);
  });
});
