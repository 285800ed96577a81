import { locales } from '~/locales/locale';
import { usePage } from '~/ui/root-data';

/** Canonical and hreflang links for search engines. QR codes have paths in capitals. */
export function LanguageAlternates() {
  const { origin, path, pathname, locale } = usePage();
  const plain = path.replace(/\/$/, '').toLowerCase();
  const prefixed = pathname.length !== path.length || (path === '/' && pathname !== '/');
  return (
    <>
      <link rel="canonical" href={`${origin}${prefixed ? `/${locale}${plain}` : plain || '/'}`} />
      {locales.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={`${origin}/${each}${plain}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${origin}${plain || '/'}`} />
    </>
  );
}
