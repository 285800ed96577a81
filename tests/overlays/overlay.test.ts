import { describe, expect, it } from 'vitest';
import { broadcastEvents } from '~/broadcast/event';
import { tickerIn } from '~/broadcast/on-air';
import { onAirFrom } from '~/overlays/ask-scene';
import { reconnectDelayMs } from '~/overlays/connection';
import { fixtureOfPart, listFixtures } from '~/overlays/fixtures';
import { html } from '~/overlays/html';
import { parseOverlayOptions, parts } from '~/overlays/options';
import { styleRulesOf } from '~/overlays/own-styles';
import type { Picture } from '~/overlays/shot';
import { drawScene } from '~/overlays/stage';
import { clockText, emsOf } from '~/overlays/text';
import { widthsOf } from '~/overlays/themes';
import { themes } from '~/overlays/themes/themes';

const options = (query: string) => parseOverlayOptions(new URLSearchParams(query));

describe('the address of an overlay', () => {
  it.each([
    ['', {}],
    ['lang=en', { language: 'en' }],
    ['lang=BOTH', { language: 'both' }],
    ['lang=fr', {}],
    ['side=2', { side: 2 }],
    ['side=3', {}],
    ['part=team1', { part: 'team1' }],
    ['part=nothing', {}],
    ['motion=0', { moves: false }],
    ['motion=no', {}],
    ['scale=0.5', { scale: 0.5 }],
    ['scale=0', {}],
    ['scale=-1', {}],
    ['scale=1e9', {}],
    ['scale=big', {}],
    ['preview=1&fixture=3', { preview: '1', fixture: 3 }],
    ['preview=desk&fixture=3', { preview: 'desk', fixture: 3 }],
    ['preview=draft&fixture=3', { preview: 'draft' }],
    ['preview=1&fixture=x', { preview: '1' }],
    ['fixture=3', {}],
    ['debug=1', { debug: true }],
    ['arrangement=open', { arrangement: 'open' }],
    ['arrangement=mine', {}],
    ['background=0', { ground: false }],
    ['background=none', {}],
    ['when=match', { when: ['match'] }],
    ['when=STARTINGSOON, break,nothing', { when: ['startingSoon', 'break'] }],
    ['when=nothing', {}],
    ['when=', {}],
    ['preview=1&game=champions', { preview: '1', game: 'champions' }],
    ['preview=1&game=toString', { preview: '1' }],
    ['game=sv', {}],
  ])('says “%s”', (query, said) => {
    const plain = {
      language: null,
      arrangement: null,
      ground: true,
      side: null,
      part: null,
      when: null,
      moves: true,
      scale: 1,
      preview: null,
      fixture: null,
      game: null,
      debug: false,
    };
    expect(options(query)).toEqual({ ...plain, ...said });
  });
});

describe('texts', () => {
  it.each([
    [0, '0:00'],
    [-5000, '0:00'],
    [1, '0:01'],
    [59_001, '1:00'],
    [725_000, '12:05'],
    [3_723_000, '1:02:03'],
  ])('count %i ms down as %s', (left, text) => expect(clockText(left)).toBe(text));

  const { own: widths } = pictureOf('ganyu').widths;
  it('are longer the wider their letters are', () => {
    expect(emsOf('iiii', widths)).toBeLessThan(emsOf('WWWW', widths));
    expect(emsOf('あいうえ', widths)).toBeCloseTo(4.12);
    expect(emsOf('ｱｲｳｴ', widths)).toBeLessThan(emsOf('アイウエ', widths));
  });

  it('are escaped, in texts and in attributes', () => {
    expect(html`<p title="${'"><script>'}">${'<b>&'}${[html`<i>${1}</i>`]}${null}</p>`.html).toBe(
      '<p title="&quot;&gt;&lt;script&gt;">&lt;b&gt;&amp;<i>1</i></p>',
    );
  });
});

it('writes a template’s lines as none, before an attribute as a blank, and leaves what is put in', () => {
  const page = html`
    <p title="${'a'}"
      lang="ja">
      ${'a\n  b'}
      <b>x</b>
    </p>`;
  expect(page.html).toBe('<p title="a" lang="ja">a\n  b<b>x</b></p>');
});

function pictureOf(event: (typeof broadcastEvents)[number], query = ''): Picture {
  const theme = themes[event];
  return { event, theme, widths: widthsOf(theme), options: options(query), players: false };
}

