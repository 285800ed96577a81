import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { isSigned, keyIn, newSalt, secretOf, signedHeaders } from '~/webhooks/signature.server';

const siteSecret = 'a secret of the site that is long enough';

describe('a signature', () => {
  it('is what the library of Standard Webhooks takes, whatever the body', () => {
    fc.assert(
      fc.property(fc.json(), (body) => {
        const salt = newSalt();
        const headers = signedHeaders({ siteSecret, salt }, 'msg_1', body, new Date());
        expect(new Webhook(secretOf(siteSecret, salt)).verify(body, headers)).toEqual(JSON.parse(body));
      }),
      { numRuns: 50 },
    );
  });

  it('is refused for another body, number, time or secret', () => {
    const salt = newSalt();
    const headers = signedHeaders({ siteSecret, salt }, 'msg_1', '{}', new Date());
    const check = new Webhook(secretOf(siteSecret, salt));
    expect(() => check.verify('{ }', headers)).toThrow();
    expect(() => check.verify('{}', { ...headers, 'webhook-id': 'msg_2' })).toThrow();
    const old = signedHeaders({ siteSecret, salt }, 'msg_1', '{}', new Date(Date.now() - 600_000));
    expect(() => check.verify('{}', old)).toThrow();
    expect(() => new Webhook(secretOf(siteSecret, newSalt())).verify('{}', headers)).toThrow();
    expect(() => new Webhook(secretOf(`${siteSecret}!`, salt)).verify('{}', headers)).toThrow();
  });
});

describe('a message of others', () => {
  const secret = secretOf(siteSecret, newSalt());
  const key = keyIn(secret) as Buffer;
  const now = new Date();
  const timestamp = String(Math.floor(now.getTime() / 1000));

  it('is taken as the library of Standard Webhooks signs it, whatever the body', () => {
    fc.assert(
      fc.property(fc.string(), (body) => {
        const signatures = new Webhook(secret).sign('msg_1', now, body);
        expect(isSigned(key, { id: 'msg_1', timestamp, signatures, body }, now)).toBe(true);
        expect(isSigned(key, { id: 'msg_1', timestamp, signatures, body: `${body}.` }, now)).toBe(false);
        expect(isSigned(key, { id: 'msg_2', timestamp, signatures, body }, now)).toBe(false);
      }),
      { numRuns: 50 },
    );
  });

  it('is refused after five minutes, before its time, and without its headers', () => {
    const whole = {
      id: 'msg_1',
      timestamp,
      signatures: new Webhook(secret).sign('msg_1', now, ''),
      body: '',
    };
    for (const [seconds, isTaken] of [
      [295, true],
      [305, false],
      [-295, true],
      [-305, false],
    ] as const)
      expect(isSigned(key, whole, new Date(now.getTime() + seconds * 1000))).toBe(isTaken);
    for (const missing of ['id', 'timestamp', 'signatures'] as const)
      expect(isSigned(key, { ...whole, [missing]: null }, now)).toBe(false);
    for (const odd of ['', 'now', '1e9', '-1', '9'.repeat(400)])
      expect(isSigned(key, { ...whole, timestamp: odd }, now)).toBe(false);
  });

  it.each([undefined, '', ' ', 'whsec_', 'whsec_c2hvcnQ=', '!'])('needs a key that is one: %s', (given) => {
    expect(keyIn(given)).toBeUndefined();
  });
});
