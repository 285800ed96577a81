import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchCatalogue, flattenCatalogue } from '~/pokedex/catalogue';
import { apiClient, describeFailure } from '~/ui/api-client';

const answers: { status: number; body: string }[] = [];
const asked: string[] = [];
let server: Server;
let base = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const { status, body } = answers.shift() ?? { status: 500, body: '' };
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  answers.length = 0;
  asked.length = 0;
});

const one = { garchomp: { ja: 'ガブリアス', en: 'Garchomp' } };
const good = { status: 200, body: JSON.stringify(one) };

describe('the catalogue of species', () => {
  it('comes from the storage base, by its path', async () => {
    answers.push(good);
    expect(await fetchCatalogue(base)).toEqual(one);
    expect(asked).toEqual(['GET /sv/data/pokemons.json']);
  });

  it.each([408, 409, 425, 429, 500, 502, 503, 504])('is asked for once more after %i', async (status) => {
    answers.push({ status, body: '{}' }, good);
    expect(await fetchCatalogue(base)).toEqual(one);
    expect(asked).toHaveLength(2);
  });

  it('is not asked for a third time', async () => {
    answers.push({ status: 503, body: '{}' }, { status: 503, body: '{}' }, good);
    await expect(fetchCatalogue(base)).rejects.toThrow('503');
    expect(asked).toHaveLength(2);
  });

  it.each([401, 403, 404, 422])('is not asked for again after %i', async (status) => {
    answers.push({ status, body: '{}' }, good);
    await expect(fetchCatalogue(base)).rejects.toThrow(String(status));
    expect(asked).toHaveLength(1);
  });

  it.each(['{"garchomp":{"ja":1}}', '{}', '[]', 'null', '<html>', ''])(
    'is refused when it is %s',
    async (body) => {
      answers.push({ status: 200, body });
      await expect(fetchCatalogue(base)).rejects.toThrow('no catalogue');
      answers.push({ status: 200, body });
      expect(await fetchCatalogue(base).catch(describeFailure)).toEqual({ key: 'invalidResponse' });
    },
  );

  it('is flattened into both names of every species', () => {
    expect(flattenCatalogue(one)).toEqual([
      { name: 'ガブリアス', key: 'garchomp' },
      { name: 'Garchomp', key: 'garchomp' },
    ]);
  });
});

describe('a failed call', () => {
  const failureOf = (call: Promise<unknown>) => call.then(() => undefined, describeFailure);

  it('that carries data is not repeated', async () => {
    answers.push({ status: 503, body: '{}' }, good);
    expect(await failureOf(apiClient(base)('/x', { method: 'POST', body: {} }))).toEqual({ key: 'server' });
    expect(asked).toEqual(['POST /x']);
  });

  it.each([
    [401, '{}', { key: 'authenticationRequired' }],
    [403, '{}', { key: 'forbidden' }],
    [404, '{}', { key: 'notFound' }],
    [422, '{}', { key: 'validation' }],
    [422, '{"error":"名前が長すぎます"}', { said: '名前が長すぎます' }],
    [418, '{}', { key: 'unknown' }],
  ])('with %i and %s is told as %o', async (status, body, told) => {
    answers.push({ status, body });
    expect(await failureOf(apiClient(base)('/x'))).toEqual(told);
  });

  it('that broke off in the middle is told as a lost network', async () => {
    const broken = createServer((_request, response) => {
      response.writeHead(200, { 'Content-Length': '1000' }).write('{', () => response.destroy());
    });
    await new Promise<void>((done) => broken.listen(0, '127.0.0.1', done));
    const address = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`;
    expect(await failureOf(apiClient(address)('/x', { method: 'POST' }))).toEqual({ key: 'network' });
    broken.close();
  });

  it('without a network is told as such', async () => {
    expect(await failureOf(apiClient('http://127.0.0.1:1')('/x'))).toEqual({ key: 'network' });
  });
});
