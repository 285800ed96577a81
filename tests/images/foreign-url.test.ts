import { expect, it } from 'vitest';
import { foreignUrl } from '~/images/foreign-url';

const own = ['https://sixsheet.test', 'http://192.168.0.5:8787/post', ''];

it.each([
  ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
  ['HTTP://Pictures.Example:80/a.png', 'http://pictures.example/a.png'],
  ['https://pictures.example:443/a.png?b=c#d', 'https://pictures.example/a.png?b=c'],
  ['https://絵.example/', 'https://xn--8d0a.example/'],
  ['https://ｅxample。com/', 'https://example.com/'],
  ['https://my_cdn.example.com/a', 'https://my_cdn.example.com/a'],
  ['https://pictures.xn--q9jyb4c/', 'https://pictures.xn--q9jyb4c/'],
  ['https://127.0.0.1.nip.io/', 'https://127.0.0.1.nip.io/'],
  [`https://${'a.'.repeat(125)}com/`, `https://${'a.'.repeat(125)}com/`],
])('%s may be asked for', (text, url) => {
  expect(foreignUrl(text, own)?.href).toBe(url);
});

it.each([
  '',
  'pictures.example/a.png',
  '//pictures.example/a.png',
  'ftp://pictures.example/a.png',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'blob:https://pictures.example/x',
  // Other doors of a host.
  'https://pictures.example:8443/',
  // No top-level domain has a figure at its beginning or end.
  'https://pictures.1com/',
  'https://pictures.com1/',
  'http://pictures.example:443/',
  'http://pictures.example:22/',
  'https://somebody@pictures.example/',
  'https://somebody:word@pictures.example/',
  'https://@127.0.0.1/',
  // Addresses, however they are written.
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://127.0.0.1./',
  'http://１２７.０.０.１/',
  'http://①②⑦.0.0.1/',
  'http://8.8.8.8/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[2606:4700:4700::1111]/',
  'http://[fe80::1]/',
  // Names of no site for all.
  'http://localhost/',
  'http://LOCALHOST/',
  'http://ⓛocalhost/',
  'http://a.localhost/',
  'http://localhost./',
  'http://router/',
  'http://printer.local/',
  'http://metadata.google.internal/',
  'http://nas.home.arpa/',
  'http://1.0.0.127.in-addr.arpa/',
  'http://box.lan/',
  'http://a.test/',
  'http://a.invalid/',
  'http://duckduckgogg42xjoc72x3sjasowoarfbgcmvfimaftt6twagswzczad.onion/',
  'http://pictures.example./',
  'http://.example/',
  'http://a..example/',
  'http://-a.example/',
  'http://pictures.123/',
  `http://${'a'.repeat(64)}.example/`,
  `http://${'a.'.repeat(127)}example/`,
  // Our own.
  'https://sixsheet.test/post/pictures/x',
  'http://SIXSHEET.test/',
  'http://192.168.0.5/',
])('%s may not', (text) => {
  expect(foreignUrl(text, own)).toBeUndefined();
});

it('takes the name of this site, wherever it is, for its own', () => {
  expect(
    foreignUrl('https://sixsheet.example/a.png', ['https://sixsheet.example:8443/post']),
  ).toBeUndefined();
  expect(foreignUrl('https://sixsheet.example/a.png', ['sixsheet.example'])).toBeUndefined();
  expect(foreignUrl('https://other.sixsheet.example/a.png', ['https://sixsheet.example'])).toBeDefined();
});
