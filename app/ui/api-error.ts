import { FetchError } from 'ofetch';
import { type ErrorKey, isErrorKey } from '~/http/error-catalogue';
import { logInBrowser } from '~/log/log-in-browser';
import { InvalidResponse } from './api-client';
import type { ErrorToast } from './toast';

/** Logs the failure. Prefers the response's `error`, a key of the catalog or a sentence, over `otherwise`. */
export function toastOfApiError(failure: unknown, otherwise = keyOf(failure)): ErrorToast {
  logInBrowser(failure);
  const message = (failure as { data?: { error?: unknown } } | undefined)?.data?.error;
  if (isErrorKey(message)) return { kind: 'error', key: message };
  return typeof message === 'string' && message
    ? { kind: 'error', text: message }
    : { kind: 'error', key: otherwise };
}

function keyOf(failure: unknown): ErrorKey {
  if (failure instanceof InvalidResponse) return 'invalidResponse';
  if (failure instanceof TypeError) return 'network';
  if (!(failure instanceof FetchError)) return 'unknown';
  return failure.status === undefined ? 'network' : 'unspecified';
}
