import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import createClient from 'openapi-fetch';
import type { paths } from '../api/v1';
import { demoPassword, ids } from '../world';
import { expectForEveryone } from './accessibility';
import { type APIRequestContext, expect, test } from './journey';

/** What the description says of the answers: a field that it does not tell is a field too much. */
async function readDescription(request: APIRequestContext, token?: string) {
  const description = await (await request.get('/api/v1/openapi.json')).json();
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
  const closed = JSON.parse(JSON.stringify(description.components.schemas), (_, value) =>
    value?.type === 'object' && value.properties ? { ...value, additionalProperties: false } : value,
  );
  ajv.addSchema({ $id: 'api', components: { schemas: closed } });
  const all = Object.keys(description.paths);
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
  return {
    publicPaths: all.filter((path) => description.paths[path].get && !description.paths[path].get.security),
    /** Asks, and gives the path that the description has of it. */
    async expectAsSaid(example: string, data?: string) {
      const { pathname } = new URL(example, 'http://x');
      const path = all.find((each) =>
        new RegExp(`^/api/v1${each.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
      );
      const method = data === undefined ? 'get' : 'post';
      const answer = await request[method](example, { headers, data });
      expect([example, answer.status()]).toEqual([example, 200]);
      const { schema } = description.paths[path ?? ''][method].responses[200].content['application/json'];
      const validate = ajv.compile({ $ref: `api${schema.$ref}` });
      const said = await answer.json();
      validate(said);
      expect([example, validate.errors]).toEqual([example, null]);
      return { path: path ?? '', ...said };
    },
  };
}

test.describe('a program that knows openapi.json alone', () => {
  test('walks from the tournaments to their teams and results', async ({ baseURL }) => {
    const client = createClient<paths>({ baseUrl: `${baseURL}/api/v1` });
    const { data: past } = await client.GET('/tournaments', {
      params: { query: { when: 'past', limit: 100 } },
    });
    const ended = past?.items.filter(({ hasResults }) => hasResults) ?? [];
    const all = await Promise.all(
      ended.map(async ({ id: tournamentId }) => {
        const path = { tournamentId };
        const { data } = await client.GET('/tournaments/{tournamentId}/standings', { params: { path } });
        return { path, items: data?.items ?? [] };
      }),
    );
    const { path, items } = all.find(({ items }) => items[0]?.team) ?? {
      path: { tournamentId: '' },
      items: [],
    };
    expect(items[0]?.rank).toBe(1);
    const { data: teams } = await client.GET('/tournaments/{tournamentId}/teams', { params: { path } });
    const best = teams?.items[0];
    expect(items.find(({ team }) => team === best?.id)?.player).toBe(best?.player);
    expect(best?.members).toHaveLength(6);
    expect(best?.members[0]?.species.name).toEqual({ ja: expect.any(String), en: expect.any(String) });
    const { data: one } = await client.GET('/teams/{teamId}', {
      params: { path: { teamId: best?.id ?? '' } },
    });
    expect(one).toEqual(best);
    const { error, response } = await client.GET('/teams/{teamId}', {
      params: { path: { teamId: 'nobody' } },
    });
    expect([response.status, error?.error]).toEqual([404, 'notFound']);
  });

  test('gets of each question what its schema says, down to the last field', async ({ request }) => {
    const { publicPaths, expectAsSaid } = await readDescription(request);
    const page = await (await request.get('/en/developers')).text();
    const examples = [
      ...page.matchAll(/curl &#x27;https?:\/\/[^/]+(\/api\/v1[^&]*(?:&amp;[^&]*)*)&#x27;(?! -)/g),
    ].map(([, path = '']) => path.replaceAll('&amp;', '&'));
    expect(new Set(examples).size).toBeGreaterThanOrEqual(publicPaths.length);
    const answered = new Set<string>();
    for (const example of examples) answered.add((await expectAsSaid(example)).path);
    expect([...answered].sort()).toEqual(publicPaths.sort());
  });

  test('reads and writes what is its group’s own, with the token of its settings', async ({ page }) => {
    await page.goto(`/admin/auth?redirectTo=/admin/${ids.group}/settings`);
    await page.getByLabel('メールアドレス').fill('host-admin@example.com');
    await page.getByRole('main').getByLabel('パスワード').fill(demoPassword);
    await page.getByRole('main').getByRole('button', { name: 'ログイン', exact: true }).click();
    await page.getByRole('link', { name: 'APIトークン' }).click();
    await page.getByLabel('名前').fill('集計スクリプト');
    await page.getByRole('checkbox', { name: /公開前のデータを読む/ }).check();
    await page.getByRole('checkbox', { name: /結果・名簿・組み合わせを書き込む/ }).check();
    await page.getByRole('checkbox', { name: /配信を操作する/ }).check();
    await page.getByRole('button', { name: 'トークンを作る' }).click();
    await expectForEveryone(page);
    const token = await page.locator('#made-token').inputValue();
    const { expectAsSaid } = await readDescription(page.request, token);
    const own = `/api/v1/groups/${ids.group}/tournaments`;
    await expectAsSaid(`${own}?limit=3`);
    for (const list of ['sheets', 'entrants']) await expectAsSaid(`${own}/${ids.ended}/${list}`);
    for (const list of ['results', 'entrants'])
      await expectAsSaid(`${own}/${ids.ended}/${list}?dryRun=true`, '順位,プレイヤー\n1,ハルカ');
    // The commands of the page itself, all of them with this one token.
    const commands = await (await page.request.get('/en/developers')).text();
    const staff = [...commands.matchAll(/curl &#x27;https?:\/\/[^/]+(\/api\/v1[^&]*)&#x27; -H [^\n<]*/g)].map(
      ([line = '', path = '']) => [path, line.includes('--data') ? '順位,プレイヤー\n1,ハルカ' : undefined],
    );
    expect(staff.length).toBeGreaterThanOrEqual(6);
    // Pairings and results need names and matches that are there.
    const ofRounds = /\/(?:rounds|result)(?:\?|$)/;
    for (const [path = '', sent] of staff) if (!ofRounds.test(path)) await expectAsSaid(path, sent);
    // What the draft has already changes nothing for whoever sits at the desk.
    const broadcast = `/api/v1/groups/${ids.group}/broadcast`;
    const { draft } = await expectAsSaid(`${broadcast}/state`);
    await expectAsSaid(`${broadcast}/kind`, `on=draft&kind=${draft.kind}`);
  });

  test('may be a page of another site', async ({ page, baseURL }) => {
    // Another host is another origin.
    await page.goto(`${baseURL?.replace('localhost', '127.0.0.1')}/api/v1/regulations`);
    const found = await page.evaluate(async (base) => {
      const answer = await fetch(`${base}/api/v1/species?limit=1`, { headers: { 'If-None-Match': '"x"' } });
      return [answer.status, answer.headers.get('Link') !== null, answer.headers.get('ETag') !== null];
    }, baseURL);
    expect(found).toEqual([200, true, true]);
  });
});

for (const locale of ['ja', 'en']) {
  test(`/${locale}/developers can be read by everyone`, async ({ page }) => {
    await page.goto(`/${locale}/developers`);
    await expect(page.locator('script[src]')).toHaveCount(0);
    await expectForEveryone(page);
  });
}
