import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { newSalt, secretOf, signedHeaders } from '~/webhooks/signature.server';

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
