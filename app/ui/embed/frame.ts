import { type Locale, localePath } from '~/locales/locale';

export type Embeddable = { kind: 'teams'; id: string } | { kind: 'tournaments'; id: string; rows: number };

export const embeddedRows = 16;

const widthPx = 600;
// px of the whole content at that width; higher content scrolls.
const heightOf = (content: Embeddable) =>
  content.kind === 'teams' ? 740 : 160 + 34 * Math.min(content.rows, embeddedRows);

/** Frame size in px, at most `room` (oEmbed 1.0, 2.2). */
export const sizeOf = (content: Embeddable, room: { width?: number; height?: number } = {}) => ({
  width: Math.min(widthPx, room.width ?? widthPx),
  height: Math.min(heightOf(content), room.height ?? heightOf(content)),
});

/** A frame has none of the reader's cookies, so its path has the language. */
export const framePath = ({ kind, id }: Pick<Embeddable, 'kind' | 'id'>, locale: Locale): string =>
  localePath(`/${locale}`, `/embed/${kind === 'teams' ? kind : 'standings'}/${id}`);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

interface Frame {
  src: string;
  title: string;
  width: number;
  height: number;
}

/** No script; the sandbox lets nothing out of the frame but followed links. */
export const frameHtml = ({ src, title, width, height }: Frame): string =>
  `<iframe src="${escaped(src)}" title="${escaped(title)}" width="${width}" height="${height}" loading="lazy" ` +
  'sandbox="allow-popups allow-popups-to-escape-sandbox" style="max-width:100%;border:0"></iframe>';

export const discovery = (
  { kind, id }: Pick<Embeddable, 'kind' | 'id'>,
  locale: Locale,
  origin: string,
  title: string,
) => {
  const page = origin + localePath(`/${locale}`, `/${kind}/${id}`);
  return {
    rel: 'alternate',
    type: 'application/json+oembed',
    href: `${origin}/oembed?url=${encodeURIComponent(page)}`,
    title,
  };
};
