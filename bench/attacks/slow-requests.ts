import type { HostileRequest } from './hostile-requests';

export interface SlowRequest extends HostileRequest {
  what: string;
  /** Bytes per chunk of the body; by default all at once. */
  chunk?: number;
}

// Headers add up to 128 KB, the network's limit.
const long = 18_000;
const blanks = ' '.repeat(long);
const host = 'http://127.0.0.1';

const headers: [name: string, value: string][] = [
  ['If-None-Match', `"a"${blanks}"b"`],
  ['Accept-Language', `en${';q=0 '.repeat(long / 5)}`],
  ['Cookie', `${'a=b; '.repeat(long / 5)}session=${blanks}x`],
  ['User-Agent', `Mozilla/5.0 (${'bot '.repeat(long / 4)}`],
  ['Accept', `text/html${', '.repeat(long / 2)}`],
  ['Referer', `${host}${'/'.repeat(long)}x`],
];

const queries = ['%20', 'a-', '%E3%81%8B%E3%82%99'];

/** Generates anonymous requests that may be expensive, for every route: by headers, path, query and form. */
export function* slowRequests(routes: ReadonlyMap<string, string>): Generator<SlowRequest> {
  for (const [pattern, at] of routes) {
    const [path = '/'] = at.split('?', 1);
    const get = (what: string, to: string, extra: HostileRequest['headers'] = []): SlowRequest => ({
      ...{ what: `${what} ${pattern}`, method: 'GET', path: to, headers: extra },
    });
    yield get('plain', path);
    yield get('headers', path, [...headers]);
    yield get('slashes', `/en${path}${'/'.repeat(15_000)}x`);
    yield get('parts', `${path}${'/x'.repeat(7500)}`);
    for (const query of queries) {
      const value = query.repeat(Math.floor(12_000 / query.length));
      const names = ['q', 'after', 'order', 'species', 'redirectTo', '_routes', 'url'];
      yield get(
        `query ${query}`,
        `${path}?${names.map((name) => `${name}=${value.slice(0, 1800)}`).join('&')}`,
      );
    }
    const type: [string, string] = ['Content-Type', 'application/x-www-form-urlencoded'];
    for (const pump of ['+', '%28a-']) {
      const value = pump.repeat(Math.floor(30_000 / pump.length));
      const fields = ['paste', 'displayName', 'email', 'password', 'members%5B0%5D.species', 'intent'];
      const body = new TextEncoder().encode(fields.map((name) => `${name}=${value}`).join('&'));
      yield { what: `form of ${pump} ${pattern}`, method: 'POST', path, headers: [type], body };
    }
  }
  const line = '----slow';
  const inParts = (content: string) =>
    new TextEncoder().encode(
      `--${line}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n${content}\r\n--${line}--\r\n`,
    );
  const type: [string, string] = ['Content-Type', `multipart/form-data; boundary=${line}`];
  const upload = { method: 'POST', path: '/readings', headers: [type] };
  yield { ...upload, what: 'image in 20,000 chunks of a byte', body: inParts('a'.repeat(20_000)), chunk: 1 };
}
