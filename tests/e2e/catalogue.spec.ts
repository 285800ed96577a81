import { expect, test } from './journey';

test('the catalogue of species is kept by browsers, and asked for anew by its tag', async ({ request }) => {
  const first = await request.get('/sv/data/pokemons.json');
  expect(first.status()).toBe(200);
  expect((await first.json()).garchomp).toEqual({ ja: 'ガブリアス', en: 'Garchomp' });
  const { etag = '', 'cache-control': caching } = first.headers();
  expect(caching).toContain('max-age=86400');
  expect(caching).not.toContain('immutable');
  const again = await request.get('/sv/data/pokemons.json', { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
});

test('only files named by their content are kept for ever', async ({ request }) => {
  const icon = await request.get('/favicon.svg');
  expect(icon.headers()['cache-control']).not.toContain('immutable');
});
