import { createHash } from 'node:crypto';
import { plainEnds } from '~/text/read-csv';

/** Prefers a file over pasted text. @returns undefined if the file is not text */
export async function givenText(form: FormData): Promise<{ text: string; isFile: boolean } | undefined> {
  const file = form.get('file');
  if (file instanceof File && file.size > 0) {
    const text = await textOf(file);
    return text === undefined ? undefined : { text, isFile: true };
  }
  const text = form.get('text');
  return { text: typeof text === 'string' ? text : '', isFile: false };
}

/** Decodes UTF-8, Shift_JIS (Japanese spreadsheets) and UTF-16 ("Unicode text"). */
async function textOf(file: File): Promise<string | undefined> {
  const bytes = await file.arrayBuffer();
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  const utf16 =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : '';
  for (const encoding of utf16 ? [utf16] : ['utf-8', 'shift_jis']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {}
  }
  return undefined;
}

/** Digest of a text, to notice in the form that shows it whether it was changed since it was read. */
export const textDigest = (text: string): string =>
  createHash('sha256').update(plainEnds(text)).digest('base64url').slice(0, 22);
