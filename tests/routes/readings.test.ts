import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { maxImageBytes } from '~/images/check-image';
import { limitsOf } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';
import type { ReadingResult } from '~/readings/reading';
import { failReading, findReading, finishReading } from '~/readings/reading.server';
import { useUp } from './use-up';

const site = 'https://sixsheet.test';
const db = openDatabase(env.DB);

/** A PNG's signature, header and end: enough to say what it is, how large and that it is whole. */
function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  bytes.set([8, 2, 0, 0, 0], 24);
  bytes.set([0x49, 0x45, 0x4e, 0x44], 37);
  return bytes;
}

/** Of two frames of one pixel. */
const frame = ',\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0';
const gif = Uint8Array.from(`GIF89a\x01\0\x01\0\0\0\0${frame}${frame};`, (sign) => sign.charCodeAt(0));

function upload(image: Blob | string | undefined, path = '/readings') {
  const body = new FormData();
  if (image !== undefined) body.append('image', image);
  return SELF.fetch(site + path, { method: 'POST', body });
}

const start = async () => {
  const answer = await upload(new Blob([png(1280, 720)]));
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { readingId: string }).readingId;
};
const show = async (id: string, path = '/readings') =>
  (await SELF.fetch(`${site}${path}/${id}`)).json<{ state: string; reason?: string; members?: unknown[] }>();

describe('POST /readings', () => {
  it.each<[string, Blob | string | undefined, number, string]>([
    ['nothing', undefined, 400, 'missing'],
    ['a text', 'image', 400, 'missing'],
    ['an empty file', new Blob([]), 422, 'missing'],
    ['another kind of file', new Blob(['GIF89a and so on']), 415, 'unknownType'],
    ['a photo of an iPhone', new Blob(['\0\0\0\x18ftypheic\0\0\0\0mif1heic']), 415, 'heic'],
    ['a video', new Blob(['\0\0\0\x14ftypisom\0\0\0\0isom']), 415, 'video'],
    ['a PDF', new Blob(['%PDF-1.7']), 415, 'pdf'],
    ['an animated picture', new Blob([gif]), 422, 'animated'],
    ['a picture without its end', new Blob([png(1280, 720).slice(0, 40)]), 422, 'truncated'],
    ['a picture of another shape', new Blob([png(1600, 1200)]), 422, 'shape'],
    ['too small a picture', new Blob([png(320, 180)]), 422, 'tooSmall'],
    ['too large a file', new Blob([new Uint8Array(maxImageBytes + 1)]), 413, 'tooLarge'],
  ])('refuses %s and says why', async (_, image, status, key) => {
    const answer = await upload(image);
    const { error } = await answer.json<{ error: { key: string; text: string } }>();
    expect([answer.status, error.key]).toEqual([status, key]);
    expect(error.text).toMatch(/[ぁ-ん]/);
  });

  it('answers in the language of the page', async () => {
    const { error } = await (await upload(undefined, '/en/readings')).json<{ error: { text: string } }>();
    expect(error.text).toMatch(/^[A-Z][ -~]+$/);
  });

  it('refuses a body that is no form', async () => {
    expect((await SELF.fetch(`${site}/readings`, { method: 'POST', body: 'x' })).status).toBe(400);
  });

  it('is no page', async () => {
    expect((await SELF.fetch(`${site}/readings`)).status).toBe(404);
  });

  it('queues an image, and shows nothing to those who do not know its id', async () => {
    const id = await start();
    expect(id).toMatch(/^[a-z2-9]{26}$/);
    expect(await findReading(db, id)).toMatchObject({ imageType: 'image/png', languageHint: 'ja' });
    expect(await show(id)).toEqual({ state: 'queued' });
    expect((await SELF.fetch(`${site}/readings/${'a'.repeat(26)}`)).status).toBe(404);
  });
});

describe('GET /readings/{id}', () => {
  it('gives the six in the language of the page', async () => {
    const id = await start();
    const sure = (key: string) => ({ key, confidence: 1, uncertain: false, raw: key });
    const result: ReadingResult = {
      language: 'en',
      engineVersion: '1',
      members: [
        {
          species: sure('garchomp'),
          ability: sure('roughskin'),
          item: sure('lifeorb'),
          moves: [sure('protect')],
        },
      ],
    };
    await finishReading(db, id, result, new Date());
    const answer = await show(id, '/en/readings');
    expect(answer.state).toBe('done');
    expect(answer.members).toMatchObject([{ species: { name: 'Garchomp' }, moves: [{ name: 'Protect' }] }]);
    expect(await show(id)).toMatchObject({ members: [{ species: { name: 'ガブリアス' } }] });
  });

  it('says why it failed, and a POST tries again', async () => {
    const id = await start();
    await failReading(db, id, 'noTeamFound', new Date());
    expect(await show(id)).toMatchObject({ state: 'failed', reason: expect.stringMatching(/[ぁ-ん]/) });
    const again = await SELF.fetch(`${site}/readings/${id}`, { method: 'POST' });
    expect(await again.json()).toEqual({ state: 'queued' });
  });
});

