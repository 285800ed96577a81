/** The nonce is that of the answer it was drawn for; each answer has its own. */
export interface DrawnPage {
  nonce: string;
  html: string;
}

/**
 * Keeps what was drawn by its ETag, in the memory of this worker alone, the pages asked for last: so many of them, and
 * so many characters in all.
 */
export function keptPages(maxPages: number, maxLength: number) {
  const pages = new Map<string, DrawnPage>();
  let length = 0;
  const drop = (etag: string) => {
    length -= pages.get(etag)?.html.length ?? 0;
    pages.delete(etag);
  };
  return (etag: string, draw: () => DrawnPage, nonce: string): string => {
    const page = pages.get(etag) ?? draw();
    drop(etag);
    pages.set(etag, page);
    length += page.html.length;
    for (const oldest of pages.keys()) {
      if (pages.size <= maxPages && length <= maxLength) break;
      drop(oldest);
    }
    return page.nonce === nonce ? page.html : page.html.replaceAll(page.nonce, nonce);
  };
}
