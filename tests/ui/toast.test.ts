import { describe, expect, it } from 'vitest';
import { redirectWithToast, toastCookie, toastOf } from '~/ui/toast';

describe('the toast cookie', () => {
  it.each([
    ['toast=success.saved', { kind: 'success', key: 'saved' }],
    ['a=b; toast=error.saveFailed; c=d', { kind: 'error', key: 'saveFailed' }],
    ['toast=success.saveFailed', undefined],
    ['toast=error.toString', undefined],
    ['toast=success.<script>', undefined],
    ['mytoast=success.saved', undefined],
    ['toast=', undefined],
    [null, undefined],
  ])('%s is %o', (cookie, expected) => {
    expect(toastOf(cookie)).toEqual(expected);
  });

  it('goes out with a redirect and comes back the same', () => {
    const answer = redirectWithToast('/mypage', { kind: 'success', key: 'deleted' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toBe('/mypage');
    expect(answer.headers.get('Set-Cookie')).toBe(toastCookie({ kind: 'success', key: 'deleted' }));
    expect(toastOf(answer.headers.get('Set-Cookie'))).toEqual({ kind: 'success', key: 'deleted' });
  });
});