describe('POST /pastes', () => {
  const paste = (fields: Record<string, string>, path = '/pastes') =>
    SELF.fetch(site + path, { method: 'POST', body: new URLSearchParams(fields) });

  it('gives the fields of the form', async () => {
    const answer = await paste({ paste: 'Garchomp @ Life Orb\n- Protect\n- Nonsense', game: 'sv' });
    expect(await answer.json()).toMatchObject({
      count: 1,
      fills: {
        'members[0].species': 'ガブリアス',
        'members[0].item': 'いのちのたま',
        'members[0].moves[0]': 'まもる',
      },
      problems: [{ line: 3, key: 'unknownMove', text: 'Nonsense' }],
    });
  });

  it('fetches a PokePaste by its address, and nothing else', async () => {
    const told = async (text: string) =>
      (await paste({ paste: text })).json<{
        count: number;
        problems: { key: string }[];
        fills: Record<string, string>;
      }>();
    const seenSoFar = async () =>
      (await fetch('https://seen.example/')).json<{ url: string; headers: object }[]>();
    const before = (await seenSoFar()).length;
    const good = await told('https://pokepast.es/0123456789abcdef');
    expect(good).toMatchObject({ count: 1, fills: { 'members[0].item': 'いのちのたま' }, problems: [] });
    for (const id of [
      '00000000000000aa',
      '00000000000000bb',
      '00000000000000cc',
      '00000000000000dd',
      'ffffffffffffffff',
    ]) {
      const { count, problems } = await told(`https://pokepast.es/${id}`);
      expect([id, count, problems.map(({ key }) => key)]).toEqual([id, 0, ['linkNotReached']]);
    }
    const tags = await told('https://pokepast.es/00000000000000ee');
    expect(JSON.stringify(tags.fills)).not.toMatch(/[<>]|alert/);
    for (const link of [
      'https://pokebin.example/0123456789abcdef',
      'http://169.254.169.253/latest',
      'https://localhost/x',
    ])
      expect((await told(link)).problems.map(({ key }) => key)).toEqual(['linkNotKnown']);
    // These hosts are of this test alone, since others run beside it.
    const seen = (await seenSoFar()).slice(before);
    const hosts = new Set(seen.map(({ url }) => new URL(url).hostname));
    for (const host of ['pokebin.example', 'pasted-private.example', '169.254.169.253'])
      expect(hosts).not.toContain(host);
    const asked = seen.filter(({ url }) => url.includes('pokepast'));
    expect(asked.length).toBeGreaterThan(5);
    for (const { url } of asked) expect(url).toMatch(/^https:\/\/pokepast\.es\/[0-9a-f]{16}\/json$/);
    expect(JSON.stringify(asked)).not.toMatch(/cookie|referer|sixsheet\.test/i);
  }, 40_000);

  it('says that a link was not opened because many were', async () => {
    await useUp(limitsOf('paste from 203.0.113.91', rates.pastesFromNetwork));
    const answer = await SELF.fetch(`${site}/en/pastes`, {
      method: 'POST',
      body: new URLSearchParams({ paste: 'https://pokepast.es/0123456789abcdef' }),
      headers: { 'CF-Connecting-IP': '203.0.113.91' },
    });
    expect(await answer.json()).toMatchObject({ count: 0, problems: [{ key: 'tooManyLinks' }] });
  });

  it('takes any text', async () => {
    for (const text of ['', '\0', '😀'.repeat(20_000), '((((', '@'.repeat(9_999)]) {
      expect((await paste({ paste: text })).status).toBe(200);
    }
    expect((await SELF.fetch(`${site}/pastes`, { method: 'POST', body: 'x' })).status).toBe(200);
  });
});

describe('GET /sv/data/species/{species}.json', () => {
  it('gives what a species can have', async () => {
    const answer = await SELF.fetch(`${site}/sv/data/species/garchomp.json`);
    expect(answer.headers.get('Cache-Control')).toContain('max-age');
    const choices = await answer.json<{ abilities: string[]; moves: string[] }>();
    expect(choices.abilities).toEqual(['sandveil', 'roughskin']);
    expect(choices.moves).toContain('earthquake');
    expect((await SELF.fetch(`${site}/sv/data/species/nobody.json`)).status).toBe(404);
  });
});
