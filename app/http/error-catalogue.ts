import type { ja } from '~/locales/ja';

/** Errors that the product can name; their sentences are in app/locales/{ja,en}/errors.ts. */
export type ErrorKey = keyof typeof ja.errors;

// Typed by the sentences, so that every key is listed, without bundling them for the browser.
const known: Record<ErrorKey, true> = {
  unspecified: true,
  network: true,
  authenticationRequired: true,
  forbidden: true,
  notFound: true,
  validation: true,
  server: true,
  unavailable: true,
  unknown: true,
  invalidResponse: true,
  beforeStart: true,
  tournamentsFetchFailed: true,
  copyFailed: true,
  submitFailed: true,
  saveFailed: true,
  deadlineNotMoved: true,
  changedMeanwhile: true,
  askStaff: true,
  resultsOver: true,
  sheetChanged: true,
  imageNotTaken: true,
  deleteFailed: true,
  undoFailed: true,
  notOnList: true,
  notCheckedIn: true,
  postCreateFailed: true,
  postUpdateFailed: true,
  postDeleteFailed: true,
  postFavoriteFailed: true,
  favoritesTooMany: true,
  postNotFound: true,
  postNoPermission: true,
  postNotAllowed: true,
  memberNotAuthenticated: true,
  memberAddFailed: true,
  tooManyTries: true,
  tooManyActs: true,
  mailOff: true,
  externalNavigationRefused: true,
  scriptProtocolRefused: true,
  foreignOrigin: true,
  methodNotAllowed: true,
  tooLarge: true,
};

export const errorKeys = Object.keys(known) as ErrorKey[];

export const isErrorKey = (value: unknown): value is ErrorKey =>
  typeof value === 'string' && Object.hasOwn(known, value);

export function errorOfStatus(status: number): ErrorKey {
  if (status === 401) return 'authenticationRequired';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  if (status === 400 || status === 422) return 'validation';
  return status >= 500 ? 'server' : 'unknown';
}
