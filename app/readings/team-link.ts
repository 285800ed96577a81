/** A team's URL: typed, pasted, or in a QR code, there in capitals and perhaps with the sheet in digits. */
export interface TeamLink {
  /** With its port. */
  host: string;
  id: string;
  /** See docs/sheet-qr.md; empty without a sheet. */
  digits: string;
}

const maxLength = 700;
const pattern =
  /^https?:\/\/([^\s/?#@]{1,100})(?:\/(?:ja|en))?\/teams\/([a-z0-9]{26})(?:[/?][^\s#]{0,200})?(?:#(?:([1-9][0-9]{0,303})|\S{0,100}))?$/i;

/** Its subpages count, too; a secret key in the query is dropped. */
export function teamLinkIn(text: string): TeamLink | undefined {
  const line = text.trim();
  if (line.length > maxLength) return undefined;
  const [, host = '', id = '', digits = ''] = pattern.exec(line) ?? [];
  return id ? { host: host.toLowerCase(), id: id.toLowerCase(), digits } : undefined;
}

const amongWords =
  /(?<![\w./@:=?&%#-])(?:https?:\/\/)?[\w.-]{1,100}(?::\d{1,5})?\/(?:(?:ja|en)\/)?teams\/[a-z0-9]{26}(?![a-z0-9%@-])(?:[/?#][\w/?#&=.-]{0,310})?/gi;
/** Characters; beyond it, a text is more than words around a link. */
const maxAround = 1000;

/** Like `teamLinkIn`, but also of a message around it, without its scheme or in brackets. `words`: the rest. */
export function teamLinkAmong(text: string): { link: TeamLink; words: string } | undefined {
  const alone = teamLinkIn(text);
  if (alone) return { link: alone, words: '' };
  if (text.length > maxAround) return undefined;
  const links = [...text.matchAll(amongWords)].flatMap(
    ([url]) => teamLinkIn(/^https?:/i.test(url) ? url : `https://${url}`) ?? [],
  );
  const [link] = links;
  const isOne = link && links.every(({ host, id }) => host === link.host && id === link.id);
  return isOne ? { link, words: text.replace(amongWords, ' ') } : undefined;
}

export const printTeamLink = ({ host, id, digits }: TeamLink): string =>
  `https://${host}/teams/${id}${digits && `#${digits}`}`;

/** Whether it leads to this site, by its configured or its requested URL. */
export const isOwnLink = ({ host }: TeamLink, publicUrl: string, requestUrl: string): boolean =>
  [publicUrl, requestUrl].some((own) => URL.canParse(own) && new URL(own).host === host);
