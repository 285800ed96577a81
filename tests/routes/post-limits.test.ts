import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '~/db/schema';
import { limitsOf } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';
import { site } from './person';
import { db, good, headersOf, main, picture } from './post-form';
import { open } from './team-form';
import { useUp } from './use-up';

/** A form from a network that has sent too many images; a minute that ends in between is begun once more. */
async function afterTheLimit(address: string, path: string, body: () => BodyInit, type?: string) {
  for (let tries = 0; ; tries++) {
    let used = 0;
    while ((await env.UPLOADS.limit({ key: address })).success) expect(used++).toBeLessThan(2000);
    const headers = { ...(await headersOf('kenta')), Origin: site, 'CF-Connecting-IP': address };
    const answer = await SELF.fetch(site + path, {
      ...{ method: 'POST', redirect: 'manual' as const, body: body() },
      headers: type ? { ...headers, 'Content-Type': type } : headers,
    });
    if (answer.status === 429 || tries > 0) return answer;
  }
}

function formOf(fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('upload', picture());
  return body;
}
const stateOf = (answer: Response) => [answer.status, answer.headers.get('Retry-After')];

describe('pictures that are too many in a minute', () => {
  it('are refused with the form, which is kept, and says when to send it again', async () => {
    const fields = good({ imageUrl: '', title: '待たされた投稿' });
    const answer = await afterTheLimit('192.0.2.241', '/post', () => formOf(fields));
    expect(stateOf(answer)).toEqual([429, '60']);
    const html = await main(answer);
    expect(html).toContain('画像の送信が続いています。');
    expect(html).toContain('value="待たされた投稿"');
  });

  it('are refused by themselves with the time to wait', async () => {
    const answer = await afterTheLimit('192.0.2.242', '/post/pictures', () => formOf({}));
    expect(stateOf(answer)).toEqual([429, '60']);
    expect(await answer.json()).toMatchObject({ pictures: [], retryAfter: 60 });
  });

  it.each([['/post'], [open]])('claim nothing about a form that could not be read (%s)', async (path) => {
    const address = path === open ? '192.0.2.243' : '192.0.2.244';
    const type = 'multipart/form-data; boundary=x';
    const answer = await afterTheLimit(address, path, () => 'no form'.repeat(20_000), type);
    expect(stateOf(answer)).toEqual([429, '60']);
    expect(await main(answer)).toMatch(
      /<p[^>]*>短い間に画像の送信が続いているため、受け取れませんでした。1分ほど待ってから、もう一度お試しください。<\/p>/,
    );
  });
});

describe('pictures that are too many in a day', () => {
  it('are refused as a limit, with no time to send them again', async () => {
    const [user] = await db.select().from(users).where(eq(users.email, 'kenta@example.com'));
    await useUp(limitsOf(`images of ${user?.id}`, rates.imagesOfPerson));
    const headers = { ...(await headersOf('kenta')), Origin: site };
    const post = (path: string) =>
      SELF.fetch(site + path, { method: 'POST', body: formOf(good({ imageUrl: '' })), headers });
    for (const path of ['/post', '/post/pictures']) expect(stateOf(await post(path))).toEqual([429, null]);
  });
});
