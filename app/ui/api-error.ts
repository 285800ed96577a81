import { type ErrorKey, isErrorKey } from './error-catalogue';
import type { ShownToast } from './toast';

/**
 * Logs a failed call and gives the toast that tells of it: the `error` field of the answer's body if there is one (a
 * key of the catalogue or a sentence), else `otherwise`, by default 「エラーが発生しました」.
 */
export function toastOfApiError(failure: unknown, otherwise: ErrorKey = 'unspecified'): ShownToast {
  console.error(failure);
  const said = (failure as { data?: { error?: unknown } } | undefined)?.data?.error;
  if (isErrorKey(said)) return { kind: 'error', key: said };
  return typeof said === 'string' && said ? { kind: 'error', text: said } : { kind: 'error', key: otherwise };
}
