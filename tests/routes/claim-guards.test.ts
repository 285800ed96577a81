import { expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { isClaim, makeClaim } from '~/sheets/claim.server';

const [secret, id, now] = ['a secret of the test', newId(), new Date()];
const hour = 60 * 60_000;

it('a claim is for one sheet, of this site, for a day, as it was made', () => {
  const claim = makeClaim(secret, id, now);
  const at = (ms: number) => new Date(now.getTime() + ms);
  const swap = (letter = '') => (letter === 'A' ? 'B' : 'A');
  const [expires = '', signature = ''] = claim.split('.');
  const later = `${Number(expires) + 3600}.${signature}`;
  const altered = `${expires}.${swap(signature[0])}${signature.slice(1)}`;
  expect(isClaim(secret, id, claim, now)).toBe(true);
  expect(isClaim(secret, id, claim, at(23 * hour))).toBe(true);
  expect(isClaim(secret, id, claim, at(24 * hour))).toBe(false);
  expect(isClaim(secret, newId(), claim, now)).toBe(false);
  expect(isClaim('another', id, claim, now)).toBe(false);
  for (const wrong of [altered, later, `${expires}.`, expires, '', '.', undefined, 'NaN.x', `${claim}A`])
    expect([wrong, isClaim(secret, id, wrong, now)]).toEqual([wrong, false]);
});
