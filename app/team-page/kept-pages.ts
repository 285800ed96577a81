import { recentlyUsed } from '~/memory/recently-used';

/** The nonce is that of the answer it was drawn for; each answer has its own. */
export interface DrawnPage {
  nonce: string;
  html: string;
}

/** Keeps what was drawn by its ETag: so many pages, and so many characters in all. */
export function keptPages(maxPages: number, maxLength: number) {
  const pages = recentlyUsed<DrawnPage>(maxPages, maxLength, ({ html }) => html);
  return (etag: string, draw: () => DrawnPage, nonce: string): string => {
    const page = pages.find(etag) ?? draw();
    pages.keep(etag, page);
    return page.nonce === nonce ? page.html : page.html.replaceAll(page.nonce, nonce);
  };
}
