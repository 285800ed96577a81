import { expect, it } from 'vitest';
import { isOwnLink, printTeamLink, teamLinkAmong, teamLinkIn } from '~/readings/team-link';
import { qrAddress } from '~/sheets/team-url';

const id = 'harukaaaaaaaaaaaaaaaaaaaaa';
const url = `https://sixsheet.example/teams/${id}`;

it.each([
  [url, ''],
  [` ${url}\n`, ''],
  [qrAddress(url), ''],
  [qrAddress(url, '1329340856'), '1329340856'],
  [`https://sixsheet.example/ja/teams/${id}/qr?with=sheet`, ''],
  [`${url}/edit?key=secret`, ''],
  [`${url}#moves`, ''],
])('reads the URL of a team: %s', (text, digits) => {
  expect(teamLinkIn(text)).toEqual({ host: 'sixsheet.example', id, digits });
});

it.each([
  'https://sixsheet.example/teams/short',
  `https://sixsheet.example/tournaments/${id}`,
  `https://sixsheet.example/teams/${id}x`,
  `https://sixsheet.example@evil.example/teams/${id}`,
  `ftp://sixsheet.example/teams/${id}`,
  `see ${url}`,
  `${url}#${'1'.repeat(800)}`,
  '',
])('leaves anything else alone: %s', (text) => {
  expect(teamLinkIn(text)).toBeUndefined();
});

it.each([
  [`ハルカのチームです ${url} よろしく`, 'ハルカのチームです   よろしく'],
  [`「${url}」`, '「 」'],
  [`${url}。`, ' 。'],
  [`\u200b${url}`, '\u200b '],
  [`sixsheet.example/ja/teams/${id}`, ' '],
  [`${url}?openExternalBrowser=1 ${url}`, '   '],
  [url, ''],
])('finds the URL among words: %s', (text, words) => {
  expect(teamLinkAmong(text)).toEqual({ link: { host: 'sixsheet.example', id, digits: '' }, words });
});

it.each([
  `${url} https://sixsheet.example/teams/${id.replace('h', 'k')}`,
  `https://sixsheet.example@evil.example/teams/${id}`,
  `user@sixsheet.example/teams/${id}`,
  `https://evil.example/?to=sixsheet.example/teams/${id}`,
  `${url}x`,
  `${'x'.repeat(1000)} ${url}`,
])('takes no URL of two, of another host or of a long text: %s', (text) => {
  expect(teamLinkAmong(text)?.link.host).not.toBe('sixsheet.example');
});

it('keeps no secret key, and only the digits', () => {
  const link = teamLinkIn(`${url.toUpperCase()}/EDIT?KEY=SECRET#12`);
  expect(link && printTeamLink(link)).toBe(`${url}#12`);
});

it('knows this site by its host and port', () => {
  const link = { host: 'sixsheet.example:8787', id, digits: '' };
  expect(isOwnLink(link, 'https://sixsheet.example:8787', '')).toBe(true);
  expect(isOwnLink(link, '', 'http://sixsheet.example:8787/readings')).toBe(true);
  expect(isOwnLink(link, 'https://sixsheet.example', 'https://other.example/')).toBe(false);
});
