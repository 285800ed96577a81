import { afterEach, expect, it, vi } from 'vitest';
import { toastOfApiError } from '~/ui/api-error';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['a key of the catalogue', { data: { error: 'beforeStart' } }, { kind: 'error', key: 'beforeStart' }],
  ['a sentence', { data: { error: '締切を過ぎました' } }, { kind: 'error', text: '締切を過ぎました' }],
  ['an empty sentence', { data: { error: '' } }, { kind: 'error', key: 'unspecified' }],
  ['something else', { data: { error: { a: 1 } } }, { kind: 'error', key: 'unspecified' }],
  ['no body', new Error('fetch failed'), { kind: 'error', key: 'unspecified' }],
  ['nothing', undefined, { kind: 'error', key: 'unspecified' }],
])('a failed call with %s is logged and becomes a toast', (_, failure, toast) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(toastOfApiError(failure)).toEqual(toast);
  expect(log).toHaveBeenCalledWith(failure);
});
