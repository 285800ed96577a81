import { describe, expect, it } from 'vitest';
import { keptPages } from '~/team-page/kept-pages';

/** Draws a page of so many characters, and counts how often it does. */
function drawing(length = 10) {
  let drawn = 0;
  const draw = (nonce: string) => () => {
    drawn++;
    return { nonce, html: `<style nonce="${nonce}">`.padEnd(length, '.') };
  };
  return { draw, times: () => drawn };
}

describe('pages that were drawn', () => {
  it('are drawn once for the same facts, and carry each answer’s own nonce', () => {
    const { draw, times } = drawing();
    const kept = keptPages(10, 1000);
    expect(kept('a', draw('one'), 'one')).toContain('nonce="one"');
    expect(kept('a', draw('two'), 'two')).toContain('nonce="two"');
    expect(kept('a', draw('two'), 'two')).not.toContain('one');
    expect(times()).toBe(1);
  });

  it('leave by number, the one asked for longest ago first', () => {
    const { draw, times } = drawing();
    const kept = keptPages(2, 1000);
    for (const etag of ['a', 'b', 'a', 'c']) kept(etag, draw('n'), 'n');
    expect(times()).toBe(3);
    kept('a', draw('n'), 'n');
    expect(times()).toBe(3);
    kept('b', draw('n'), 'n');
    expect(times()).toBe(4);
  });

  it('leave by their length in all, and one that is too long for all is drawn all the same', () => {
    const { draw, times } = drawing(400);
    const kept = keptPages(100, 1000);
    for (const etag of ['a', 'b', 'c', 'b', 'c']) kept(etag, draw('n'), 'n');
    expect(times()).toBe(3);
    kept('a', draw('n'), 'n');
    expect(times()).toBe(4);
    const huge = drawing(5000);
    for (let i = 0; i < 2; i++) expect(kept('huge', huge.draw('n'), 'n')).toHaveLength(5000);
    expect(huge.times()).toBe(2);
  });
});