describe.each(broadcastEvents)('%s', (event) => {
  const fixtures = listFixtures(0);
  it('draws every kind of scene, with both players in a match', () => {
    for (const { scene } of fixtures)
      expect(drawScene(pictureOf(event), scene, 0).html).toContain('data-kind=');
    const match = drawScene(pictureOf(event), fixtures[0]?.scene ?? null, 0).html;
    expect(match).toContain('ハルカ');
    expect(match).toContain('Leon');
  });

  it('has no blanks between its tags: inline ones would be seen on air', () => {
    for (const players of [false, true])
      for (const { scene } of fixtures)
        expect(
          drawScene({ ...pictureOf(event), players }, scene, 0).html.replaceAll(' <span class="word">', ''),
        ).not.toMatch(/\n|>\s|\s<|\s>|\s\s/);
  });

  it('shows one side alone', () => {
    const first = drawScene(pictureOf(event, 'side=1'), fixtures[0]?.scene ?? null, 0).html;
    expect(first).toContain('ハルカ');
    expect(first).not.toContain('>Leon<');
  });

  it('has a made-up scene that shows each part', () => {
    for (const part of parts) {
      const { scene } = fixtures[fixtureOfPart[part] ?? 0] ?? {};
      expect(drawScene(pictureOf(event, `part=${part}`), scene ?? null, 0).html).toMatch(
        /class="(part|countdown|pause)/,
      );
    }
  });

  it('shows nothing of a part while nothing is on air', () => {
    for (const part of parts)
      expect(drawScene(pictureOf(event, `part=${part}`), null, 0).html).toBe(
        '<div class="scene" data-key="idle" data-kind="idle"></div>',
      );
  });
});

it('shows names in the language that is asked for, or that of the scene', () => {
  const [usual] = listFixtures(0);
  const drawn = (query: string) => drawScene(pictureOf('ganyu', query), usual?.scene ?? null, 0).html;
  expect(drawn('')).toMatch(/ガオガエン.*Incineroar/);
  expect(drawn('lang=ja')).not.toContain('Incineroar');
  expect(drawn('lang=en')).not.toContain('ガオガエン');
});

it('waits longer after each failure, between half and all of 1 to 30 s', () => {
  expect([0, 1, 2, 9].map((failures) => reconnectDelayMs(failures, 0))).toEqual([1000, 2000, 4000, 30_000]);
  expect([0, 1, 2, 9].map((failures) => reconnectDelayMs(failures, 1))).toEqual([500, 1000, 2000, 15_000]);
});

it.each([
  ['{"revision":1,"build":"b","scene":null}', true],
  ['{"revision":1,"build":"b","scene":{"kind":"match"}}', true],
  ['{"revision":"1","build":"b","scene":null}', false],
  ['{"revision":1,"build":"b"}', false],
  ['{"revision":1,"build":"b","scene":{}}', false],
  ['{"error":"notFound"}', false],
  ['null', false],
  ['<!doctype html>', false],
  ['', false],
])('trusts what a room tells and nothing else: %s', (text, isTrusted) =>
  expect(onAirFrom(text) !== undefined).toBe(isTrusted),
);

describe('what a piece sets for itself', () => {
  it('is a rule for each that is different', () => {
    const drawing =
      '<i data-style="--at:1"></i><i data-style="--at:1"></i><b data-style="--side:#ff0000;--b:2"></b>';
    expect(styleRulesOf(drawing)).toBe(
      '[data-style="--at:1"]{--at:1}[data-style="--side:#ff0000;--b:2"]{--side:#ff0000;--b:2}',
    );
  });

  it.each(['--a:1}*{color:red', '--a:url(x)', 'color:red', '--a:</style>'])('is never %s', (style) => {
    expect(styleRulesOf(`<i data-style="${style}"></i>`)).toBe('');
  });

  it('is found whole in every drawing', () => {
    for (const event of broadcastEvents)
      for (const { scene } of listFixtures(0)) {
        const { html: drawing } = drawScene(pictureOf(event), scene, 0);
        const set = new Set([...drawing.matchAll(/ data-style="([^"]*)"/g)].map(([, style]) => style));
        expect(styleRulesOf(drawing).split('}').length - 1).toBe(set.size);
        expect(drawing).not.toContain(' style=');
      }
  });
});

describe('what is said in both languages', () => {
  const [usual] = listFixtures(0);
  const scene = usual?.scene && {
    ...usual.scene,
    ticker: ['休憩中です', 'Same for both', '三行目'],
    tickerEn: ['Be right back'],
    casters: [
      { name: '遥', nameEn: 'Haruka', handle: '@h' },
      { name: '', handle: '@leon' },
    ],
  };
  it.each([
    ['ja', ['休憩中です', 'Same for both', '三行目']],
    ['en', ['Be right back', 'Same for both', '三行目']],
    ['both', ['休憩中です', 'Be right back', 'Same for both', '三行目']],
  ] as const)('is the ticker in %s', (language, lines) => {
    expect(scene && tickerIn(scene, language)).toEqual(lines);
  });

  it('is a caster’s name, else the handle', () => {
    const drawn = (lang: string) =>
      drawScene(pictureOf('ganyu', `part=casters&lang=${lang}`), scene ?? null, 0).html;
    expect(drawn('ja')).toMatch(/>遥<.*@leon/);
    expect(drawn('en')).toMatch(/Haruka.*@leon/);
    expect(drawn('en')).not.toContain('>遥<');
    expect(drawn('both')).toMatch(/遥.*Haruka/);
  });
});
