import { SELF } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { open, site } from './team-form';

describe('whatever else is sent', () => {
  const send = (body: BodyInit, type?: string) =>
    SELF.fetch(site + open, {
      method: 'POST',
      body,
      headers: type ? { 'Content-Type': type } : {},
      redirect: 'manual',
    });

  it.each([
    ['JSON', '{"a":1}', 'application/json'],
    ['broken multipart', '--x\r\nnonsense', 'multipart/form-data; boundary=x'],
    ['no boundary', 'abc', 'multipart/form-data'],
    ['text', 'hello', 'text/plain'],
    [
      'odd names',
      'members[0]=x&members[0].species=y&members=z&__proto__.a=1&members[99].species=q&intent=submit',
      'application/x-www-form-urlencoded',
    ],
    ['an unknown intent', 'intent=drop&choose=members[0].species', 'application/x-www-form-urlencoded'],
    ['a choice of another field', 'choose=constructor=x', 'application/x-www-form-urlencoded'],
    [
      'NUL and lone surrogates',
      'displayName=%00%ED%A0%80&intent=submit',
      'application/x-www-form-urlencoded',
    ],
    ['a forged reading', `readingId=${'a'.repeat(26)}&intent=read`, 'application/x-www-form-urlencoded'],
  ])('is answered without a fault: %s', async (_, body, type) => {
    expect((await send(body, type)).status).toBeLessThan(500);
  });

  it('is too large', async () => {
    expect((await send(new Uint8Array(9 * 1024 * 1024), 'multipart/form-data; boundary=x')).status).toBe(413);
  });
});
