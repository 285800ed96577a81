import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lookOf } from '~/pokedex/type-looks';
import { typeNames } from '~/pokedex/type-names';
import { typeStyles } from '../../scripts/type-styles';

it('every type has one look for pages, pictures and overlays', () => {
  const styles = readFileSync('app/ui/types.css', 'utf8');
  expect(styles).toBe(typeStyles());
  for (const type of Object.keys(typeNames)) {
    expect(lookOf(type), type).not.toBe(lookOf(''));
    expect(styles).toContain(`d='${lookOf(type).shape}'`);
  }
});
