import { isbot } from 'isbot';

// Only these kinds of bots get no error page; isbot rules out CUBOT phones and Google's app.
const crawler = /bot|lighthouse|facebook(?:externalhit|catalog)|google/i;

export const isCrawler = (userAgent: string | null) => crawler.test(userAgent ?? '') && isbot(userAgent);
