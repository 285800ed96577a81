import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageTitle } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import styles from './embed.css?inline';

// Vite leaves line ends behind rules.
const css = styles.trim();

/** Nothing but its own styles, and any page may frame it; the hash lets the same page be kept for everybody. */
export const embedPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** A page to be framed, whole in a few kilobytes: no script, no picture, and its links open beside the page around it. */
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
