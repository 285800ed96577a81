import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { limitsOf } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';
import capture from '../readings/uploads/capture.jpg?inline';
import { demoPassword, ids } from '../world';
import { mainOf, makeUser, site } from './account';
import { goodFields, open } from './team-form';
import { useUp } from './use-up';

const file = () =>
  new File([Buffer.from(capture.slice(capture.indexOf(',') + 1), 'base64')], 'team.jpg', {
    type: 'image/jpeg',
  });
const formOf = (fields: Record<string, string | File>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
};
const send = (address: string, path: string, body: FormData, cookie = '') =>
  SELF.fetch(site + path, {
    ...{ method: 'POST', body, redirect: 'manual' },
    headers: { 'CF-Connecting-IP': address, Origin: site, Cookie: cookie },
  });
const upload = (address: string, cookie = '') =>
  send(address, '/readings', formOf({ tournament: ids.open, image: file() }), cookie);

/** Opens a form, as every device does before it sends one. */
async function newDevice(address: string, path = open) {
  const page = await SELF.fetch(site + path, { headers: { 'CF-Connecting-IP': address } });
  const set = page.headers.getSetCookie().find((each) => /^(__Host-)?tries=/.test(each)) ?? '';
  return set.split(';', 1)[0] ?? '';
}

/** Tries until the limit refuses; a minute that ends in between is begun once more. */
async function flood(limiter: RateLimit, key: string) {
  let used = 0;
  while ((await limiter.limit({ key })).success) expect(used++).toBeLessThan(2000);
}
const idOf = (cookie: string) => /tries=([\w-]{22})/.exec(cookie)?.[1] ?? '';

describe('a hall behind one address', () => {
  it('goes on while somebody without our cookie floods it', async () => {
    const address = '198.51.100.11';
    const cookie = await newDevice(address);
    await flood(env.UPLOADS, address);
    await flood(env.SUBMISSIONS, address);
    expect((await upload(address)).status).toBe(429);
    expect((await upload(address, cookie)).status).toBe(201);
    const sheet = formOf({ ...goodFields(), intent: 'submit' });
    expect((await send(address, open, sheet, cookie)).status).toBe(302);
  });

  it('goes on while one of its devices floods, and that one is told when to go on', async () => {
    const address = '198.51.100.12';
    const [flooding, other] = [await newDevice(address), await newDevice(address)];
    expect(idOf(flooding)).not.toBe(idOf(other));
    await flood(env.DEVICES, `uploads ${idOf(flooding)}`);
    const refused = await upload(address, flooding);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(await refused.json()).toMatchObject({ error: { key: 'tooManyRequests', retryAfter: 60 } });
    expect((await upload(address, other)).status).toBe(201);
  });

  it('gains nothing by a forged cookie', async () => {
    const address = '198.51.100.13';
    const cookie = await newDevice(address);
    await flood(env.UPLOADS, address);
    const forged = cookie.replace(/~./, (start) => (start === '~a' ? '~b' : '~a'));
    expect((await upload(address, forged)).status).toBe(429);
  });

  it('signs up after 200 mails of others, and each device has its own limit', async () => {
    const address = '198.51.100.14';
    const cookie = await newDevice(address, '/sign-up');
    await useUp(limitsOf(`mail from ${address}`, rates.mailsFromNetwork));
    const signUp = (name: string, cookies = '') =>
      send(
        address,
        '/sign-up',
        formOf({
          ...{ displayName: 'ミオ', email: `${name}@hall.example`, password: 'rotom-dex-2026' },
          agreement: 'on',
        }),
        cookies,
      );
    expect((await signUp('mio')).status).toBe(429);
    expect((await signUp('mio', cookie)).status).toBe(302);
    await useUp(limitsOf(`mail of device ${idOf(cookie)}`, rates.mailsOfDevice));
    const refused = await signUp('rika', cookie);
    expect(refused.status).toBe(429);
    expect(await mainOf(refused)).toContain('value="rika@hall.example"');
  });

  it.each([
    ['/sign-in', 'sign-in', rates.guessesFromNetwork, rates.guessesOfDevice],
    ['/forgot-password', 'mail', rates.mailsFromNetwork, rates.mailsOfDevice],
  ])('lets %s through after others at its address had too many', async (path, of, fromNetwork, ofDevice) => {
    const address = '198.51.100.16';
    const { email } = await makeUser();
    const cookie = await newDevice(address, path);
    await useUp(limitsOf(`${of} from ${address}`, fromNetwork));
    const post = (cookies = '') => send(address, path, formOf({ email, password: demoPassword }), cookies);
    expect((await post()).status).toBe(429);
    expect((await post(cookie)).status).toBe(302);
    await useUp(limitsOf(`${of} of device ${idOf(cookie)}`, ofDevice));
    expect((await post(cookie)).status).toBe(429);
  });
});

describe('a form that came too soon', () => {
  it('is kept, and says when to send it again', async () => {
    const address = '198.51.100.15';
    const cookie = await newDevice(address);
    await flood(env.DEVICES, `uploads ${idOf(cookie)}`);
    await flood(env.DEVICES, `submissions ${idOf(cookie)}`);
    for (const [intent, image] of [
      ['read', file()],
      ['submit', ''],
    ] as const) {
      const fields = { ...goodFields(), displayName: 'マチ', intent, ...(image && { image }) };
      const refused = await send(address, open, formOf(fields), cookie);
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
      const html = await mainOf(refused);
      expect(html).toContain('1分ほど');
      expect(html).toContain('value="マチ"');
      expect(html).toContain('value="Incineroar"');
    }
  });
});
