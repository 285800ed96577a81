import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deviceCookies, deviceStorage } from '~/ui/device/keeps';

const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);
const sources = files.map((file) => readFileSync(join('app', file), 'utf8'));

/** The text that a name in the same file stands for, or the literal itself. */
const meant = (source: string, given: string) =>
  /^['`]/.test(given)
    ? given.slice(1, -1)
    : (new RegExp(`\\bconst ${given} = '([^']+)'`).exec(source)?.[1] ?? given);

const allOf = (pattern: RegExp) =>
  new Set(
    sources.flatMap((source) => [...source.matchAll(pattern)].map(([, given = '']) => meant(source, given))),
  );

test('every cookie that the site sets is on the list of what a device keeps', () => {
  const made = [
    ...allOf(/signedCookie\([^{;]*\{\s*name: ('[^']+'|\w+)/g),
    ...allOf(/\bserialize\(('[^']+'|\w+),/g),
  ].filter((name) => name !== 'name');
  expect(made.length).toBeGreaterThan(8);
  expect(made.filter((name) => !Object.hasOwn(deviceCookies, name) && !/ocale/.test(name))).toEqual([]);
});

test('every key and name that pages keep something under is on it', () => {
  const kept = (pattern: RegExp, known: readonly string[]) =>
    [...allOf(pattern)].filter((key) => !known.some((each) => key.startsWith(each)));
  // Keys that a function makes begin with the prefix of their file.
  const literal = (keys: string[]) => keys.filter((key) => !/^\w*[kK]ey(Of)?$/.test(key));
  expect(literal(kept(/localStorage\.setItem\(\s*('[^']+'|\w+)/g, deviceStorage.local))).toEqual([]);
  expect(kept(/keepSwitch\(\w+, ('[^']+')/g, deviceStorage.local)).toEqual([]);
  expect(literal(kept(/sessionStorage\.setItem\(\s*('[^']+'|\w+)/g, deviceStorage.session))).toEqual([]);
  expect(kept(/openDB(?:<[^>]*>)?\(\s*('[^']+'|\w+)/g, deviceStorage.databases)).toEqual([]);
  expect(kept(/const (?:\w*Cache) = ['`]([^'`$]+)/g, deviceStorage.caches)).toEqual([]);
});
