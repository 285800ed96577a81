// npm run make-site-admin -- someone@example.com [--remote] [--forget-passkeys]: makes an account a site admin, in the state
// folder of `npm start` (STATE) or in production. With --forget-passkeys it instead removes the account's passkeys,
// recovery codes and sessions, for an admin who has lost them.
import { emailAddress } from '~/accounts/email-address';
import { askDatabase, placeOf } from './ask-database';
import { fail } from './fail';

const words = process.argv.slice(2);
const remote = words.includes('--remote');
const forgets = words.includes('--forget-passkeys');
const flags = ['--remote', '--forget-passkeys'];
const unknown = words.filter((each) => each.startsWith('--') && !flags.includes(each));
const addresses = words.filter((each) => !each.startsWith('--'));
const email = addresses.length === 1 ? emailAddress(addresses[0] ?? '') : undefined;

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
const place = placeOf(remote);
const execute = (sql: string) => askDatabase<{ since: number | null }>(place, sql)[0] ?? [];

const [before] = execute(`select site_admin_since as since from users where email = ${quoted}`);
if (!before) {
  fail(
    `Nobody has signed up as ${email} ${place.name}.`,
    'Sign up on the site first (the link in the mail makes the account), then run this again.',
  );
}
if (forgets) {
  const own = `(select id from users where email = ${quoted})`;
  for (const table of ['passkeys', 'recovery_codes', 'sessions'])
    execute(`delete from ${table} where user_id = ${own}`);
  console.log(
    `${email} has no passkey ${place.name} any more and is signed out everywhere. Until they add one, their password or mailbox`,
    'is all that it takes: have them reset the password and add a passkey now, while you speak with them.',
  );
} else if (before.since !== null) {
  console.log(`${email} has been a site admin ${place.name} since ${new Date(before.since).toISOString()}.`);
} else {
  const [after] = execute(
    `update users set site_admin_since = cast(unixepoch('subsec') * 1000 as integer) where email = ${quoted} ` +
      'and site_admin_since is null returning site_admin_since as since',
  );
  console.log(
    after
      ? `${email} is a site admin ${place.name} now. The next page they open knows it.`
      : `${email} became a site admin ${place.name} a moment ago.`,
  );
}
