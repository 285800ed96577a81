import { FetchError, ofetch } from 'ofetch';
import { type ErrorKey, errorOfStatus } from '~/http/error-catalogue';
import { logInBrowser } from '~/log/log-in-browser';

/** ofetch retries once on 408, 409, 425, 429, 500 and 502 to 504, but never a call with a body. */
export const apiClient = (base = '') => ofetch.create({ baseURL: base || undefined });

/** Base URL of static data (STORAGE_BASE); empty for this site. */
export const storageBase = () => document.documentElement.dataset.storageBase ?? '';

export class InvalidResponse extends Error {}

export function describeFailure(failure: unknown): { said: string } | { key: ErrorKey } {
  logInBrowser(failure);
  if (failure instanceof InvalidResponse) return { key: 'invalidResponse' };
  if (failure instanceof TypeError) return { key: 'network' };
  if (!(failure instanceof FetchError)) return { key: 'unknown' };
  const message = (failure.data as { error?: unknown } | undefined)?.error;
  if (typeof message === 'string' && message.trim()) return { said: message };
  if (failure.status === undefined) return { key: 'network' };
  return { key: errorOfStatus(failure.status) };
}
