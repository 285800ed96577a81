import type { AppLoadContext } from '@remix-run/cloudflare';
import XMLBuilder from 'fast-xml-builder';
import { defaultLocale, type Locale, prefixOf } from '~/locales/locale';
import { plainText } from '~/text/text';
import type { Embeddable } from '~/ui/embed/frame';

export interface EmbedTarget {
  kind: Embeddable['kind'];
  id: string;
  locale: Locale;
}

const teams = { kind: 'teams', param: 'teamId' } as const;
const tournaments = { kind: 'tournaments', param: 'tournamentId' } as const;
const targets = new Map<string, typeof teams | typeof tournaments>([
  ['/teams/:teamId', teams],
  ['/embed/teams/:teamId', teams],
  ['/tournaments/:tournamentId', tournaments],
  ['/embed/standings/:tournamentId', tournaments],
]);

export function embedTargetAt(
  address: string,
  hosts: readonly string[],
  match: AppLoadContext['match'],
): EmbedTarget | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, pathname } = new URL(address);
  if (!/^https?:$/.test(protocol) || !hosts.includes(host)) return undefined;
  const { pattern, params } = match(pathname);
  const target = targets.get(pattern);
  const id = target && params[target.param];
  if (!target || !id || !/^[a-z0-9]+$/i.test(id)) return undefined;
  return {
    kind: target.kind,
    id: id.toLowerCase(),
    locale: prefixOf(pathname) ?? defaultLocale,
  };
}

/** Parses a width or height. @returns undefined if there is none, null if it is invalid */
export function pixels(text: string | null): number | undefined | null {
  if (!text) return undefined;
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}

export type OembedAnswer = Readonly<Record<string, string | number>>;

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' });

export const printXml = (answer: OembedAnswer): string =>
  builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'utf-8', '@standalone': 'yes' },
    oembed: Object.fromEntries(
      Object.entries(answer).map(([name, value]) => [
        name,
        typeof value === 'string' ? plainText(value) : value,
      ]),
    ),
  });
