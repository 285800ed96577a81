import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendByApi } from '~/accounts/mail.server';

// A server that takes a mail as Resend's API does.
const received: { key?: string; body: unknown }[] = [];
const server = createServer((request, response) => {
  let text = '';
  request.on('data', (part) => {
    text += part;
  });
  request.on('end', () => {
    received.push({ key: request.headers.authorization, body: JSON.parse(text) });
    const right = request.headers.authorization === 'Bearer right';
    response.writeHead(right ? 200 : 401).end('{}');
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

it('hands a mail to the API with the key, and throws without the key when it is refused', async () => {
  await sendByApi(api('right'), mail);
  expect(received[0]).toEqual({
    key: 'Bearer right',
    body: { from: 'Sixsheet <noreply@example.com>', to: ['yui@example.com'], subject: '確認', text: '本文' },
  });
  await expect(sendByApi(api('wrong'), mail)).rejects.toThrow('The mail API answered 401.');
});
