import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { i18n, loadStrings } from '~/locales/i18n';
import { reloadOnMissingParts } from './ui/shell/stale-build.client';

reloadOnMissingParts();

async function hydrate() {
  const locale = document.documentElement.lang === 'en' ? 'en' : 'ja';
  const { strings } = await (locale === 'en'
    ? import('~/locales/en/in-browser')
    : import('~/locales/ja/in-browser'));
  loadStrings(locale, strings);
  await i18n.changeLanguage(locale);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <RemixBrowser />
        </I18nextProvider>
      </StrictMode>,
    );
  });
}

void hydrate();
