import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageTitle } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import styles from './embed.css?inline';

// Vite leaves line ends behind rules.
const css = styles.trim();

/** Content policy: only its own styles, in a frame of any page. A hash, unlike a nonce, keeps the page cacheable. */
export const embedPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** Renders a page to be framed in a few kilobytes: no scripts, no images, and links that open beside the framing page. */
export function drawEmbed(title: string, locale: Locale, body: ReactNode): string {
  const page = (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <base target="_blank" />
        <title>{pageTitle(title)}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rules of ours */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <main>{body}</main>
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}
