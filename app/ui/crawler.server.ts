// As `isbot` spares them: phones of the make CUBOT, Pixels, and apps that name the shop they came from.
const crawler =
  /(?<!\bcu)bots?(?:\b|_)|lighthouse|facebook(?:externalhit|catalog)|(?<!channel\/|google\/)google(?!wv|app|\/google| pixel)/i;

/** Search engines and link previews get a status and a line instead of an error page. */
export const isCrawler = (userAgent: string | null) => crawler.test(userAgent ?? '');
