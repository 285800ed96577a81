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

  it('refuses what JSON.parse refuses of JSON with a slip, and reads the rest alike', () => {
    const sign = fc.constantFrom(...'{}[],:"\\u0aFgtrue1-+.eE/ \n\t\u0001é');
    const slip = fc.record({ at: fc.nat(), length: fc.nat(1), instead: fc.array(sign, { maxLength: 2 }) });
    const escaped = (text: string) =>
      text.replace(/[é\u{1f600}]/gu, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
    const text = fc.constantFrom('', 'a', 'é', 'é"', '\\', '\n/', '😀é');
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(true, false, null, 0, -1.5, 2e30),
        text,
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(text, tie('value'), { maxKeys: 3 }),
      ),
    })).value;
    fc.assert(
      fc.property(json, fc.array(slip, { maxLength: 2 }), fc.constantFrom(0, 1), (value, slips, indent) => {
        let written = escaped(JSON.stringify(value, null, indent));
        for (const { at, length, instead } of slips) {
          const place = at % (written.length + 1);
          written = written.slice(0, place) + instead.join('') + written.slice(place + length);
        }
        const read = readJson(written);
        if ('problem' in read && ['tooDeep', 'keyTwice'].includes(read.problem)) return;
        let expected: unknown;
        try {
          expected = { value: JSON.parse(written) };
        } catch {
          expected = { problem: expect.stringMatching(/^(syntax|end)$/) };
        }
        expect(read).toMatchObject(expected as object);
      }),
      { numRuns: 3000 },
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

  it('knows the line of a key, and of the nearest part above what is not there', () => {
    const read = readJson('\n{\n"a":\n{\n"b":\n{\n"c": 1}}}');
    if (!('value' in read)) throw new Error('unread');
    const lines = [['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'x', 'y', 'z'], ['x', 'y'], []].map(
      read.lineOf,
    );
    expect(lines).toEqual([3, 5, 7, 5, 2, 2]);
  });

  it.each([
    ['{"a": x, "b": 1}', 'x, "b": 1}'],
    ['{"a":\n  ほげほげ\n}', 'ほげほげ'],
    ['{"a":\r\n  ほげ\r\n}', 'ほげ'],
    [`["${'😀'.repeat(30)}`, `"${'😀'.repeat(19)}`],
    ['["a"', ''],
  ])('shows what it found there, in a line of twenty characters at most: %s', (text, found) => {
    expect(readJson(text)).toMatchObject({ found });
  });

  it.each([
    ['', 'end', 1, 1],
    ['{\n  "a": 1,\n}', 'syntax', 3, 1],
    ['{\n  "a" 1}', 'syntax', 2, 7],
    ['["a" "b"]', 'syntax', 1, 6],
    ['["ア", 」]', 'syntax', 1, 7],
    ['{"a": 1', 'end', 1, 8],
    ['{} x', 'syntax', 1, 4],
    ['\n\n{"a" 1}', 'syntax', 3, 6],
    ['{"a":   x}', 'syntax', 1, 9],
    ['{"a": 1 "b"}', 'syntax', 1, 9],
    ['{"a": ]}', 'syntax', 1, 7],
    ['[1,]', 'syntax', 1, 4],
    ['{"a": 1,\n "a": 2}', 'keyTwice', 2, 2],
    ['{"__proto__": 1}', 'keyForbidden', 1, 2],
    ["{'a': 1}", 'syntax', 1, 2],
  ])('%s', (text, problem, line, column) => {
    expect(readJson(text)).toMatchObject({ problem, line, column });
  });

  it('refuses 50,000 lists in one another', () => {
    expect(readJson('['.repeat(50_000))).toMatchObject({ problem: 'tooDeep', line: 1, column: 10 });
  });

  it('reads 100,000 characters at once', () => {
    const text = `{${Array.from({ length: 9000 }, (_, at) => `"k${at}":1`).join(',')}}`;
    expect('value' in readJson(text)).toBe(true);
    expect('value' in readJson(`["${'\\n'.repeat(50_000)}"]`)).toBe(true);
  });
});
