import { pick, type Random, seeded } from '../random';
import { hostileCookie, hostileHeader, hostileSegment, hostileText } from './hostile-values';

export interface HostileRequest {
  method: string;
  /** Raw path with its query, as sent. */
  path: string;
  headers: [name: string, value: string][];
  body?: Uint8Array<ArrayBuffer>;
}

/** Form on a page, with the cookie of the visitor that it was rendered for. */
export interface FoundForm {
  method: 'GET' | 'POST';
  action: string;
  isMultipart: boolean;
  fields: [name: string, value: string][];
  cookie: string;
}

/** Attack surface: routes, forms with their fields, and session cookies. */
export interface Surface {
  /** Pattern → an existing URL. */
  routes: ReadonlyMap<string, string>;
  forms: readonly FoundForm[];
  fields: readonly string[];
  sessions: readonly string[];
  /** IDs of all kinds, to be put where another is expected. */
  ids: readonly string[];
}

const reading = ['GET', 'GET', 'GET', 'HEAD'];
const odd = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'];
const prefixes = ['', '', '', '/ja', '/en', '/EN', '/xx', '//', '/./'];
const ends = ['', '', '', '.data', '.data', '/', '//', '.json', '.csv', '.', '%00', ';a', '.data.data'];
const queries = [
  '_routes',
  '_data',
  'index',
  'redirectTo',
  'token',
  'page',
  'q',
  'after',
  'order',
  'team',
  'group',
];

/** Generates a request that an attacker or a broken client could send, reproducible by seed. */
export function hostileRequest(seed: number, surface: Surface): HostileRequest {
  const random = seeded(seed * 2_654_435_761);
  const chance = (probability: number) => random() < probability;
  if (chance(0.3)) return mutatedForm(random, surface);
  const [pattern, address] = pick(random, [...surface.routes]);
  const method = chance(0.5) ? pick(random, reading) : chance(0.9) ? 'POST' : pick(random, odd);
  const path = pick(random, prefixes) + pathOf(random, pattern, address, surface) + pick(random, ends);
  const headers: HostileRequest['headers'] = [];
  if (chance(0.6)) headers.push(['Cookie', pick(random, surface.sessions)]);
  else if (chance(0.4)) headers.push(['Cookie', hostileCookie(random)]);
  while (chance(0.4)) {
    const [name, value] = hostileHeader(random);
    if (!headers.some(([other]) => other === name)) headers.push([name, value]);
  }
  const request = { method, path: path + queryOf(random, surface), headers };
  if (reading.includes(method) || method === 'OPTIONS') return request;
  const { type, body } = bodyOf(random, surface);
  if (type !== undefined) headers.push(['Content-Type', type]);
  return { ...request, body };
}

/** Submits a form with some fields changed, duplicated or omitted, in its visitor's session. */
function mutatedForm(random: Random, surface: Surface): HostileRequest {
  const { method, action, isMultipart, fields, cookie } = pick(random, surface.forms);
  const mutations = fields.flatMap(([name, value]): [string, string][] => {
    const fate = random();
    if (fate < 0.7) return [[name, value]];
    if (fate < 0.75) return [];
    const changed: [string, string] = [name, textFor(random, surface)];
    return fate < 0.8 ? [changed, changed] : [changed];
  });
  const headers: HostileRequest['headers'] = cookie ? [['Cookie', cookie]] : [];
  const [path = '', search = ''] = action.split('?', 2);
  const pairs = mutations.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  const address = `${pick(random, ['', '', '/en'])}${path}${random() < 0.3 ? '.data' : ''}`;
  if (method === 'GET')
    return { method, path: `${address}?${pairs.slice(0, 4000).replace(/%.?$/, '')}`, headers };
  const { type, body } = isMultipart
    ? multipartOf(random, mutations)
    : { type: 'application/x-www-form-urlencoded', body: bytesOf(pairs) };
  headers.push(['Content-Type', type]);
  return { method, path: address + (search && `?${search}`), headers, body };
}

/** An existing path, or one with other IDs or invalid segments. */
function pathOf(random: Random, pattern: string, address: string, { ids }: Surface): string {
  if (random() < 0.5) return address.split('?', 1)[0] ?? '';
  const path = pattern.replace(/\/?:(\w+)\??/g, () =>
    random() < 0.1 ? '' : `/${random() < 0.5 ? pick(random, ids) : hostileSegment(random)}`,
  );
  return random() < 0.1 ? `${path}/${hostileSegment(random)}` : path;
}

