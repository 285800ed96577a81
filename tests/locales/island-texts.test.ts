import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { en } from '~/locales/en';
import { islandTexts } from '~/locales/island-texts';
import { ja } from '~/locales/ja';

type Strings = { readonly [name: string]: string | Strings };

const keysIn = (strings: Strings, before = ''): string[] =>
  Object.entries(strings).flatMap(([name, text]) =>
    typeof text === 'string' ? [before + name] : keysIn(text, `${before}${name}.`),
  );

/** The files that an island is made of, without what it only takes types from. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const importing = /^(?:import|export) (?!type)[^;]*?from '([~.][^']+)'|import\('([~.][^']+)'\)/gm;
  for (const [, from, later] of readFileSync(file, 'utf8').matchAll(importing)) {
    const asked = (from ?? later ?? '').replace(/^~/, resolve('app'));
    const path = resolve(dirname(file), asked);
    const known = ['.ts', '.tsx', '/index.ts'].map((end) => path + end).find((each) => existsSync(each));
    if (known) filesOf(known, found);
  }
  return found;
}

const islands = [
  ['sheet', 'hand-in/sheet-script.tsx'],
  ['post', 'posts/write/post-script.tsx'],
] as const;

const files = { ja, en };
const rooms = Object.keys(ja);
// A key is written whole, or its beginning with what is filled in: in quotes of any kind, wherever it stands.
const written = new RegExp(`['\`]((?:${rooms.join('|')})\\.[\\w.]*)(['\`]|\\$\\{[^}]*\\}\`?)`, 'g');
// i18next's own: one form of a key for each number, counted or in order; and a text within a text.
const form = /(?:_ordinal)?_(?:zero|one|two|few|many|other)$/;
const nested = /\$t\(([\w.]+)/g;

test.each(
  islands.flatMap(([name, script]) =>
    (['ja', 'en'] as const).map((locale) => [name, locale, script] as const),
  ),
)('what the form of a %s may say is among its texts: %s', async (name, locale, script) => {
  await import(`../../app/locales/${locale}/${name}-script.ts`);
  const texts = islandTexts() as Strings;
  const said = new Set(keysIn(texts));
  const missing = new Set<string>();
  const need = (isAskedFor: (key: string) => boolean, by: string) => {
    for (const key of keysIn(files[locale]))
      if (isAskedFor(key.replace(form, '')) && !said.has(key)) missing.add(`${key} (${by})`);
  };
  for (const file of filesOf(resolve('app', script)))
    for (const [, key = '', end = ''] of readFileSync(file, 'utf8').matchAll(written))
      need((each) => isMeant(each, key, end), file.split('/app/')[1] ?? file);
  for (const [, key] of JSON.stringify(texts).matchAll(nested)) need((each) => each === key, 'a text');
  expect([...missing]).toEqual([]);
});

/** `a.b`, `a.${b}`, or `a.${b}.c`, of which all is taken that begins so. */
function isMeant(each: string, key: string, end: string) {
  if (!end.startsWith('$')) return each === key;
  const rest = each.startsWith(key) ? each.slice(key.length) : undefined;
  return rest !== undefined && (end.endsWith('`') ? !rest.includes('.') : true);
}

test('a key with a form for each ordinal number is not taken for one without', () => {
  expect('shell.place_ordinal_few'.replace(form, '')).toBe('shell.place');
  expect('teams.submit.doubts_one'.replace(form, '')).toBe('teams.submit.doubts');
});
