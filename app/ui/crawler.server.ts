import { isbot } from 'isbot';

// The four kinds to whom no error page is shown. A phone of the make CUBOT and an app of Google's are none of them.
const crawler = /bot|lighthouse|facebook(?:externalhit|catalog)|google/i;

/** Search engines and link previews get a status and a line instead of an error page. */
export const isCrawler = (userAgent: string | null) => crawler.test(userAgent ?? '') && isbot(userAgent);
