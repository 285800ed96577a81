import { FetchError } from 'ofetch';
import { afterEach, expect, it, vi } from 'vitest';
import { InvalidResponse } from '~/ui/api-client';
import { toastOfApiError } from '~/ui/api-error';

const answered = (status: number, data: unknown) =>
  Object.assign(new FetchError(String(status)), { status, data });

afterEach(() => vi.restoreAllMocks());

it.each([
  ['a key of the catalogue', { data: { error: 'beforeStart' } }, { kind: 'error', key: 'beforeStart' }],
  ['a sentence', { data: { error: '締切を過ぎました' } }, { kind: 'error', text: '締切を過ぎました' }],
  ['an empty sentence', answered(500, { error: '' }), { kind: 'error', key: 'unspecified' }],
  ['something else', answered(403, { error: { a: 1 } }), { kind: 'error', key: 'unspecified' }],
  ['no body', answered(500, undefined), { kind: 'error', key: 'unspecified' }],
  ['no answer', new FetchError('fetch failed'), { kind: 'error', key: 'network' }],
  ['a line that broke', new TypeError('network error'), { kind: 'error', key: 'network' }],
  ['an answer that is none', new InvalidResponse('no'), { kind: 'error', key: 'invalidResponse' }],
  ['a mistake of ours', new RangeError('too far'), { kind: 'error', key: 'unknown' }],
  ['nothing', undefined, { kind: 'error', key: 'unknown' }],
])('a failed call with %s is logged and becomes a toast', (_, failure, toast) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(toastOfApiError(failure)).toEqual(toast);
  expect(log).toHaveBeenCalledWith(failure);
});
