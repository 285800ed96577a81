// npm run end-access -- someone@example.com [--remote]: ends everything by which anybody can use an account: sessions, links in
// mails, password, passkeys, recovery codes, the link to Google, the calendar URL and API tokens that it made. The owner comes
// back by /forgot-password. In the state folder of `npm start` (STATE) or in production.
import { emailAddress } from '~/accounts/email-address';
import { wrangler } from './wrangler';

const words = process.argv.slice(2);
const isRemote = words.includes('--remote');
const [typed = '', ...others] = words.filter((word) => word !== '--remote');
const email = others.length === 0 ? emailAddress(typed) : undefined;

function fail(...lines: string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

if (!email) fail('Usage: npm run end-access -- someone@example.com [--remote]');
// emailAddress rejects everything that is special in SQL, except a quote.
const quoted = `'${email.replaceAll("'", "''")}'`;
const own = `(select id from users where email = ${quoted})`;
const now = "cast(unixepoch('subsec') * 1000 as integer)";

// In this order: a session that is left could request a link again.
const endings = {
  sessions: `delete from sessions where user_id = ${own}`,
  'links in mails': `delete from mail_links where user_id = ${own} or email = ${quoted}`,
  challenges: `delete from challenges where user_id = ${own}`,
  passkeys: `delete from passkeys where user_id = ${own}`,
  'recovery codes': `delete from recovery_codes where user_id = ${own}`,
  'calendar URL': `delete from calendar_links where user_id = ${own}`,
  'API tokens': `update group_tokens set revoked_at = ${now} where created_by_id = ${own} and revoked_at is null`,
  'password or Google': `update users set password_hash = null, google_subject = null where id = ${own} and (password_hash is not null or google_subject is not null)`,
};

function execute(sql: string): { results: Record<string, unknown>[] }[] {
  const place = isRemote ? ['--remote'] : ['--local', '--persist-to', process.env.STATE ?? '.wrangler/state'];
  const { ok, stdout, output } = wrangler(
    ...['d1', 'execute', 'DB', ...place, '--json', '--yes', '--command', sql],
  );
  return ok
    ? JSON.parse(stdout.slice(stdout.indexOf('[')))
    : fail('wrangler could not ask the database:', output);
}

const [found] = execute(`select id from users where email = ${quoted}`);
if (!found?.results.length) fail(`No account has the address ${email}.`);
const answers = execute(
  Object.values(endings)
    .map((sql) => `${sql} returning 1`)
    .join('; '),
);
for (const [at, name] of Object.keys(endings).entries())
  console.log(`${name}: ${answers[at]?.results.length ?? 0}`);
console.log(`All access to ${email} is ended. Its owner sets a new password at /forgot-password.`);
