import { FetchError } from 'ofetch';
import { type ErrorKey, isErrorKey } from '~/http/error-catalogue';
import { logInBrowser } from '~/log/log-in-browser';
import { InvalidResponse } from './api-client';
import type { ErrorToast } from './toast';

/** Logs the failure; says the `error` of its answer (a key of the catalogue, a sentence) or `otherwise`. */
export function toastOfApiError(failure: unknown, otherwise = keyOf(failure)): ErrorToast {
  logInBrowser(failure);
  const said = (failure as { data?: { error?: unknown } } | undefined)?.data?.error;
  if (isErrorKey(said)) return { kind: 'error', key: said };
  return typeof said === 'string' && said ? { kind: 'error', text: said } : { kind: 'error', key: otherwise };
}

/** No answer came, one that says nothing of what was wrong, one that is none; or it failed on this side of the line. */
function keyOf(failure: unknown): ErrorKey {
  if (failure instanceof InvalidResponse) return 'invalidResponse';
  if (failure instanceof TypeError) return 'network';
  if (!(failure instanceof FetchError)) return 'unknown';
  return failure.status === undefined ? 'network' : 'unspecified';
}
