import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, inject, it } from 'vitest';
import { newId } from '~/db/ids';
import capture from '../readings/uploads/capture.jpg?inline';
import { ids } from '../world';
import { person } from './person';
import { goodFields, main, open } from './team-form';

// Whatever a stranger sends as a body: bounded, counted as it comes, and never more of it looked at than a page names.

const site = 'https://sixsheet.test';
const typed = { 'Content-Type': 'application/x-www-form-urlencoded' };
const anonymous = ['/sign-in', '/sign-up', '/forgot-password', '/reset-password', '/verify-email'];

function post(path: string, body: BodyInit, headers: Record<string, string> = typed) {
  return SELF.fetch(site + path, { method: 'POST', body, headers, redirect: 'manual' });
}

/** So many bytes that nobody has announced. */
function stream(bytes: number, head = '', tail = '') {
  const chunk = new Uint8Array(64 * 1024).fill(97);
  let sent = 0;
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(head || ' ')),
    pull(controller) {
      pulled = sent;
      if (sent < bytes) controller.enqueue(chunk);
      else {
        controller.enqueue(new TextEncoder().encode(tail || ' '));
        controller.close();
      }
      sent += chunk.byteLength;
    },
  });
  return { body, read: () => pulled };
}

const hostile: [string, string][] = [
  ['an index of a billion', 'email=x&a[999999999]=x'],
  ['an index of a billion in a known field', 'email[999999999]=x&password[999999999]=y'],
  ['a nested index', 'email=x&a[9].b[99999999].c[99999999]=x'],
  ['__proto__', 'email=x&__proto__=x&__proto__[x]=1&__proto__.polluted=1'],
  ['constructor', 'email=x&constructor=x&constructor.prototype.polluted=1'],
  ['names of Object', 'toString=x&hasOwnProperty=x&email=x&valueOf[0]=x'],
  ['the form library’s own words', 'email=x&__intent__={"type":"x"}&__state__=nonsense'],
  ['a field twice', 'email=x&email=y&password=x&password=y'],
  ['no names', '=x&=y&&&=&email'],
  ['20,000 fields', Array.from({ length: 20_000 }, (_, at) => `f${at}=x`).join('&')],
  ['broken escapes', 'email=%&password=%E0%A4%A&%=%'],
];

describe.each(anonymous)('%s', (path) => {
  it.each(hostile)('answers %s', async (_, body) => {
    const response = await post(path, body);
    // 410: the link of this page is not one that was sent.
    expect(response.status).toBeOneOf([422, 410]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect((await SELF.fetch(`${site}/build.json`)).status).toBe(200);
  });

  it.each([
    ['200,000 fields', Array.from({ length: 200_000 }, (_, at) => `f${at}=x`).join('&')],
    ['a name of 1 MB', `${'n'.repeat(1 << 20)}=x`],
    ['a value of 60 MB', `email=${'x'.repeat(60 << 20)}`],
  ])('refuses %s in words', async (_, body) => {
    const response = await post(`/en${path}`, body);
    expect(response.status).toBe(413);
    expect(await main(response)).toContain('That’s too much to send at once.');
  });

  it('counts a body that was not announced, and answers when it has gone by', async () => {
    const { body } = stream(3 << 20, 'email=');
    const response = await post(path, body);
    expect(response.status).toBe(413);
    expect(await main(response)).toContain('送信する内容が大きすぎます');
  });

  it('takes a form as large as a form may be', async () => {
    expect((await post(path, `email=${'x'.repeat(200_000)}`)).status).toBe(422);
  });
});

describe('every route', () => {
  const paths = inject('routes').map((pattern) =>
    pattern.replace(/:(\w+)\??/g, (_, name) => (name === 'kind' ? 'ots' : newId())).replace('*', 'nowhere'),
  );

  it.each(['PUT', 'PATCH', 'DELETE'])('answers %s by 405', async (method) => {
    for (const path of paths) {
      const response = await SELF.fetch(site + path, { method, body: 'a=b', redirect: 'manual' });
      expect([path, response.status]).toEqual([path, 405]);
      await response.arrayBuffer();
    }
  });

  // Three megabytes to each of them: a minute where the machine is busy.
  it('bears a field that is larger than a form', async () => {
    const admin = await person('site-admin@example.com');
    const headers = { ...admin.headers, 'Content-Type': 'multipart/form-data; boundary=x' };
    for (const path of paths) {
      const { body } = stream(3 << 20, '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n');
      const response = await post(path, body, headers);
      expect([path, response.status]).toEqual([path, expect.toSatisfy((status) => status < 500)]);
      await response.arrayBuffer();
    }
  }, 120_000);

  it.each(['/sign-in', '/tournaments', '/readings', '/post'])(
    'stops reading a body without end (%s)',
    async (path) => {
      const { body, read } = stream(Number.POSITIVE_INFINITY, 'a=');
      const response = await post(path, body);
      expect(response.status).toBeLessThan(500);
      expect(read()).toBeLessThan(80 << 20);
    },
  );

  const odd = [
    '/%09%09',
    '/%0a',
    '/%0A%0D',
    '/%09',
    '/en/%09%09',
    '/%09%09/',
    '/%20',
    '/%20/%20',
    '//',
    '///evil.example',
    '/%5c%5cevil',
    '/%2f%2fevil',
    '/%c2%85',
    '/%e2%80%a8',
    '/%09%09.data',
    '/%0a.data',
    '/_root.data?x=%0a',
    '/tournaments/%0a',
    '/teams/%09',
  ];
  it.each(odd)('never fails at %s', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const response = await SELF.fetch(site + path, {
        method,
        redirect: 'manual',
        ...(method === 'POST' && { body: 'a=b', headers: typed }),
      });
      expect([method, response.status]).toEqual([method, expect.toSatisfy((status) => status < 500)]);
      expect(response.headers.get('Location') ?? '/').toMatch(/^\/(?![/\\])/);
      await response.arrayBuffer();
    }
  });
});

