import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retention } from '~/db/retention';
import { discardDraft, draftKeyOf, findDraft, saveDraft } from '~/ui/form/draft';

/** As a browser's: its keys are its own properties. */
function storage(refuses: boolean) {
  const methods = {
    getItem(this: Record<string, unknown>, key: string) {
      return (this[key] as string | undefined) ?? null;
    },
    setItem(this: Record<string, unknown>, key: string, value: string) {
      if (refuses) throw new DOMException('', 'QuotaExceededError');
      this[key] = value;
    },
    removeItem(this: Record<string, unknown>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods) as Storage;
}

const now = 1_800_000_000_000;
beforeEach(() => void vi.stubGlobal('localStorage', storage(false)));
afterEach(() => vi.unstubAllGlobals());

it('is found by its own name alone, and not once it is discarded', () => {
  expect(saveDraft('post', { title: 'a' }, now)).toBe(true);
  expect(saveDraft('post:team:x', { title: 'b' }, now)).toBe(true);
  expect(findDraft('post', now)).toEqual({ title: 'a' });
  discardDraft('post');
  expect(findDraft('post', now)).toBeUndefined();
  expect(findDraft('post:team:x', now)).toEqual({ title: 'b' });
});

it('is thrown away when it is old, and so is what is none', () => {
  saveDraft('old', { title: 'a' }, now);
  localStorage.setItem(draftKeyOf('broken'), '{"values":');
  localStorage.setItem('other', 'stays');
  expect(findDraft('old', now + retention.drafts - 1)).toEqual({ title: 'a' });
  expect(findDraft('old', now + retention.drafts)).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual(['other']);
});

it('is not said to be kept where the device refuses', () => {
  vi.stubGlobal('localStorage', storage(true));
  expect(saveDraft('post', { title: 'a' }, now)).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  expect(saveDraft('post', { title: 'a' }, now)).toBe(false);
  expect(findDraft('post', now)).toBeUndefined();
});