const textFor = (random: Random, { ids }: Surface) =>
  random() < 0.2 ? pick(random, ids) : hostileText(random);

function queryOf(random: Random, surface: Surface): string {
  if (random() < 0.5) return '';
  if (random() < 0.1) return `?${hostileSegment(random)}&&=&%=%`;
  const parts: string[] = [];
  do {
    const name = pick(random, random() < 0.5 ? queries : surface.fields);
    parts.push(`${encodeURIComponent(name)}=${encoded(textFor(random, surface).slice(0, 2000))}`);
  } while (random() < 0.6);
  return `?${parts.join('&')}`;
}

// encodeURIComponent throws on a lone surrogate.
const wellFormed = (text: string) => Buffer.from(text).toString();
const encoded = (text: string) => encodeURIComponent(wellFormed(text));

const bytesOf = (text: string) => new TextEncoder().encode(text);

function bodyOf(random: Random, surface: Surface): { type?: string; body: Uint8Array<ArrayBuffer> } {
  const kind = random();
  if (kind < 0.05) return { body: bytesOf('') };
  if (kind < 0.1) return { type: 'application/json', body: bytesOf(hostileText(random)) };
  if (kind < 0.13) return { type: 'text/plain', body: bytesOf(hostileText(random)) };
  if (kind < 0.16) return { type: 'nonsense/;;=', body: bytesOf('a=b') };
  if (kind < 0.18) return { type: 'multipart/form-data', body: bytesOf('x') };
  const pairs: [string, string][] = [];
  do pairs.push([nameOf(random, surface), textFor(random, surface)]);
  while (random() < 0.9);
  if (kind < 0.35) return multipartOf(random, pairs);
  return { type: 'application/x-www-form-urlencoded', body: bytesOf(formOf(random, pairs)) };
}

function nameOf(random: Random, { fields }: Surface): string {
  const name = pick(random, fields);
  if (random() < 0.85) return name;
  return pick(random, [
    '__proto__',
    'constructor',
    '__intent__',
    '',
    `${name}[]`,
    `${name}[0].${name}`,
    `${name}[99999999]`,
    `a${'[0]'.repeat(500)}`,
    `${'a.'.repeat(2000)}b`,
    '[',
    'a[b',
  ]);
}

function formOf(random: Random, pairs: [string, string][]): string {
  const parts = pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  if (random() < 0.05) parts.push('%=%&&=&a');
  if (random() < 0.01) parts.push(Array.from({ length: 20_000 }, (_, at) => `a${at}=`).join('&'));
  return parts.join('&');
}

const png = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x07\x80\0\0\x04\x38\x08\x02\0\0\0';
const files = [
  '',
  'GIF89a',
  png,
  `${png}${'\xff'.repeat(5000)}`,
  '\xff\xd8\xff\xe0\0\x10JFIF',
  `\xff\xd8\xff\xe1\xff\xff${'Exif\0\0'.repeat(200)}`,
  `RIFF${'\xff'.repeat(4)}WEBPVP8X${'\0'.repeat(30)}`,
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  `%PDF-1.4${'x'.repeat(3000)}`,
];

/** Multipart body with files, mostly in fields that expect one. */
function multipartOf(random: Random, pairs: [string, string][]) {
  const line = '----hostile';
  const parts = pairs.map(([name, value]) => {
    const isFile = random() < (/image|picture|thumbnail/.test(name) ? 0.8 : 0.05);
    const content = isFile ? pick(random, files) : Buffer.from(value).toString('latin1');
    const file = isFile ? `; filename="${pick(random, ['a.png', '', '../a', 'a"b', '\0'])}"` : '';
    const type = isFile ? `Content-Type: ${pick(random, ['image/png', 'image/jpeg', 'x', ''])}\r\n` : '';
    const field = Buffer.from(name).toString('latin1').replaceAll('"', '%22');
    return `--${line}\r\nContent-Disposition: form-data; name="${field}"${file}\r\n${type}\r\n${content}\r\n`;
  });
  const end = random() < 0.85 ? `--${line}--\r\n` : '';
  const body = new Uint8Array(Buffer.from(parts.join('') + end, 'latin1'));
  return { type: `multipart/form-data; boundary=${line}`, body };
}
