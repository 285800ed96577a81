import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startFront } from '../scripts/front.mjs';

const portOf = (server: Server) => (server.address() as AddressInfo).port;
let runtime: Server;
let front: Server;

beforeAll(async () => {
  runtime = createServer(async (incoming, answer) => {
    const { method, url, headers } = incoming;
    // Nothing of the body is read.
    if (url === '/refuse') return answer.writeHead(405).end();
    if (url === '/break')
      return answer.writeHead(200, { 'Content-Length': 9 }).write('half', () => incoming.socket.destroy());
    answer.setHeader('Set-Cookie', ['a=1', 'b=2']);
    answer.end(JSON.stringify({ method, url, headers, body: await text(incoming) }));
  });
  runtime.on('upgrade', (_, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    socket.pipe(socket);
  });
  await new Promise<void>((listening) => runtime.listen(0, '127.0.0.1', listening));
  front = await startFront({ host: '127.0.0.1', port: 0, behind: portOf(runtime) });
});
afterAll(() => {
  front.close();
  runtime.close();
});

function ask(path: string, headers: Record<string, string> = {}, body = '', server = front) {
  return new Promise<IncomingMessage>((answered, failed) => {
    const method = body ? 'POST' : 'GET';
    request({ port: portOf(server), path, method, headers, agent: false }, answered)
      .on('error', failed)
      .end(body);
  });
}
const told = async (headers: Record<string, string>) =>
  JSON.parse(await text(await ask('/', headers))).headers;

describe('the front of a start', () => {
  it('passes on what is asked and what is answered', async () => {
    const answer = await ask('/x?y=1', { 'Content-Type': 'text/plain', Host: 'venue.example:8787' }, 'typed');
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(JSON.parse(await text(answer))).toMatchObject({
      method: 'POST',
      url: '/x?y=1',
      body: 'typed',
      headers: { host: 'venue.example:8787', 'content-type': 'text/plain' },
    });
  });

  it('lets go of a connection before the runtime does, which closes an idle one as the next request comes', async () => {
    let left = 0;
    const hasty = createServer((_, answer) => answer.end('found'));
    hasty.keepAliveTimeout = 60_000;
    hasty.on('connection', (socket) => socket.once('close', () => left++));
    await new Promise<void>((listening) => hasty.listen(0, '127.0.0.1', listening));
    const before = await startFront({ host: '127.0.0.1', port: 0, behind: portOf(hasty) });
    expect(await text(await ask('/', {}, '', before))).toBe('found');
    await vi.waitFor(() => expect(left).toBe(1), 4500);
    before.close();
    hasty.close();
  });

  it('says who asks by the connection, whatever the request says', async () => {
    const claims = {
      'CF-Connecting-IP': '203.0.113.7',
      'X-Forwarded-For': '203.0.113.7',
      'MF-Original-URL': 'http://localhost/dev/outbox',
    };
    const headers = await told({ ...claims, Host: 'localhost:8787' });
    expect(headers['cf-connecting-ip']).toBe('127.0.0.1');
    expect(headers).not.toHaveProperty('x-forwarded-for');
    expect(headers).not.toHaveProperty('mf-original-url');
  });

  it('takes nobody behind a tunnel for somebody on this machine', async () => {
    const headers = await told({ Host: 'some.tunnel.example', 'CF-Connecting-IP': '127.0.0.1' });
    expect(headers['cf-connecting-ip']).toBe('0.0.0.0');
  });

  it('takes nobody for somebody on this machine by a name that a tunnel may write, where others can reach it', async () => {
    const open = await startFront({ host: '127.0.0.1', port: 0, behind: portOf(runtime), key: 'secret' });
    const seen = async (path: string) => {
      const answer = await ask(path, { Host: 'localhost:8787' }, '', open);
      return answer.statusCode === 200 && JSON.parse(await text(answer)).headers['cf-connecting-ip'];
    };
    expect(await seen('/dev/outbox')).toBe('0.0.0.0');
    expect(await seen('/dev/outbox?here=guess')).toBe('0.0.0.0');
    expect(await seen('/dev/outbox?here=secret')).toBe('127.0.0.1');
    expect(await seen('/cdn-cgi/explorer')).toBe(false);
    open.close();
  });

  it('shows the page for developers to this machine alone, and the site’s own answer to others', async () => {
    const behind = portOf(runtime);
    const devPage = '<h1>developers</h1>';
    const own = await startFront({ host: '127.0.0.1', port: 0, behind, devPage });
    const open = await startFront({ host: '127.0.0.1', port: 0, behind, devPage, key: 'secret' });
    const isShown = async (server: Server, path: string, host: string) =>
      (await text(await ask(path, { Host: host }, '', server))) === devPage;
    expect(await isShown(own, '/dev', 'localhost')).toBe(true);
    expect(await isShown(own, '/dev/outbox', 'localhost')).toBe(false);
    expect(await isShown(own, '/dev', 'some.tunnel.example')).toBe(false);
    expect(await isShown(open, '/dev', 'localhost')).toBe(false);
    expect(await isShown(open, '/dev?here=guess', 'localhost')).toBe(false);
    expect(await isShown(open, '/dev?here=secret', 'localhost')).toBe(true);
    expect(await isShown(open, '/dev?here=secret', '192.168.0.5')).toBe(false);
    own.close();
    open.close();
  });

  it.each([
    '/cdn-cgi/explorer',
    '/cdn-cgi',
    '/x/../cdn-cgi/handler/scheduled',
    '/%63dn-cgi/explorer',
    '/cdn-cgi/%',
  ])('shows no tool of the runtime to others: %s', async (path) => {
    expect((await ask(path, { Host: 'some.tunnel.example' })).statusCode).toBe(404);
    expect((await ask(path, { Host: 'localhost' })).statusCode).toBe(200);
  });

  it('answers on, on the same connection, after a refusal that read nothing of what was sent', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { port } = front.address() as AddressInfo;
    const sent = await new Promise<IncomingMessage>((answered, failed) => {
      const upload = request({ port, path: '/refuse', method: 'POST', agent }, answered).on('error', failed);
      for (let parts = 0; parts < 32; parts++) upload.write(Buffer.alloc(65_536, 'a'));
      upload.end();
    });
    expect(sent.statusCode).toBe(405);
    sent.resume();
    const next = await new Promise<IncomingMessage>((answered, failed) => {
      request({ port, path: '/next', agent }, answered).on('error', failed).end();
    });
    expect(JSON.parse(await text(next)).url).toBe('/next');
    agent.destroy();
  });

  it('breaks off an answer that the runtime breaks off', async () => {
    await expect(text(await ask('/break'))).rejects.toThrow();
  });

  it('lets sockets through', async () => {
    const echoed = await new Promise<string>((heard, failed) => {
      const headers = { Connection: 'Upgrade', Upgrade: 'websocket' };
      request({ port: portOf(front), path: '/socket', headers })
        .on('upgrade', (_, socket) => {
          socket.on('data', (data: Buffer) => {
            socket.destroy();
            heard(data.toString());
          });
          socket.write('hello');
        })
        .on('error', failed)
        .end();
    });
    expect(echoed).toBe('hello');
  });

  it('answers a client of HTTP/1.0 without chunks, which it would not understand', async () => {
    const answer = await new Promise<string>((done) => {
      const socket = connect(portOf(front), '127.0.0.1', () => socket.write('GET /old HTTP/1.0\r\n\r\n'));
      text(socket).then(done);
    });
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).not.toMatch(/transfer-encoding/i);
    expect(JSON.parse(body).url).toBe('/old');
  });
});
