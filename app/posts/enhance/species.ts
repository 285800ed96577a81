import { catalogueAt, laterNamesPath, toCatalogue } from '~/pokedex/catalogue';
import type { Dictionary } from '~/pokedex/name';
import { storageBase } from '~/ui/api-client';
import { showErrorToast } from '~/ui/enhance/toast';

/** Fills the datalist of `<input data-species>` on first focus. */
export function species(root: Document | Element) {
  for (const input of root.querySelectorAll<HTMLInputElement>('input[data-species]'))
    input.addEventListener('focus', () => suggest(input));
}

async function suggest(input: HTMLInputElement) {
  const { list } = input;
  if (!list || list.childElementCount > 0) return;
  const { speciesFailed, speciesUnread } = input.dataset;
  // fetch rejects with a TypeError without a network; anything else is an invalid response.
  const names = await load().catch((failure) =>
    showErrorToast((failure instanceof TypeError ? speciesFailed : speciesUnread) ?? ''),
  );
  // The next focus retries after a failure; two may have waited for the same response.
  if (names && list.childElementCount === 0) for (const option of optionsOf(names)) list.appendChild(option);
}

let loading: Promise<Dictionary> | undefined;
function load() {
  // Plain fetch, because the API client is larger than this whole script.
  loading ??= fetch(catalogueAt(storageBase()))
    .then((answer) => answer.json())
    .then(toCatalogue)
    .then(withLaterNames);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Falls back to the catalogue if later names can't be fetched. */
async function withLaterNames(names: Dictionary): Promise<Dictionary> {
  try {
    const later = (await (await fetch(laterNamesPath)).json()) as { species: Dictionary };
    return { ...later.species, ...names };
  } catch {
    return names;
  }
}

function optionsOf(names: Dictionary) {
  const locale = document.documentElement.lang === 'en' ? 'en' : 'ja';
  return Object.values(names)
    .filter(({ en }) => !/-Mega(-[XYZ])?$/.test(en))
    .map((name) => new Option(locale === 'ja' ? name.en : name.ja, name[locale]));
}
