import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MailError, sendByApi } from '~/accounts/mail.server';

// A server that takes a mail as Resend's API does, or answers what it is told to, in turn.
const received: { key?: string; once?: string; body: unknown }[] = [];
let answers: number[] = [];
const server = createServer((request, response) => {
  let text = '';
  request.on('data', (part) => {
    text += part;
  });
  request.on('end', () => {
    const { authorization: key, 'idempotency-key': once } = request.headers;
    received.push({ key, once: String(once), body: JSON.parse(text) });
    response.writeHead(answers.shift() ?? (key === 'Bearer right' ? 200 : 401)).end('{}');
  });
});
const api = (key: string) => ({
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`,
  key,
  from: 'Sixsheet <noreply@example.com>',
});
const mail = { to: 'yui@example.com', subject: '確認', text: '本文' };

beforeAll(() => new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready)));
afterAll(() => void server.close());
beforeEach(() => {
  received.length = 0;
  answers = [];
});

describe('the mail API', () => {
  it('is handed a mail with the key, and its refusal is told without the key', async () => {
    await sendByApi(api('right'), mail);
    expect(received[0]).toMatchObject({
      key: 'Bearer right',
      body: {
        from: 'Sixsheet <noreply@example.com>',
        to: ['yui@example.com'],
        subject: '確認',
        text: '本文',
      },
    });
    await expect(sendByApi(api('wrong'), mail)).rejects.toThrow('The mail API answered 401.');
    expect(received).toHaveLength(2);
  });

  it('is handed the headers of a mail, and the key under which it is sent once', async () => {
    const headers = { 'List-Unsubscribe': '<https://sixsheet.test/x>' };
    await sendByApi(api('right'), { ...mail, headers, once: 'notice-1-yui' });
    expect(received[0]).toMatchObject({ once: 'notice-1-yui', body: { headers } });
  });

  it.each([429, 503])('is asked once more after %i, so that the mail is sent once', async (status) => {
    answers = [status];
    await sendByApi(api('right'), mail);
    expect(received).toHaveLength(2);
    expect(received[0]?.once).toMatch(/^[\w-]{36}$/);
    expect(received[1]?.once).toBe(received[0]?.once);
  });

  it('is not asked a third time', async () => {
    answers = [500, 500];
    await expect(sendByApi(api('right'), mail)).rejects.toMatchObject({ status: 500 });
    expect(received).toHaveLength(2);
  });

  it('may be out of reach', async () => {
    const gone = { ...api('right'), url: 'http://127.0.0.1:9/' };
    await expect(sendByApi(gone, mail)).rejects.toEqual(new MailError());
  });
});
