import XMLBuilder from 'fast-xml-builder';
import { defaultLocale, type Locale, prefixOf, withoutPrefix } from '~/locales/locale';
import { plainText } from '~/text/text';
import type { Embeddable } from '~/ui/embed/frame';

/** What of this site somebody wants to show. */
export interface Wanted {
  kind: Embeddable['kind'];
  id: string;
  locale: Locale;
}

const pages = /^\/(teams|tournaments|embed\/teams|embed\/standings)\/([a-z0-9]+)\/?$/i;

/** Undefined for every address but those of a team or a tournament at one of these hosts. */
export function wantedAt(address: string, hosts: readonly string[]): Wanted | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, pathname } = new URL(address);
  const [, kind, id] = pages.exec(withoutPrefix(pathname)) ?? [];
  if (!/^https?:$/.test(protocol) || !hosts.includes(host) || !kind || !id) return undefined;
  return {
    kind: /teams/i.test(kind) ? 'teams' : 'tournaments',
    id: id.toLowerCase(),
    locale: prefixOf(pathname) ?? defaultLocale,
  };
}

/** As whoever asks writes a width: undefined where none is said, null for what is none. */
export function pixels(text: string | null): number | undefined | null {
  if (!text) return undefined;
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}

export type Answer = Readonly<Record<string, string | number>>;

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' });

/** oEmbed 1.0, 2.3.4.2. */
export const printXml = (answer: Answer): string =>
  builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'utf-8', '@standalone': 'yes' },
    oembed: Object.fromEntries(
      Object.entries(answer).map(([name, value]) => [
        name,
        typeof value === 'string' ? plainText(value) : value,
      ]),
    ),
  });
