import { describe, expect, it } from 'vitest';
import { printIslandData, readIslandData } from '~/ui/island/island-data';
import { nowhere } from '~/ui/root-data';
import { type Random, seeded } from '../../../bench/random';

const read = (props: unknown) => readIslandData(printIslandData({ page: nowhere, props })).props;

const texts = [
  '',
  'ハルカ',
  '</script><script>alert(1)</script>',
  '<!--',
  '\u2028',
  '𩸽',
  '$date',
  '{"$date":1}',
  '"\\',
];

function anything(random: Random, depth = 0): unknown {
  const kind = Math.floor(random() * (depth > 3 ? 5 : 7));
  if (kind === 0) return texts[Math.floor(random() * texts.length)];
  if (kind === 1) return Math.floor(random() * 1e6) - 5e5;
  if (kind === 2) return random() < 0.5;
  if (kind === 3) return null;
  if (kind === 4) return new Date(Math.floor(random() * 2e12));
  const size = Math.floor(random() * 4);
  const values = Array.from({ length: size }, () => anything(random, depth + 1));
  return kind === 5
    ? values
    : Object.fromEntries(values.map((value, at) => [`${texts[at + 1]}${at}`, value]));
}

describe('what an island is drawn from', () => {
  it('comes to the browser as it was, instants too, and cannot end its script', () => {
    const random = seeded(20261123);
    for (let turn = 0; turn < 3000; turn++) {
      const props = anything(random);
      expect(printIslandData({ page: nowhere, props })).not.toContain('<');
      expect(read(props)).toEqual(props);
    }
  });

  it('has no place for what is not there', () => {
    expect(read({ answer: undefined, start: { name: 'ハルカ' } })).toEqual({ start: { name: 'ハルカ' } });
  });
});
