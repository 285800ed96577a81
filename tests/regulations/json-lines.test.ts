import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from '~/regulations/json-lines';

describe('JSON with its lines', () => {
  it('says what JSON.parse says, of any JSON', () => {
    const json = fc.jsonValue({ maxDepth: 5 });
    fc.assert(
      fc.property(json, fc.constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const read = readJson(text);
        if (text.includes('"__proto__"')) return;
        expect('value' in read && read.value).toEqual(JSON.parse(text));
      }),
    );
  });

  it('refuses what JSON.parse refuses, and nothing else', () => {
    const texts = fc.string({
      unit: fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '1', '-', ' ', '\n'),
    });
    fc.assert(
      fc.property(texts, (text) => {
        const isJson = (() => {
          try {
            JSON.parse(text);
            return true;
          } catch {
            return false;
          }
        })();
        const read = readJson(text);
        if ('value' in read || !['tooDeep', 'keyTwice'].includes(read.problem))
          expect('value' in read).toBe(isJson);
      }),
      { numRuns: 2000 },
    );
  });

  it('knows the line of each part', () => {
    const read = readJson('{\n  "a": [\n    "x",\n    "y"\n  ],\n  "b": {"c": 1}\n}');
    if (!('value' in read)) throw new Error('unread');
    expect(read.lineOf(['a'])).toBe(2);
    expect(read.lineOf(['a', 1])).toBe(4);
    expect(read.lineOf(['b', 'c'])).toBe(6);
    expect(read.lineOf(['b', 'nowhere'])).toBe(6);
    expect(read.lineOf([])).toBe(1);
  });

  it.each([
    ['', 'end', 1, 1],
    ['{\n  "a": 1,\n}', 'syntax', 3, 1],
    ['{\n  "a" 1}', 'syntax', 2, 7],
    ['["a" "b"]', 'syntax', 1, 6],
    ['["ア", 」]', 'syntax', 1, 7],
    ['{"a": 1', 'end', 1, 8],
    ['{} x', 'syntax', 1, 4],
    ['{"a": 1,\n "a": 2}', 'keyTwice', 2, 2],
    ['{"__proto__": 1}', 'keyForbidden', 1, 2],
    ['['.repeat(50_000), 'tooDeep', 1, 10],
    ["{'a': 1}", 'syntax', 1, 2],
  ])('%s', (text, problem, line, column) => {
    expect(readJson(text)).toMatchObject({ problem, line, column });
  });

  it('reads 100,000 characters at once', () => {
    const text = `{${Array.from({ length: 9000 }, (_, at) => `"k${at}":1`).join(',')}}`;
    expect('value' in readJson(text)).toBe(true);
    expect('value' in readJson(`["${'\\n'.repeat(50_000)}"]`)).toBe(true);
  });
});
