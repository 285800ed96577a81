import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mixOf } from '~/overlays/engine/mix';
import { lowerStyles } from '../../scripts/vite/lower-styles';

const cssOf = async (styles: string) => (await lowerStyles(styles, 'test.css')).css;

describe('styles for Chromium 103', () => {
  it.each([
    ['nests nothing', '.a { & .b { top: 0 } }', '.a .b{top:0}'],
    [
      'names units of containers',
      '.a { width: min(60px, 72cqb) }',
      '.a{width:min(60px,calc(72*var(--cqb)))}',
    ],
    [
      'joins single transforms in their order',
      '.a { scale: -1 1; rotate: 45deg; top: 0 }',
      '.a{top:0;transform:rotate(45deg) scale(-1,1)}',
    ],
    [
      'keeps calculations',
      '.a { translate: calc((15 - var(--at)) * 26px) }',
      '.a{transform:translate(calc((15 - var(--at)) * 26px))}',
    ],
    ['contains boxes', '.a { container-type: size }', '.a{contain:size style}'],
    ['hides nothing', '@supports not (box-decoration-break: clone) { .a { visibility: hidden } }', ''],
  ])('%s', async (_, styles, css) => {
    const declarationsOf = (text: string) => text.replace(/: /g, ':').split(/[{};]/).sort();
    expect(declarationsOf(await cssOf(styles))).toEqual(declarationsOf(css));
  });

  it('marks what a container query is about, without specificity and before a pseudo-element', async () => {
    const { css, queries } = await lowerStyles(
      '@container (max-aspect-ratio: 4 / 10) or (max-height: 84px) { .a, .b::before { top: 0 } }',
      'test.css',
    );
    const [[name, test] = []] = Object.entries(queries);
    expect(test).toBe('(w/h<=4/10)||(h<=84)');
    const mark = `:where([data-inner~=${name}] *,[data-box~=${name}] :not([data-inner] *))`;
    expect(css).toBe(`.a${mark},.b${mark}:before{top:0}`);
  });

  it('outlines letters by shadows, as a stroke would cover them', async () => {
    const css = await cssOf('.a { -webkit-text-stroke: 14px #fff }');
    expect(css).toContain('7.0px 0.0px #fff');
    expect(css).not.toContain('stroke');
  });

  it('names mixes of colors', async () => {
    const { css, mixes } = await lowerStyles(
      '.a { color: color-mix(in srgb, var(--side) 46%, #1d2464) }',
      'test.css',
    );
    expect([css, mixes]).toEqual(['.a{color:var(--mix-side-46-1d2464)}', ['--mix-side-46-1d2464']]);
  });

  it.each([
    '.a:has(.b) { top: 0 }',
    '.a { color: color-mix(in oklch, red, blue) }',
    '@container (orientation: landscape) { .a { top: 0 } }',
  ])('refuses what it cannot lower: %s', (styles) => expect(cssOf(styles)).rejects.toThrow());

  it('can be made of all styles of overlays', async () => {
    const files = readdirSync('app/overlays', { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.css'))) {
      const css = await cssOf(readFileSync(`app/overlays/${file}`, 'utf8'));
      expect(css, file).not.toMatch(/[{;](translate|scale|rotate|-webkit-text-stroke|container-type):/);
    }
  });
});

it.each([
  ['#ff0000', 50, '000', 'rgb(128,0,0)'],
  ['#2f8fd0', 46, '1d2464', 'rgb(37,85,150)'],
  ['#12324a', 70, 'transparent', 'rgba(18,50,74,0.7)'],
])('mixes %s at %i%% with %s', (color, percent, other, mixed) => {
  expect(mixOf(color, percent, other)).toBe(mixed);
});
