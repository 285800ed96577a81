// npm run make-site-admin -- someone@example.com [--remote] [--forget-passkeys]: makes an account a site admin, in the state
// folder of `npm start` (STATE) or in production. With --forget-passkeys it instead removes the account's passkeys,
// recovery codes and sessions, for an admin who has lost them.
import { emailAddress } from '~/accounts/email-address';
import { wrangler } from './wrangler';

const words = process.argv.slice(2);
const remote = words.includes('--remote');
const forgets = words.includes('--forget-passkeys');
const flags = ['--remote', '--forget-passkeys'];
const unknown = words.filter((each) => each.startsWith('--') && !flags.includes(each));
const addresses = words.filter((each) => !each.startsWith('--'));
const email = addresses.length === 1 ? emailAddress(addresses[0] ?? '') : undefined;

function fail(...lines: string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

if (!email || unknown.length > 0) {
  fail(
    'Usage: npm run make-site-admin -- someone@example.com [--remote] [--forget-passkeys]',
    '  locally    the database of npm start (STATE=folder for another one)',
    '  --remote   the one in production; needs `npx wrangler login` or CLOUDFLARE_API_TOKEN',
    '  --forget-passkeys   instead, for somebody who lost them: takes passkeys, recovery codes and sessions away',
  );
}

// emailAddress rejects everything that is special in SQL, except a quote.
const quoted = `'${email.replaceAll("'", "''")}'`;
const where = remote ? ['--remote'] : ['--local', '--persist-to', process.env.STATE ?? '.wrangler/state'];

function execute(sql: string): { since: number | null }[] {
  const { ok, stdout, output } = wrangler(
    ...['d1', 'execute', 'DB', ...where, '--json', '--yes', '--command', sql],
  );
  if (ok) return JSON.parse(stdout.slice(stdout.indexOf('[')))[0].results;
  if (/no such table/i.test(output))
    fail(
      remote
        ? 'The database has no tables yet: `npm run deploy` makes them.'
        : 'The local database has no tables yet: run `npm start` once.',
    );
  if (/SQLITE_BUSY|database is locked/i.test(output))
    fail('The database is busy: stop `npm start` for a moment, or try again.');
  return fail('wrangler could not ask the database:', output);
}

const place = remote ? 'in production' : 'on this machine';
const [before] = execute(`select site_admin_since as since from users where email = ${quoted}`);
if (!before) {
  fail(
    `Nobody has signed up as ${email} ${place}.`,
    'Sign up on the site first (the link in the mail makes the account), then run this again.',
  );
}
if (forgets) {
  const own = `(select id from users where email = ${quoted})`;
  for (const table of ['passkeys', 'recovery_codes', 'sessions'])
    execute(`delete from ${table} where user_id = ${own}`);
  console.log(
    `${email} has no passkey ${place} any more and is signed out everywhere. Until they add one, their password or mailbox`,
    'is all that it takes: have them reset the password and add a passkey now, while you speak with them.',
  );
} else if (before.since !== null) {
  console.log(`${email} has been a site admin ${place} since ${new Date(before.since).toISOString()}.`);
} else {
  const [after] = execute(
    `update users set site_admin_since = cast(unixepoch('subsec') * 1000 as integer) where email = ${quoted} ` +
      'and site_admin_since is null returning site_admin_since as since',
  );
  console.log(
    after
      ? `${email} is a site admin ${place} now. The next page they open knows it.`
      : `${email} became a site admin ${place} a moment ago.`,
  );
}
