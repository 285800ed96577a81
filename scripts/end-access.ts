// npm run end-access -- someone@example.com [--remote]: ends everything by which anybody can use an account, as
// /admin/accounts does, where no site admin can sign in. It sends no mail. The owner comes back by /forgot-password. In the
// state folder of `npm start` (STATE) or in production.
import type { SQL } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { emailAddress } from '~/accounts/email-address';
import { accessEndings } from '~/accounts/end-access.server';
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

const dialect = new SQLiteAsyncDialect({ casing: 'snake_case' });
const textOf = (statement: SQL) => dialect.sqlToQuery(statement).sql;

function execute(command: string): { results: Record<string, unknown>[] }[] {
  const place = isRemote ? ['--remote'] : ['--local', '--persist-to', process.env.STATE ?? '.wrangler/state'];
  const { ok, stdout, output } = wrangler(
    ...['d1', 'execute', 'DB', ...place, '--json', '--yes', '--command', command],
  );
  return ok
    ? JSON.parse(stdout.slice(stdout.indexOf('[')))
    : fail('wrangler could not ask the database:', output);
}

// emailAddress rejects everything that is special in SQL, except a quote.
const [found] = execute(`select id from users where email = '${email.replaceAll("'", "''")}'`);
const id = found?.results[0]?.id;
if (typeof id !== 'string') fail(`No account has the address ${email}.`);
const { log, ...endings } = accessEndings(id, 'commandLine', new Date());
// Wrangler runs the statements of one command in one transaction.
const [, ...answers] = execute([log, ...Object.values(endings)].map(textOf).join(';\n'));
for (const [at, name] of Object.keys(endings).entries())
  console.log(
    `${name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)}: ${answers[at]?.results.length ?? 0}`,
  );
console.log(`All access to ${email} is ended. Its owner sets a new password at /forgot-password.`);
const [kept] = execute(
  `select email from earlier_emails where user_id = '${id}' and expires_at > ${Date.now()} order by id limit 1`,
);
const before = kept?.results[0]?.email;
if (before)
  console.log(
    `Its address was ${before}, and whoever reads ${email} can set a password too. If the owner did not change it: they enter ${before} at /forgot-password, at once, and follow the link. If they cannot, see docs/operations.md.`,
  );
