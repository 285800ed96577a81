import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filterOf, mayHold } from '~/accounts/passwords/bloom-filter';
import { isGuessable } from '~/accounts/passwords/guessable';
import { seeded } from '../../../bench/random';

// Of the source, from the most common on: the first, and every 250th of the 10,000 (scripts/common-passwords.ts).
const common = `password 12345678 123456789 baseball football superman 1qaz2wsx trustno1 jennifer sunshine
  iloveyou starwars computer michelle 11111111 princess 987654321 corvette 1234qwer 88888888 goldfish dodgeram anhyeuem
  cerberus gatorade scoobydoo 02041974 vikings1 27031987 15021983 123456789qwe 30121985 10041984 28071988 17051991
  10111981 05051992 ntktdbpjh hospital crazyman contortionist kickflip 01101984 05091991 09101982 15051980 24031982
  26101982 everquest volkodav 08061993 13051984 1letmein 31031979 pinkpink 08101988 20071994 abcdefghi
  02101992`.split(/\s+/);

describe('a common password', () => {
  it('is refused, however it is typed', () => {
    for (const text of common) {
      const wide = [...text].map((letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).join('');
      expect([
        text,
        isGuessable(text, {}),
        isGuessable(text.toUpperCase(), {}),
        isGuessable(wide, {}),
      ]).toEqual([text, true, true, true]);
    }
  });

  it('is kept in 25 KB, and one strong password in a thousand with it at most', () => {
    expect(readFileSync('app/accounts/passwords/common-passwords.json').length).toBeLessThan(25_000);
    const random = seeded(41);
    const letters = 'abcdefghijklmnopqrstuvwxyz0123456789-_';
    const strong = () =>
      Array.from({ length: 12 }, () => letters[Math.floor(random() * letters.length)]).join('');
    let refused = 0;
    for (let n = 0; n < 20_000; n++) if (isGuessable(strong(), {})) refused++;
    expect(refused).toBeLessThanOrEqual(30);
    expect(refused).toBeGreaterThan(0);
  });

  it('is found in a filter with all that were put in', () => {
    const texts = Array.from({ length: 500 }, (_, n) => `text ${n}`);
    const filter = filterOf(texts, 1000);
    expect(texts.filter((text) => !mayHold(filter, text))).toEqual([]);
  });
});

describe('what others know', () => {
  const owner = { email: 'haruka.tsuki@ramen-cup.example', displayName: 'ハルカ Moon' };
  it.each([
    'sixsheet',
    'Sixsheet-2026!',
    'ＳＩＸＳＨＥＥＴ１',
    'シックスシート7',
    'pokemon!!!',
    'sixsheetpokemon',
    'haruka.tsuki',
    'harukatsuki',
    'Haruka1998',
    'tsuki-haruka',
    'ramen-cup-26',
    'ハルカハルカハルカ',
    'ﾊﾙｶ1234567',
    'moon moon moon',
    'haruka.tsuki@ramen-cup.example',
    'zzzzzzzzzz',
  ])('is no password: %s', (password) => {
    expect(isGuessable(password, owner)).toBe(true);
  });

  it.each([
    'kirin ga nemui',
    'rotom-dex-2026',
    'haruka eats ramen at noon',
    'sixsheet under my bed',
    'がぎぐげござじず',
    'x7'.repeat(128),
    'the moon is made of cheese',
  ])('may be part of one: %s', (password) => {
    expect(isGuessable(password, owner)).toBe(false);
  });
});
