import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword, passwordProblem } from '~/accounts/password.server';

describe('a password', () => {
  it.each([
    ['1234567', 'passwordTooShort'],
    ['がぎぐげござじ', 'passwordTooShort'],
    ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 'passwordTooShort'],
    ['がぎぐげござじず', undefined],
    ['x7'.repeat(128), undefined],
    ['x7'.repeat(129), 'passwordTooLong'],
    ['Password123', 'passwordCommon'],
    ['ｐａｓｓｗｏｒｄ', 'passwordCommon'],
    ['zzzzzzzzzzzz', 'passwordCommon'],
    ['haruka.vgc', 'passwordCommon'],
    ['haruka.vgc@example.com', 'passwordCommon'],
    ['kirin ga nemui', undefined],
  ])('%s: %s', (password, problem) => {
    expect(passwordProblem(password, { email: 'haruka.vgc@example.com' })).toBe(problem);
  });

  it('is kept as a salted hash that names its parameters', async () => {
    const [one, two] = await Promise.all([hashPassword('kirin ga nemui'), hashPassword('kirin ga nemui')]);
    expect(one).not.toBe(two);
    expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
    expect(await isPassword('kirin ga nemui', one)).toBe(true);
    expect(await isPassword('ｋｉｒｉｎ ga nemui', one)).toBe(true);
    expect(await isPassword('kirin ga nemui ', one)).toBe(false);
  });

  it('is never right for nobody, whatever is tried', async () => {
    expect(await isPassword('', undefined)).toBe(false);
    expect(await isPassword('kirin ga nemui', null)).toBe(false);
    expect(await isPassword('x'.repeat(100_000), null)).toBe(false);
    expect(await isPassword('kirin ga nemui', 'md5$x')).toBe(false);
  });
});