describe('a team form with an image that is too large', () => {
  const image = new Uint8Array(12 << 20).fill(7);
  function form(fields: Record<string, string>, file: Uint8Array<ArrayBuffer>) {
    const body = new FormData();
    const [first, ...others] = Object.entries(fields);
    if (first) body.set(...first);
    body.set('image', new File([file], 'photo.jpg', { type: 'image/jpeg' }));
    for (const [name, value] of others) body.set(name, value);
    return body;
  }
  const send = (path: string, body: FormData) =>
    SELF.fetch(site + path, { method: 'POST', body, redirect: 'manual' });

  it.each([
    ['', '画像は8MBまでです。'],
    ['/en', 'Images can be up to 8 MB.'],
  ])('says so beside the image and keeps all that was typed (%s)', async (prefix, text) => {
    const response = await send(prefix + open, form({ ...goodFields(), intent: 'submit' }, image));
    expect(response.status).toBe(413);
    const html = await main(response);
    expect(html).toContain(text);
    expect(html).toContain('value="ハルカ𩸽"');
    expect(html).toContain('value="Incineroar"');
    expect(html).toContain('value="モロバレル"');
  });

  it.each([[30], [24, 24]])(
    'keeps what was typed where more comes than is read (%s MB)',
    async (...sizes) => {
      const body = form({ ...goodFields(), intent: 'review' }, new Uint8Array((sizes[0] ?? 0) << 20));
      for (const size of sizes.slice(1))
        body.append('image', new File([new Uint8Array(size << 20)], 'b.png'));
      const response = await send(open, body);
      expect(response.status).toBe(413);
      const html = await main(response);
      expect(html).toContain('画像は8MBまでです。');
      expect(html).toContain('value="ハルカ𩸽"');
      expect(html).toContain('value="モロバレル"');
    },
  );

  it('is read like any other when it is just not too large', async () => {
    const [, base64 = ''] = capture.split(',');
    const real = Buffer.from(base64, 'base64');
    const padded = new Uint8Array(8 << 20);
    padded.set(real);
    const response = await send(open, form({ ...goodFields(), intent: 'review' }, padded));
    expect(response.status).toBe(200);
    const readingId = /name="readingId" value="(\w+)"/.exec(await main(response))?.[1];
    const row = await env.DB.prepare('select image_bytes as bytes from readings where id = ?')
      .bind(readingId)
      .first<{ bytes: number }>();
    expect(row?.bytes).toBeGreaterThan(1000);
  });

  it('of hundreds of parts, or of texts without end, is refused', async () => {
    const parts = new FormData();
    for (let at = 0; at < 400; at++) parts.append('image', new File([new Uint8Array(30_000)], 'a.png'));
    expect((await send(open, parts)).status).toBe(413);
    const texts = new FormData();
    texts.set('displayName', 'x'.repeat(9 << 20));
    expect((await send(open, texts)).status).toBe(413);
  });

  it('is refused by the upload of readings and of a tournament’s picture as well', async () => {
    const body = new FormData();
    body.set('image', new File([image], 'a.jpg', { type: 'image/jpeg' }));
    expect((await send('/readings', body)).status).toBe(413);
    const admin = await person('host-admin@example.com');
    const picture = new FormData();
    picture.set('picture', new File([image], 'a.jpg', { type: 'image/jpeg' }));
    const path = `/admin/${ids.group}/tournaments/${ids.open}/thumbnail`;
    const answer = await admin.post(path, picture);
    expect(answer.headers.get('Location')).toContain('picture=tooLarge');
  });
});
