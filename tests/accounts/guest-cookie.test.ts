import { describe, expect, it } from 'vitest';
import { editKeyCookie, readEditKeys } from '~/accounts/guest-cookie.server';

const secret = 'a secret';
const held = 'team_keys=01one.key-1~01two.key_2!hC1Nu_pVPmeabu5UawSQF8';
const keys = new Map([
  ['01one', 'key-1'],
  ['01two', 'key_2'],
]);

describe('the edit keys of a device', () => {
  it('are read as devices have held them since the first team', () => {
    expect(readEditKeys(secret, held)).toEqual(keys);
    expect(readEditKeys(secret, `a=b; ${held}; c=d`)).toEqual(keys);
  });

  it('are written so for 400 days, out of reach of scripts', () => {
    const cookie = editKeyCookie(secret, new Map([['01one', 'key-1']]), ['01two', 'key_2'], true);
    expect(cookie).toBe(`${held}; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax`);
    expect(editKeyCookie(secret, keys, ['01one', 'new'], false)).toMatch(
      /^team_keys=01two\.key_2~01one\.new!/,
    );
  });

  it.each([
    held.replace('key-1', 'key-2'),
    held.slice(0, -1),
    `${held}!x`.replace('!', '!!'),
    'team_keys=%E0%A4%A!%',
    'team_keys=',
    'other_team_keys=x!y',
    '',
  ])('are none with %s', (cookie) => {
    expect(readEditKeys(secret, cookie)).toEqual(new Map());
    expect(readEditKeys('another secret', held)).toEqual(new Map());
  });
});
