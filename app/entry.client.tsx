import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { i18n, loadStrings } from '~/locales/i18n';
import { reloadOnMissingParts } from '~/ui/stale-build.client';

reloadOnMissingParts();

async function hydrate() {
  const english = document.documentElement.lang === 'en';
  if (english) loadStrings('en', (await import('~/locales/en')).en);
  else loadStrings('ja', (await import('~/locales/ja')).ja);
  await i18n.changeLanguage(english ? 'en' : 'ja');
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
