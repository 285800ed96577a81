import { SELF } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { hostileRequest } from '../../bench/attacks/hostile-requests';
import { accounts, findSurface } from '../../bench/attacks/surface';
import { person, site, visitor } from './person';

// A part of `npm run bench:hostile`, whose requests go over the wire as they are: here they are made whole by the URL.
const requests = 600;

it('answers whatever comes with a page, a refusal or a redirect', async () => {
  const people = [visitor, ...(await Promise.all(accounts.map(person)))];
  const cookies = people.map(({ headers }) => new Headers(headers).get('Cookie') ?? '');
  const surface = await findSurface(
    async (path, cookie) => (await SELF.fetch(site + path, { headers: { Cookie: cookie } })).text(),
    cookies,
  );
  expect(surface.forms.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  for (let seed = 1; seed <= requests; seed++) {
    const { method, path, headers, body } = hostileRequest(seed, surface);
    if (!URL.canParse(site + path)) continue;
    const init = { method, headers, body, redirect: 'manual' } as const;
    const answer = await SELF.fetch(site + path, init);
    const text = await answer.text();
    const length = [...answer.headers].reduce((sum, [name, value]) => sum + name.length + value.length, 0);
    if (answer.status >= 500 || length > 8000)
      wrong.push(
        `${seed} ${method} ${path.slice(0, 100)}: ${answer.status}, ${length}, ${text.slice(0, 100)}`,
      );
  }
  expect(wrong).toEqual([]);
}, 300_000);
