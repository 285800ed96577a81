import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const settled = () => new Promise((done) => setTimeout(done, 20));

/** A light page with one field, whose document says where static data lies. */
async function open(base: string, answers: unknown[]) {
  const asked: string[] = [];
  const options: string[] = [];
  const list = {
    get childElementCount() {
      return options.length;
    },
    appendChild: (option: string) => options.push(option),
  };
  const input = Object.assign(new EventTarget(), { list, dataset: { speciesFailed: 'failed' } });
  const page = {
    documentElement: { lang: 'ja', dataset: { storageBase: base } },
    querySelectorAll: () => [input],
    // Where toasts are told (shell-site.spec sees one) this light page has no place.
    querySelector: () => null,
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('Option', function option(label: string, value: string) {
    return Object(`${value} ${label}`);
  });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(answers.shift());
  });
  // What it has fetched it keeps for as long as the page is there.
  vi.resetModules();
  const { species } = await import('~/posts/enhance/species');
  species(page as unknown as Document);
  const focus = async () => {
    input.dispatchEvent(new Event('focus'));
    await settled();
  };
  return { asked, options, focus };
}

it('suggests species from where static data lies, in the language of the page', async () => {
  const names = {
    garchomp: { ja: 'ガブリアス', en: 'Garchomp' },
    garchompmega: { ja: 'メガガブリアス', en: 'Garchomp-Mega' },
  };
  const later = { species: { foomon: { ja: 'フーモン', en: 'Foomon' } } };
  const { asked, options, focus } = await open('https://static.example/', [
    { error: 'closed' },
    names,
    later,
  ]);
  await focus();
  expect(options).toEqual([]);
  await focus();
  await focus();
  const catalogue = 'https://static.example/sv/data/pokemons.json';
  expect(asked).toEqual([catalogue, catalogue, '/sv/data/later-names.json']);
  expect(options.map(String)).toEqual(['フーモン Foomon', 'ガブリアス Garchomp']);
});

it('suggests those of the catalogue where the later ones cannot be had', async () => {
  const { options, focus } = await open('', [{ garchomp: { ja: 'ガブリアス', en: 'Garchomp' } }]);
  await focus();
  expect(options.map(String)).toEqual(['ガブリアス Garchomp']);
});
