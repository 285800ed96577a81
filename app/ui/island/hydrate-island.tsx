import { type ComponentType, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { i18n, loadStrings } from '~/locales/i18n';
import { islandTexts } from '~/locales/island-texts';
import { busy } from '~/ui/enhance/busy';
import { ServerPage } from '~/ui/root-data';
import { StaleBuild } from '~/ui/shell/StaleBuild';
import { reloadOnMissingParts } from '~/ui/shell/stale-build.client';
import { IslandBoundary } from './IslandBoundary';
import { islandDataId, islandId, readIslandData } from './island-data';
import { TypedKept } from './TypedKept';

/** Hydrates an `Island` of the same component. Without its texts the page stays a plain form, which works. */
export async function hydrateIsland<Shown extends object>(Part: ComponentType<Shown>) {
  const place = document.getElementById(islandId);
  const json = document.getElementById(islandDataId)?.textContent;
  const texts = islandTexts();
  if (!place || !json || !texts) return;
  const { page, props } = readIslandData<Shown>(json);
  loadStrings(page.locale, texts);
  await i18n.changeLanguage(page.locale);
  reloadOnMissingParts(page.buildId);
  busy(document);
  hydrateRoot(
    place,
    <StrictMode>
      <ServerPage.Provider value={page}>
        <I18nextProvider i18n={i18n}>
          <IslandBoundary>
            <TypedKept>
              <Part {...props} />
            </TypedKept>
          </IslandBoundary>
          <StaleBuild />
        </I18nextProvider>
      </ServerPage.Provider>
    </StrictMode>,
  );
}
