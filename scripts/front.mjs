// Stands before the local runtime, as the network does before the real one. The runtime believes what a client says of its
// address, and shows its own tools under /cdn-cgi/ to whoever calls it localhost: here the connection tells who is on this
// machine. And it answers in chunks whoever asks: text browsers of HTTP/1.0 know none.
import { Agent, createServer, request } from 'node:http';
import { connect } from 'node:net';
import { pipeline } from 'node:stream';

const isOwnAddress = (address = '') => /^(::ffff:)?127\.|^::1$/.test(address);
const isOwnName = (host = '') => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);
const isTold = (name) => /^(cf-|mf-|x-forwarded-|forwarded$|x-real-ip$)/i.test(name);

/**
 * Whether who asks sits at this machine. A tunnel's connection comes from here as well, and it may rewrite the name that
 * was asked for: where there is a key, the URL has to hold it.
 */
const isHereWith =
  (key) =>
  ({ socket, headers, url }) =>
    isOwnAddress(socket.remoteAddress) &&
    isOwnName(headers.host) &&
    (key === undefined || keyIn(url) === key);

const keyIn = (url) => new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('here');

const isDevPage = (url) => /^\/dev\/?(\?|$)/.test(url);
const devPageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  // Its URL may hold the key.
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

const isTool = (url) => /^\/+cdn-cgi(\/|$)/i.test(decoded(url));
function decoded(url) {
  try {
    return decodeURIComponent(new URL(url, 'http://x').pathname);
  } catch {
    return '/cdn-cgi/';
  }
}

/** The headers as sent, in pairs, but what only the network may tell. */
function headersFor(incoming, isHere) {
  const { socket, rawHeaders } = incoming;
  const kept = [];
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (!isTold(rawHeaders[at])) kept.push(rawHeaders[at], rawHeaders[at + 1]);
  // HTTP/1.0 need not name the host.
  if (incoming.headers.host === undefined) kept.push('Host', 'localhost');
  const isTunnel = isOwnAddress(socket.remoteAddress) && !isHere(incoming);
  return [...kept, 'CF-Connecting-IP', isTunnel ? '0.0.0.0' : socket.remoteAddress];
}

/** How the answer travels is said by Node, as the client's version of the protocol knows it. */
function answerHeaders({ rawHeaders }) {
  const kept = [];
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (!/^(transfer-encoding|connection|keep-alive)$/i.test(rawHeaders[at]))
      kept.push(rawHeaders[at], rawHeaders[at + 1]);
  return kept;
}

// As the worker does here (`maxDrained` in app/http/request-body.ts).
const maxDrained = 64 * 1024 * 1024;
function drain(incoming) {
  let read = 0;
  incoming.on('data', ({ length }) => {
    read += length;
    if (read > maxDrained) incoming.destroy();
  });
  incoming.resume();
}

// The runtime closes a connection that was idle for five seconds, and a request on its way there would be lost.
const agent = new Agent({ keepAlive: true, timeout: 2500 });

/** Asks the runtime at the port `behind` what was asked here, and passes its answer on. */
function passOn(incoming, answer, { behind, headers }) {
  const { method, url: path } = incoming;
  const asked = { host: '127.0.0.1', port: behind, method, path, headers, setHost: false, agent };
  const onward = request(asked, (given) => {
    answer.writeHead(given.statusCode, given.statusMessage, answerHeaders(given));
    // Broken off on the one side, it is on the other: else the client waits for the rest for ever.
    pipeline(given, answer, () => {});
  });
  onward.on('error', () => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  });
  // What was answered before all of it was read is read to its end: else the client's next request waits behind it.
  answer.on('close', () => {
    incoming.unpipe(onward);
    onward.destroy();
    drain(incoming);
  });
  incoming.pipe(onward);
}

/**
 * Serves what the port `behind` of this machine serves.
 * @param {{ host: string, port: number, behind: number, key?: string, devPage?: string }} options where others can reach
 *   it a `key`, without which nobody counts as on this machine; HTML of `/dev`, for this machine alone
 * @returns the server, which listens
 */
export async function startFront({ host, port, behind, key, devPage }) {
  const isHere = isHereWith(key);
  const server = createServer((incoming, answer) => {
    if (isTool(incoming.url) && !isHere(incoming)) return answer.writeHead(404).end();
    if (devPage && isDevPage(incoming.url) && isHere(incoming))
      return answer.writeHead(200, devPageHeaders).end(devPage);
    passOn(incoming, answer, { behind, headers: headersFor(incoming, isHere) });
  });
  server.on('upgrade', (incoming, socket, first) => {
    if (isTool(incoming.url) && !isHere(incoming)) return socket.destroy();
    const onward = connect(behind, '127.0.0.1', () => {
      const headers = headersFor(incoming, isHere);
      const lines = headers.flatMap((each, at) => (at % 2 ? [] : [`${each}: ${headers[at + 1]}`]));
      onward.write([`GET ${incoming.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      onward.write(first);
      onward.pipe(socket).pipe(onward);
    });
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ])
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await new Promise((listening, failed) => server.once('error', failed).listen(port, host, listening));
  return server;
}
