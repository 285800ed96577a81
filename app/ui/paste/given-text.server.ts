/** What somebody wants read: a file goes before what was typed; undefined for a file that is no text. */
export async function givenText(form: FormData): Promise<{ text: string; isFile: boolean } | undefined> {
  const file = form.get('file');
  if (file instanceof File && file.size > 0) {
    const text = await textOf(file);
    return text === undefined ? undefined : { text, isFile: true };
  }
  const text = form.get('text');
  return { text: typeof text === 'string' ? text : '', isFile: false };
}

/** A file's text, as spreadsheets write it in Japan too, and as their "Unicode text"; undefined where it is none. */
async function textOf(file: File): Promise<string | undefined> {
  const bytes = await file.arrayBuffer();
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  const marked =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : '';
  for (const encoding of marked ? [marked] : ['utf-8', 'shift_jis']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {}
  }
  return undefined;
}
