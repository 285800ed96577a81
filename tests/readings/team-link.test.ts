import { expect, it } from 'vitest';
import { isOwnLink, printTeamLink, teamLinkIn } from '~/readings/team-link';
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
