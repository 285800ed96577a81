import type { MetaDescriptor } from '@remix-run/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { i18n } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { InlineStyle } from '~/ui/InlineStyle';
import { NonceContext } from '~/ui/nonce';
import { type PageData, ServerPage } from '~/ui/root-data';
import { LanguageAlternates } from './LanguageAlternates';

interface Frame {
  page: PageData;
  nonce: string;
  title: string;
  styles: string;
  links: { rel: string; href: string; type?: string; title?: string }[];
  /** Tags for link previews. */
  preview?: readonly MetaDescriptor[];
}

const instances = new Map<Locale, typeof i18n>();

function translating(locale: Locale) {
  const instance = instances.get(locale) ?? i18n.cloneInstance({ lng: locale });
  instances.set(locale, instance);
  return instance;
}

export function drawDocument(
  body: ReactNode,
  { page, nonce, title, styles, links, preview = [] }: Frame,
): string {
  const document = (
    <NonceContext value={nonce}>
      <ServerPage.Provider value={page}>
        <I18nextProvider i18n={translating(page.locale)}>
          <html lang={page.locale} data-storage-base={page.storageBase || undefined}>
            <head>
              <meta charSet="utf-8" />
              <meta name="viewport" content="width=device-width, initial-scale=1" />
              <title>{title}</title>
              <meta name="robots" content="noindex" />
              <LanguageAlternates />
              {preview.map((tag) => 'content' in tag && <meta key={JSON.stringify(tag)} {...tag} />)}
              {links.map((link) => (
                <link key={link.href} {...link} />
              ))}
              <InlineStyle css={styles} />
            </head>
            <body>{body}</body>
          </html>
        </I18nextProvider>
      </ServerPage.Provider>
    </NonceContext>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
}
