import { catalogueAt, laterNamesPath, toCatalogue } from '~/pokedex/catalogue';
import type { Dictionary } from '~/pokedex/name';
import { storageBase } from '~/ui/api-client';
import { showErrorToast } from '~/ui/enhance/toast';

/** `<input data-species list="…">` gets the options of its datalist when it is first used. */
export function species(root: Document | Element) {
  for (const input of root.querySelectorAll<HTMLInputElement>('input[data-species]'))
    input.addEventListener('focus', () => suggest(input));
}

async function suggest(input: HTMLInputElement) {
  const { list } = input;
  if (!list || list.childElementCount > 0) return;
  const { speciesFailed, speciesUnread } = input.dataset;
  // A fetch without a network is a TypeError; all else is an answer that is no catalogue.
  const names = await load().catch((failure) =>
    showErrorToast((failure instanceof TypeError ? speciesFailed : speciesUnread) ?? ''),
  );
  // Without a network the next focus asks again; two may have waited for the same answer.
  if (names && list.childElementCount === 0) for (const option of optionsOf(names)) list.appendChild(option);
}

let loading: Promise<Dictionary> | undefined;
function load() {
  // By the browser's own fetch: the client for calls weighs more than this whole script.
  loading ??= fetch(catalogueAt(storageBase()))
    .then((answer) => answer.json())
    .then(toCatalogue)
    .then(withLaterNames);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** The catalogue alone will do where the names that came since cannot be had. */
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
