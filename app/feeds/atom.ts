import XMLBuilder from 'fast-xml-builder';
import type { Locale } from '~/locales/locale';
import { plainLines, plainText } from '~/text/text';
import { uuidOf } from './stable-id';

export interface FeedEntry {
  id: string;
  title: string;
  /** Absolute URL of a page of this site. */
  url: string;
  author: string;
  publishedAt: Date;
  updatedAt: Date;
  summary: string;
  categories: readonly { term: string; label: string }[];
  picture?: string;
}

export interface Feed {
  name: 'tournaments' | 'posts';
  title: string;
  locale: Locale;
  self: string;
  page: string;
  entries: readonly FeedEntry[];
}

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
  // Otherwise a label `true` loses its value.
  suppressBooleanAttributes: false,
});

const iso = (at: Date) => at.toISOString();
const urn = (name: string) => `urn:uuid:${uuidOf(name)}`;
const link = (rel: string, href: string, more: Record<string, string> = {}) => ({
  '@rel': rel,
  ...more,
  '@href': href,
});

/** RFC 4287. All plain text, and independent of the time of the request. */
export function writeFeed({ name, title, locale, self, page, entries }: Feed): string {
  const updated = Math.max(0, ...entries.map(({ updatedAt }) => updatedAt.getTime()));
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'utf-8' },
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': locale,
      id: urn(`feed/${name}/${locale}`),
      title: plainText(title),
      updated: iso(new Date(updated)),
      author: { name: 'Sixsheet' },
      link: [
        link('self', self, { '@type': 'application/atom+xml' }),
        link('alternate', page, { '@type': 'text/html', '@hreflang': locale }),
      ],
      entry: entries.map((entry) => ({
        id: urn(`feed/${name}/${locale}/${entry.id}`),
        // Neither may be empty, and a name may consist of characters that are left out here.
        title: plainText(entry.title) || entry.url,
        author: { name: plainText(entry.author) || 'Sixsheet' },
        published: iso(entry.publishedAt),
        updated: iso(entry.updatedAt),
        link: [
          link('alternate', entry.url, { '@type': 'text/html', '@hreflang': locale }),
          ...(entry.picture ? [link('enclosure', entry.picture)] : []),
        ],
        category: entry.categories.map(({ term, label }) => ({ '@term': term, '@label': plainText(label) })),
        summary: plainLines(entry.summary),
      })),
    },
  });
}
