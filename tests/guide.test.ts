import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guideNames, guides } from '~/guide/guides';
import { guidePictures, type PictureName } from '~/guide/pictures';
import { seenByOpponents } from '~/guide/seen';
import { en } from '~/locales/en';
import { i18n, loadStrings, translatorFor } from '~/locales/i18n';
import { ja } from '~/locales/ja';
import { locales } from '~/locales/locale';

const strings = { ja, en };
for (const locale of locales) loadStrings(locale, strings[locale]);

type Tree = { [key: string]: string | Tree };
const textsOf = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? value : textsOf(value)));

// What a console, OBS or a store calls its own, and words that only stand in quotes.
const elsewhere = {
  ja: [
    'アルバム',
    'スマートフォンへ送る',
    'データ管理',
    'Nintendo Switch App',
    'シーンコレクション',
    'インポート',
    '対戦相手',
  ],
  en: [
    'Album',
    'Send to Smartphone',
    'Data Management',
    'Nintendo Switch App',
    'Scene Collection',
    'Import',
    'Opponents',
  ],
};
const quotes = { ja: /「([^」]*)」/g, en: /“([^”]*)”/g };

describe.each(locales)('the guides in %s', (locale) => {
  const texts = textsOf(strings[locale].guide);

  it('quote every label of the site by its key, never by heart', () => {
    const quoted = texts.flatMap((text) =>
      [...text.matchAll(quotes[locale])].map(([, inside = '']) => inside),
    );
    expect(quoted.length).toBeGreaterThan(80);
    expect(
      quoted.filter((inside) => !/^\$t\([\w.]+\)$/.test(inside) && !elsewhere[locale].includes(inside)),
    ).toEqual([]);
  });

  it('name labels that are there, and that are one whole text', () => {
    const t = translatorFor(locale);
    for (const [, key = ''] of texts.join('\n').matchAll(/\$t\(([\w.]+)\)/g)) {
      expect([key, i18n.exists(key, { lng: locale })]).toEqual([key, true]);
      expect(String(t(key as 'guide.title'))).not.toMatch(/\{\{|\$t\(/);
    }
  });

  it('have the ten steps of OBS that they promise', () => {
    expect(strings[locale].guide.casters.sections.obs.title).toContain(locale === 'ja' ? '10' : 'ten');
    expect(strings[locale].guide.casters.sections.obs.steps.split('\n')).toHaveLength(10);
  });

  it('have every picture, and on no page more than 150 KB of them', () => {
    for (const name of guideNames) {
      const shown = Object.values(guides[name]).flatMap((look) => look.pictures ?? []);
      const sizes = shown.map((picture) => statSync(`app/guide/pictures/${locale}/${picture}.webp`).size);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000);
    }
  });
});

it('the guides show every picture that is taken', () => {
  const shown = guideNames.flatMap((name) =>
    Object.values(guides[name]).flatMap((look) => look.pictures ?? []),
  );
  expect(shown.sort()).toEqual((Object.keys(guidePictures) as PictureName[]).sort());
});

it('what opponents see, and when, is what the rule says', () => {
  expect(seenByOpponents.map(({ moment, shown }) => [moment, ...shown.map(([, what]) => what)])).toEqual([
    ['before', 'nothing', 'nothing'],
    ['during', 'openWithCode', 'species'],
    ['afterPublic', 'openWithCode', 'open'],
    ['afterPrivate', 'nothing', 'nothing'],
  ]);
});

describe.each([
  ['README.ja.md', 'README.md'],
  ['docs/deploy.ja.md', 'docs/deploy.md'],
])('%s', (ownFile, otherFile) => {
  const [own, other] = [readFileSync(ownFile, 'utf8'), readFileSync(otherFile, 'utf8')];
  const commandsIn = (text: string) =>
    [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
      block
        .split('\n')
        .map((line) => line.replace(/\s+#.*/, '').trim())
        .filter(Boolean),
    );

  it('and the English one lead to each other', () => {
    expect(own).toContain(`(${basename(otherFile)})`);
    expect(other).toContain(`(${basename(ownFile)})`);
  });

  it('has the commands of the English one', () => {
    expect(commandsIn(own).length).toBeGreaterThan(3);
    expect(commandsIn(own)).toEqual(commandsIn(other));
  });

  it('names scripts and files that are there', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const [, script = ''] of own.matchAll(/npm run ([\w:-]+)/g))
      expect(Object.keys(scripts)).toContain(script);
    for (const [, file = ''] of own.matchAll(/\]\(([\w./-]+)\)/g))
      expect([file, existsSync(join(dirname(ownFile), file))]).toEqual([file, true]);
  });
});

it('the guides to deployment name settings that are there', () => {
  const settings = readFileSync('wrangler.toml', 'utf8');
  for (const file of ['docs/deploy.ja.md', 'docs/deploy.md'])
    for (const name of ['PUBLIC_URL', 'MAIL_FROM', 'OPERATOR_NAME', 'CONTACT', 'GOOGLE_CLIENT_ID']) {
      expect(readFileSync(file, 'utf8')).toContain(`\`${name}\``);
      expect(settings).toMatch(new RegExp(`^${name} =`, 'm'));
    }
});
