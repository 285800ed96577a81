// A page of the shell's own parts, without the product around them; shell-parts.spec.ts builds and drives it.
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { i18n, loadStrings } from '~/locales/i18n';
import { ja } from '~/locales/ja';
import { IslandBoundary } from '~/ui/island/IslandBoundary';
import { nowhere, ServerPage } from '~/ui/root-data';
import { Animation } from '~/ui/shell/Animation';
import { LoadingOverlay } from '~/ui/shell/LoadingOverlay';
import data from '~/ui/shell/loading-animation.json';
import { StaleBuild } from '~/ui/shell/StaleBuild';
import { reloadOnMissingParts } from '~/ui/shell/stale-build.client';
import '~/ui/shell/shell.css';

reloadOnMissingParts('this build');
loadStrings('ja', ja);
void i18n.changeLanguage('ja');
const wanted = new URLSearchParams(location.search);

function Form() {
  const [name, setName] = useState('');
  return (
    <form>
      <input name="name" aria-label="name" value={name} onChange={(event) => setName(event.target.value)} />
      <p data-testid="known">{name}</p>
      <input name="moves" aria-label="first move" defaultValue="" />
      <input name="moves" aria-label="second move" defaultValue="" />
      <textarea name="paste" aria-label="paste" />
      <input name="isPublic" type="checkbox" aria-label="public" />
      <input name="secret" type="password" aria-label="secret" />
      <button type="button" onClick={() => void import('./part')}>
        load a part
      </button>
    </form>
  );
}

function Broken() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('This cannot be drawn.');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      break
    </button>
  );
}

function Parts() {
  const [busy, setBusy] = useState(false);
  return (
    <>
      {wanted.has('form') && <Form />}
      {wanted.has('form') && (
        <ServerPage.Provider value={{ ...nowhere, buildId: 'this build' }}>
          <StaleBuild />
        </ServerPage.Provider>
      )}
      {wanted.has('broken') && (
        <IslandBoundary>
          <Broken />
        </IslandBoundary>
      )}
      {wanted.has('overlay') && (
        <>
          <button
            type="button"
            onClick={() => {
              setBusy(true);
              const ms = wanted.get('overlay');
              if (ms) setTimeout(() => setBusy(false), Number(ms));
              else addEventListener('done', () => setBusy(false), { once: true });
            }}
          >
            work
          </button>
          <LoadingOverlay active={busy} />
        </>
      )}
      {wanted.has('animation') && (
        <Animation animationData={data} label="six cells" className="loading-picture" />
      )}
      {wanted.has('missing') && <Animation animationLink="/no-such.json" label="nothing" />}
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <Parts />
    </I18nextProvider>
  </StrictMode>,
);
