import { logInBrowser } from '~/log/log-in-browser';
import { type ErrorKey, isErrorKey } from './error-catalogue';
import type { ErrorToast } from './toast';

/** Logs the failure; says the `error` of its answer (a key of the catalogue, a sentence) or `otherwise`. */
export function toastOfApiError(failure: unknown, otherwise = keyOf(failure)): ErrorToast {
  logInBrowser(failure);
  const said = (failure as { data?: { error?: unknown } } | undefined)?.data?.error;
  if (isErrorKey(said)) return { kind: 'error', key: said };
  return typeof said === 'string' && said ? { kind: 'error', text: said } : { kind: 'error', key: otherwise };
}

/** No answer at all came, or none that says what was wrong. */
function keyOf(failure: unknown): ErrorKey {
  const { name, status } = (failure ?? {}) as { name?: string; status?: number };
  return name === 'FetchError' && status === undefined ? 'network' : 'unspecified';
}
