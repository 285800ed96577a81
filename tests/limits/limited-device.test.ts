import { describe, expect, it } from 'vitest';
import { limitCookie, limitedDevice } from '~/limits/limited-device';

const secret = 'a secret of the tests, 32 characters or more';
const request = (cookie?: string, site = 'https://sixsheet.example') =>
  new Request(`${site}/submit`, { headers: cookie === undefined ? {} : { Cookie: cookie } });

const given = limitCookie(request(), secret);
const [cookie = '', ...attributes] = given.split('; ');
const value = cookie.slice(cookie.indexOf('=') + 1);
const [id = '', signature = ''] = value.split('~');

describe('a device whose tries are counted', () => {
  it('is known again by the cookie that it was given, for a day', () => {
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

  const other = id.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'));
  it.each([
    ['no cookie', undefined],
    ['an empty one', 'tries='],
    ['another ID with the signature of its own', `tries=${other}~${signature}`],
    ['its ID with another signature', `tries=${id}~${other}`],
    ['more in front', `tries=x${value}`],
    ['more behind', `tries=${value}x`],
    ['a signature that is cut', `tries=${value.slice(0, -1)}`],
    ['half of it', `tries=${id}`],
    ['a cookie of another name', `other=${value}`],
  ])('is a stranger with %s', (_, sent) => {
    expect(limitedDevice(request(sent), secret)).toBeUndefined();
  });

  it('is a stranger to another secret', () => {
    expect(limitedDevice(request(cookie), `${secret}!`)).toBeUndefined();
  });
});
