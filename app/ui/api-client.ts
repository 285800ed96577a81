import { FetchError, ofetch } from 'ofetch';
import { type ErrorKey, errorOfStatus } from '~/http/error-catalogue';
import { logInBrowser } from '~/log/log-in-browser';

/** Repeats once on 408, 409, 425, 429, 500 and 502 to 504, but no call with data: ofetch's own rules. */
export const apiClient = (base = '') => ofetch.create({ baseURL: base || undefined });

/** The base address of static data, from the runtime configuration (STORAGE_BASE); empty for this site. */
export const storageBase = () => document.documentElement.dataset.storageBase ?? '';

export class InvalidResponse extends Error {}

/** The sentence in the answer's `error` field if there is one, else the catalogue's. */
export function describeFailure(failure: unknown): { said: string } | { key: ErrorKey } {
  logInBrowser(failure);
  if (failure instanceof InvalidResponse) return { key: 'invalidResponse' };
  // The connection was lost in the middle of an answer.
  if (failure instanceof TypeError) return { key: 'network' };
  if (!(failure instanceof FetchError)) return { key: 'unknown' };
  const said = (failure.data as { error?: unknown } | undefined)?.error;
  if (typeof said === 'string' && said.trim()) return { said };
  if (failure.status === undefined) return { key: 'network' };
  return { key: errorOfStatus(failure.status) };
}
