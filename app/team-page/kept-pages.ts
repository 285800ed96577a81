import { recentlyUsed } from '~/memory/recently-used';

export interface DrawnPage {
  nonce: string;
  html: string;
}

/** LRU cache of rendered pages by ETag; gives each response its own nonce. */
export function keptPages(maxPages: number, maxLength: number) {
  const pages = recentlyUsed<DrawnPage>(maxPages, maxLength, ({ html }) => html);
  return (etag: string, draw: () => DrawnPage, nonce: string): string => {
    const page = pages.find(etag) ?? draw();
    pages.keep(etag, page);
    return page.nonce === nonce ? page.html : page.html.replaceAll(page.nonce, nonce);
  };
}
