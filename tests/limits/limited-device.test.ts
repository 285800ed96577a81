import { describe, expect, it } from 'vitest';
import { limitCookie, limitedDevice } from '~/limits/limited-device';

const secret = 'a secret of the tests, 32 characters or more';
const request = (cookie?: string, site = 'https://sixsheet.example') =>
  new Request(`${site}/submit`, { headers: cookie === undefined ? {} : { Cookie: cookie } });

function issue() {
  const [cookie = '', ...attributes] = limitCookie(request(), secret).split('; ');
  const value = cookie.slice(cookie.indexOf('=') + 1);
  const [id = '', signature = ''] = value.split('~');
  return { cookie, attributes, value, id, signature };
}
const changed = (id: string) => id.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'));

describe('a device whose tries are counted', () => {
  it('is known again by the cookie that it was given, for a day', () => {
    const { cookie, attributes, id } = issue();
    expect(cookie).toMatch(/^(__Host-)?tries=/);
    expect(limitedDevice(request(cookie), secret)).toBe(id);
    expect(limitedDevice(request(`first=1; ${cookie}; last=2`), secret)).toBe(id);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=86400', 'Path=/', 'SameSite=Lax', 'Secure']);
    expect(limitCookie(request(undefined, 'http://localhost'), secret)).not.toContain('Secure');
  });

  it('has an ID of its own', () => {
    const ids = Array.from({ length: 20 }, () =>
      limitedDevice(request(limitCookie(request(), secret)), secret),
    );
    expect(new Set(ids).size).toBe(20);
    expect(ids).not.toContain(undefined);
  });

  it.each<[string, (own: ReturnType<typeof issue>) => string | undefined]>([
    ['no cookie', () => undefined],
    ['an empty one', () => 'tries='],
    ['another ID with the signature of its own', ({ id, signature }) => `tries=${changed(id)}~${signature}`],
    ['its ID with another signature', ({ id }) => `tries=${id}~${changed(id)}`],
    ['more in front', ({ value }) => `tries=x${value}`],
    ['more behind', ({ value }) => `tries=${value}x`],
    ['a signature that is cut', ({ value }) => `tries=${value.slice(0, -1)}`],
    ['half of it', ({ id }) => `tries=${id}`],
    ['a cookie of another name', ({ value }) => `other=${value}`],
  ])('is a stranger with %s', (_, sent) => {
    expect(limitedDevice(request(sent(issue())), secret)).toBeUndefined();
  });

  it('is a stranger to another secret', () => {
    expect(limitedDevice(request(issue().cookie), `${secret}!`)).toBeUndefined();
  });
});
