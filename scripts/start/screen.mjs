import QRCode from 'qrcode';

const accounts = [
  ['site-admin@example.com', 'decides about requests, sees all groups'],
  ['host-admin@example.com', 'admin of ムーンライト杯'],
  ['moderator@example.com', 'moderator of ムーンライト杯'],
  ['harbor-admin@example.com', 'admin of みなとオフ'],
  ['haruka@example.com', 'a player with teams'],
  ['kenta@example.com', 'a player without teams'],
  ['newcomer@example.com', 'an account that has done nothing yet'],
];

/** URL of a page that only this machine can open. */
const hereUrl = ({ port, key }, path) =>
  `http://localhost:${port}${path}${key ? `${path.includes('?') ? '&' : '?'}here=${key}` : ''}`;

const homeOf = ({ publicUrl, port }) => publicUrl.replace(/\/$/, '') || `http://localhost:${port}`;

/** Fits a terminal of 80 × 24, unless a URL is long. */
export function firstScreen(options) {
  const { password, isOpen } = options;
  const home = homeOf(options);
  const note = isOpen ? '(of this start alone: others can reach this machine)' : '(on this machine only)';
  return `
Sixsheet is ready.

  home        ${home}/
  sign in     ${home}/sign-in
  as          host-admin@example.com (organizer), haruka@example.com (player)
  password    ${password} ${note}

  more to try, other accounts, sent mails${isOpen ? ' (on this machine only)' : ''}:
  ${hereUrl(options, '/dev')}

Ctrl-C stops it.
`;
}

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const link = (url) => `<a href="${escaped(url)}">${escaped(url)}</a>`;
const rowsOf = (rows) =>
  `<table>${rows.map(([name, cell]) => `<tr><th>${escaped(name)}<td>${cell}`).join('')}</table>`;

/**
 * Renders the page `/dev`, for this machine only: accounts, and where to begin.
 * @param {string[]} crons of wrangler.toml
 * @returns HTML
 */
export async function makeDevPage(options, crons) {
  const home = homeOf(options);
  const team = `${home}/teams/harukaaaaaaaaaaaaaaaaaaaaa`;
  const qr = await QRCode.toString(team, { type: 'svg', margin: 2, width: 200 });
  const askFor = (cron) =>
    `curl -X POST "${hereUrl(options, `/dev/crons?cron=${encodeURIComponent(cron)}`)}"`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sixsheet on this machine</title>
<style>body{font:1rem/1.6 system-ui;margin:1rem;max-width:60rem;overflow-wrap:anywhere}
th{text-align:left;vertical-align:top;padding-right:1rem;font-weight:400;min-width:7rem}</style>
<h1>Sixsheet on this machine</h1>
<h2>Where to begin</h2>${rowsOf([
    ['home', link(`${home}/`)],
    ['sign in', link(`${home}/sign-in`)],
    ['a tournament open for submission', link(`${home}/tournaments/opensvaaaaaaaaaaaaaaaaaaaa`)],
    ['a team, by its link', link(team)],
    ['its QR', link(`${team}/qr`)],
    ['guide', link(`${home}/guide`)],
    ['mails that were sent', link(hereUrl(options, '/dev/outbox'))],
  ])}
<figure>${qr}<figcaption>The team’s QR code: another device reads it where it can reach ${escaped(home)}.</figcaption></figure>
<h2>Accounts</h2><p>Each has the password <code>${escaped(options.password)}</code>.</p>
${rowsOf(accounts.map(([email, what]) => [email, escaped(what)]))}
<h2>Crons</h2><p>They run at each full minute, unless it was started with --no-crons; at once with</p>
${crons.map(({ cron }) => `<p><code>${escaped(askFor(cron))}</code>`).join('\n')}
`;
}
