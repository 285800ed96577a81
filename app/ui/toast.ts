import { redirect, redirectDocument } from '@remix-run/cloudflare';
import { parse, serialize } from 'cookie';
import { type ErrorKey, isErrorKey } from '~/http/error-catalogue';
import type { ja } from '~/locales/ja';

type SuccessKey = keyof typeof ja.shell.toasts;
export type Toast = { kind: 'success'; key: SuccessKey } | { kind: 'error'; key: ErrorKey };

const successes: Record<SuccessKey, true> = {
  saved: true,
  savedTogether: true,
  decided: true,
  requestWithdrawn: true,
  teamWithdrawn: true,
  teamRestored: true,
  requestSent: true,
  published: true,
  undone: true,
  sending: true,
  tested: true,
  memberAdded: true,
  memberRemoved: true,
  groupLeft: true,
  signedIn: true,
  signedOut: true,
  forgotten: true,
  devicesSignedOut: true,
  accountMade: true,
  passwordChanged: true,
  submitted: true,
  deleted: true,
  emailChanged: true,
  emailChangeCanceled: true,
  accountDeleted: true,
  googleLinked: true,
  passkeyAdded: true,
  passkeyRemoved: true,
  postApproved: true,
  postRejected: true,
  claimed: true,
  madePublic: true,
  madePrivate: true,
  reportKept: true,
  takenDown: true,
  broughtBack: true,
  checkedIn: true,
  copied: true,
  deadlineMoved: true,
  ended: true,
  alreadyOver: true,
};

/** `taken`: changes by others that a merge took over (`form/seen.ts`). */
export const savedToast = (taken: readonly string[]): Toast => ({
  kind: 'success',
  key: taken.length > 0 ? 'savedTogether' : 'saved',
});

/** Errors on the page may carry a server's own sentence; a cookie never can. */
export type ErrorToast = Extract<Toast, { kind: 'error' }> | { kind: 'error'; text: string };

const options = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

/** Set-Cookie value. It names a sentence and never carries one. */
export const toastCookie = ({ kind, key }: Toast) =>
  serialize('toast', `${kind}.${key}`, { ...options, maxAge: 30 });

export const shownToastCookie = serialize('toast', '', { ...options, maxAge: 0 });

export function toastOf(cookies: string | null): Toast | undefined {
  const [kind, key] = (parse(cookies ?? '').toast ?? '').split('.');
  if (kind === 'error' && isErrorKey(key)) return { kind, key };
  if (kind === 'success' && key && Object.hasOwn(successes, key)) return { kind, key: key as SuccessKey };
  return undefined;
}

export function redirectWithToast(to: string, toast: Toast, headers?: HeadersInit): Response {
  const answer = redirect(to, { headers });
  answer.headers.append('Set-Cookie', toastCookie(toast));
  return answer;
}

/** Variant for forms that React submits: the next page is loaded whole. */
export const documentWithToast = (to: string, toast: Toast) =>
  redirectDocument(to, { headers: { 'Set-Cookie': toastCookie(toast) } });
