import type { ErrorKey } from './error-catalogue';
import type { KeptForm } from './kept-texts';

/** A part that we need did not answer; another try may find it back. */
export class Unavailable extends Error {}

/** A form that came after its session was over; `signIn` is where one signs in again. */
export class SignedOut extends Error {
  constructor(readonly signIn: string) {
    super('Signed out.');
  }
}

// What the database says of a statement, whoever asks and whenever: a mistake of ours, and no trouble that passes.
const ofStatement = /SQLITE_(?:ERROR|CONSTRAINT|MISMATCH|RANGE|TOOBIG|AUTH)\b/;

/** Whether an error is that of a part which is down, the database above all, and not a mistake in the code. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Unavailable) return true;
    if (/^D1_(?!TYPE_)\w*ERROR/.test(cause.message)) return !ofStatement.test(cause.message);
  }
  return false;
}

/** What a part answers. Throws Unavailable where it fails, or takes longer than so many milliseconds. */
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

/** What is said to somebody whose request met a fault. */
export interface Fault {
  /** 401 for a session that is over, 503 where another try may help, 500 for a mistake of ours. */
  status: 401 | 500 | 503;
  /** The address that was asked. */
  to: string;
  /** What was posted, to be posted once more. */
  given?: KeptForm;
  /** What could not be done. */
  failed?: ErrorKey;
  /** Where one signs in first. */
  signIn?: string;
}

export const retryAfterSeconds = 10;

const secret = /password|token|secret|recovery/i;

/** Without what no page may hold. */
export const withoutSecrets = (form: KeptForm): KeptForm & { hadSecrets: boolean } => {
  const texts = form.texts.filter(([name]) => !secret.test(name));
  return { ...form, texts, hadSecrets: texts.length < form.texts.length };
};

// What the form itself says of its work; nobody typed it.
const ownWords =
  /^(?:submissionKey|intent|sure|revision|version|readingId|secondReadingId|confirmed|confirmation|choose|keep|clear|edits|another|to|back|id|from|favorite|pictureIds.*)$/;

/** Line by line what was typed, to be looked at and copied. */
export const typedLines = ({ texts }: Pick<KeptForm, 'texts'>): string =>
  texts
    .filter(([name, value]) => !ownWords.test(name) && !secret.test(name) && value.trim() && value !== 'on')
    .map(([, value]) => value.replace(/\r\n/g, '\n'))
    .join('\n');
