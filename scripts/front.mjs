// Reverse proxy in front of the local runtime. The runtime trusts any client address in the headers, and opens its tools
// under /cdn-cgi/ to any request for `localhost`: the proxy decides by the connection. It also serves HTTP/1.0 clients,
// which don't know the runtime's chunked encoding.
import { Agent, createServer, request } from 'node:http';
import { connect } from 'node:net';
import { pipeline } from 'node:stream';

const isOwnAddress = (address = '') => /^(::ffff:)?127\.|^::1$/.test(address);
const isOwnName = (host = '') => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);
const isProxyHeader = (name) => /^(cf-|mf-|x-forwarded-|forwarded$|x-real-ip$)/i.test(name);

/** A tunnel connects from here too and may rewrite the host: if there is a key, the URL must have it. */
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
  // The URL may have the key.
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

/** Raw headers without those that only a trusted proxy may set. */
function headersFor(incoming, isHere) {
  const { socket, rawHeaders } = incoming;
  const headers = [];
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (!isProxyHeader(rawHeaders[at])) headers.push(rawHeaders[at], rawHeaders[at + 1]);
  // HTTP/1.0 need not name the host.
  if (incoming.headers.host === undefined) headers.push('Host', 'localhost');
  const isTunnel = isOwnAddress(socket.remoteAddress) && !isHere(incoming);
  return [...headers, 'CF-Connecting-IP', isTunnel ? '0.0.0.0' : socket.remoteAddress];
}

/** Leaves the transfer headers to Node, which knows the client's HTTP version. */
function answerHeaders({ rawHeaders }) {
  const headers = [];
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (!/^(transfer-encoding|connection|keep-alive)$/i.test(rawHeaders[at]))
      headers.push(rawHeaders[at], rawHeaders[at + 1]);
  return headers;
}

// Bytes; the same as the worker's `maxDrained` in app/http/request-body.ts.
const maxDrained = 64 * 1024 * 1024;
function drain(incoming) {
  let read = 0;
  incoming.on('data', ({ length }) => {
    read += length;
    if (read > maxDrained) incoming.destroy();
  });
  incoming.resume();
}

// The runtime closes connections after 5 s without traffic; a request sent at that moment would be lost.
const agent = new Agent({ keepAlive: true, timeout: 2500 });

/** Forwards a request to the runtime at the port `behind`. */
function passOn(incoming, answer, { behind, headers }) {
  const { method, url: path } = incoming;
  const options = { host: '127.0.0.1', port: behind, method, path, headers, setHost: false, agent };
  const onward = request(options, (response) => {
    answer.writeHead(response.statusCode, response.statusMessage, answerHeaders(response));
    // Aborts both sides together: otherwise the client would wait forever.
    pipeline(response, answer, () => {});
  });
  onward.on('error', () => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  });
  // Drains a body that the runtime answered early: otherwise it would block the connection's next request.
  answer.on('close', () => {
    incoming.unpipe(onward);
    onward.destroy();
    drain(incoming);
  });
  incoming.pipe(onward);
}

/**
 * Serves the local port `behind`.
 * @param {{ host: string, port: number, behind: number, key?: string, devPage?: string }} options `key`: required of local
 *   requests if other machines have access; `devPage`: HTML of `/dev`, for local requests only
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
