import { type Locale, localePath } from '~/locales/locale';

/** What other sites can show in a frame. */
export type Embeddable = { kind: 'teams'; id: string } | { kind: 'tournaments'; id: string; rows: number };

/** So many of the standings. */
export const embeddedRows = 16;

const width = 600;
// As high as a whole one is at that width; what is higher is scrolled in its frame.
const heightOf = (of: Embeddable) => (of.kind === 'teams' ? 740 : 160 + 34 * Math.min(of.rows, embeddedRows));

/** Of the frame, as large as there is room for (oEmbed 1.0, 2.2). */
export const sizeOf = (of: Embeddable, room: { width?: number; height?: number } = {}) => ({
  width: Math.min(width, room.width ?? width),
  height: Math.min(heightOf(of), room.height ?? heightOf(of)),
});

/** Who frames it has no cookie of the reader's: the language stands in the path. */
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

/** The HTML that whoever shows it pastes: no script, and nothing may come out of the frame but a link that was followed. */
export const frameHtml = ({ src, title, width, height }: Frame): string =>
  `<iframe src="${escaped(src)}" title="${escaped(title)}" width="${width}" height="${height}" loading="lazy" ` +
  'sandbox="allow-popups allow-popups-to-escape-sandbox" style="max-width:100%;border:0"></iframe>';

/** By which other sites find out how to show it: of a page in this language. */
export const discovery = (
  of: Pick<Embeddable, 'kind' | 'id'>,
  locale: Locale,
  origin: string,
  title: string,
) => {
  const page = origin + localePath(`/${locale}`, `/${of.kind}/${of.id}`);
  return {
    rel: 'alternate',
    type: 'application/json+oembed',
    href: `${origin}/oembed?url=${encodeURIComponent(page)}`,
    title,
  };
};
