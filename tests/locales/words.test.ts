import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { en } from '~/locales/en';
import { ja } from '~/locales/ja';
import words from '../../docs/words.md?raw';

type Text = { key: string; text: string };

function textsOf(tree: object, path = ''): Text[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const key = path ? `${path}.${name}` : name;
    return typeof value === 'string' ? [{ key, text: value }] : textsOf(value as object, key);
  });
}

const texts = { ja: textsOf(ja), en: textsOf(en) };

/** The words of a column *never*, each with what it may be part of. */
function neverWords(column: number) {
  const rows = words
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
  return rows.flatMap((row) => {
    const cell = row.split('|')[column] ?? '';
    return [...cell.matchAll(/`([^`]+)`(?:\s*[(（]`([^`]+)`[)）])?/g)].map(([, word = '', part]) => ({
      word,
      part,
    }));
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function uses(text: string, word: string, part: string | undefined, isWhole: boolean) {
  const flags = /[A-Z]/.test(word) ? 'gu' : 'giu';
  const rest = part ? text.replaceAll(new RegExp(escaped(part), flags), '') : text;
  const pattern = isWhole ? `(?<![\\p{L}\\p{N}-])${escaped(word)}(?![\\p{L}\\p{N}])` : escaped(word);
  return new RegExp(pattern, flags).test(rest);
}

describe.each([
  ['ja', 4],
  ['en', 5],
] as const)('the words that are never used in %s', (locale, column) => {
  const never = neverWords(column);

  it('are many', () => {
    expect(never.length).toBeGreaterThan(20);
  });

  it.each(never)('$word', ({ word, part }) => {
    expect(texts[locale].filter(({ text }) => uses(text, word, part, locale === 'en'))).toEqual([]);
  });
});

const placeholders = (text: string) => [...new Set(text.match(/\{\{[^}]+\}\}/g))].sort();

describe('the texts of both languages', () => {
  it('have the same placeholders', () => {
    // One and two are told apart in English alone; “one” may leave its number out.
    const japanese = new Map(texts.ja.map(({ key, text }) => [key, placeholders(text)]));
    const different = texts.en.filter(({ key, text }) => {
      const meant = japanese.get(key.replace(/_(one|two|few)$/, '_other'));
      return meant && JSON.stringify(meant) !== JSON.stringify(placeholders(text));
    });
    expect(different).toEqual([]);
  });

  it('write brackets and colons full-width in Japanese', () => {
    const written = texts.ja.filter(({ text }) =>
      /[ぁ-んァ-ヶ一-龠々][(:]|[)][ぁ-んァ-ヶ一-龠々]|: /u.test(text),
    );
    expect(written).toEqual([]);
  });

  it('have curly quotes and apostrophes in English', () => {
    expect(
      texts.en.filter(({ key, text }) => /['"]/.test(text) && !key.startsWith('overlays.parameters')),
    ).toEqual([]);
  });

  it('write a record with a dash', () => {
    expect([...texts.ja, ...texts.en].filter(({ text }) => /\}\}-\{\{/.test(text))).toEqual([]);
  });
});

describe('the texts on the way to a submitted team', () => {
  const rooms = /^(fields|teams|readings)\./;
  const sentences = (text: string) => text.split(/(?<=[。！？.!?])\s*/u);
  const lengthOf = (text: string) => [...text.replaceAll(/\{\{[^}]+\}\}/g, '')].length;

  it.each([
    ['ja', 60],
    ['en', 140],
  ] as const)('have no sentence in %s longer than %i characters', (locale, max) => {
    const long = texts[locale]
      .filter(({ key }) => rooms.test(key))
      .filter(({ text }) => sentences(text).some((sentence) => lengthOf(sentence) > max));
    expect(long).toEqual([]);
  });
});

describe('a label and its value', () => {
  it('are joined as each language does it, by no colon of a page', () => {
    const pages = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.tsx'),
    );
    expect(pages.filter((file) => /\}:\{' '\}|\)\}: </.test(readFileSync(`app/${file}`, 'utf8')))).toEqual(
      [],
    );
  });
});
