import XMLBuilder from 'fast-xml-builder';
import type { Locale } from '~/locales/locale';
import { plainLines, plainText } from '~/text/text';
import { uuidOf } from './stable-id';

export interface FeedEntry {
  /** By which a reader knows it again; of this feed alone. */
  id: string;
  title: string;
  /** A page of this site, whole. */
  url: string;
  author: string;
  publishedAt: Date;
  /** When it last said something else. */
  updatedAt: Date;
  /** Lines of plain text. */
  summary: string;
  categories: readonly { term: string; label: string }[];
  picture?: string;
}

export interface Feed {
  name: 'tournaments' | 'posts';
  title: string;
  locale: Locale;
  /** Where the feed and its page are, whole. */
  self: string;
  page: string;
  entries: readonly FeedEntry[];
}

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
  // Else a label `true` stands there without its value.
  suppressBooleanAttributes: false,
});

const iso = (at: Date) => at.toISOString();
const urn = (name: string) => `urn:uuid:${uuidOf(name)}`;
const link = (rel: string, href: string, more: Record<string, string> = {}) => ({
  '@rel': rel,
  ...more,
  '@href': href,
});

/** RFC 4287. All that it says is plain text; nothing in it depends on when it is asked for. */
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
        // Neither may be empty, and a name can be of letters alone that are left out here.
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
