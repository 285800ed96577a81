import type { ErrorKey } from './error-catalogue';
import type { KeptForm } from './kept-texts';

/** A service that we need did not answer; a retry may help. */
export class Unavailable extends Error {}

/** A form arrived after its session expired; `signIn` is the path to sign in again. */
export class SignedOut extends Error {
  constructor(readonly signIn: string) {
    super('Signed out.');
  }
}

// SQLite's verdict on the statement itself: a bug, which no retry fixes.
const statementError = /SQLITE_(?:ERROR|CONSTRAINT|MISMATCH|RANGE|TOOBIG|AUTH)\b/;

/** Whether an error means that a service is down, above all the database, rather than a bug. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Unavailable) return true;
    if (/^D1_(?!TYPE_)\w*ERROR/.test(cause.message)) return !statementError.test(cause.message);
  }
  return false;
}

/** Awaits a service. @throws Unavailable if it fails, or takes longer than `milliseconds` */
export async function reached<T>(work: Promise<T>, milliseconds = 10_000): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unavailable('It took too long.')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    throw error instanceof Unavailable ? error : new Unavailable(String(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

export interface Fault {
  /** 401: expired session; 503: a retry may help; 500: a bug. */
  status: 401 | 500 | 503;
  to: string;
  given?: KeptForm;
  failed?: ErrorKey;
  signIn?: string;
}

export const retryAfterSeconds = 10;

const secret = /password|token|secret|recovery/i;

export const withoutSecrets = (form: KeptForm): KeptForm & { hadSecrets: boolean } => {
  const texts = form.texts.filter(([name]) => !secret.test(name));
  return { ...form, texts, hadSecrets: texts.length < form.texts.length };
};

// Fields that the form fills in by itself, so no visitor typed them.
const ownWords =
  /^(?:submissionKey|intent|sure|revision|version|readingId|secondReadingId|confirmed|confirmation|choose|keep|clear|edits|another|to|back|id|from|favorite|pictureIds.*)$/;

export const typedLines = ({ texts }: Pick<KeptForm, 'texts'>): string =>
  texts
    .filter(([name, value]) => !ownWords.test(name) && !secret.test(name) && value.trim() && value !== 'on')
    .map(([, value]) => value.replace(/\r\n/g, '\n'))
    .join('\n');
