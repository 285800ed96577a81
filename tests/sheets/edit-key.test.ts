import { expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { hashEditKey, isEditKey } from '~/sheets/edit-key.server';

it('opens only the sheet that it was made for', () => {
  const key = newId();
  expect(isEditKey(key, hashEditKey(key))).toBe(true);
  expect(isEditKey(newId(), hashEditKey(key))).toBe(false);
  expect(isEditKey('', hashEditKey(key))).toBe(false);
});

it('opens nothing where no key was stored', () => {
  expect(isEditKey('', '')).toBe(false);
  expect(isEditKey('-', '-')).toBe(false);
});

it('is not kept in readable form', () => {
  const key = newId();
  expect(hashEditKey(key)).not.toContain(key);
});
