// npm run end-access -- someone@example.com [--remote]: ends everything by which anybody can use an account, as
// /admin/accounts does, where no site admin can sign in. It sends no mail. The owner comes back by /forgot-password. In the
// state folder of `npm start` (STATE) or in production.
import type { SQL } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { emailAddress } from '~/accounts/email-address';
import { accessEndings } from '~/accounts/end-access.server';
import { askDatabase, placeOf } from './ask-database';
import { fail } from './fail';

interface Account {
  id: string;
  email: string;
  isSiteAdmin: number;
  isVerified: number;
}

interface EarlierEmail {
  userId: string;
  email: string;
  leftAt: number;
  until: number;
}

const words = process.argv.slice(2);
const place = placeOf(words.includes('--remote'));
const [typed = '', ...others] = words.filter((word) => word !== '--remote');
const email = others.length === 0 ? emailAddress(typed) : undefined;

if (!email)
  fail(
    'Usage: npm run end-access -- someone@example.com [--remote]',
    '  locally    the database of npm start (STATE=folder for another one)',
    '  --remote   the one in production; needs `npx wrangler login` or CLOUDFLARE_API_TOKEN',
  );

const dialect = new SQLiteAsyncDialect({ casing: 'snake_case' });
const textOf = (statement: SQL) => dialect.sqlToQuery(statement).sql;
const timeOf = (ms: number) => new Date(ms).toISOString();

const now = new Date();
// emailAddress rejects everything that is special in SQL, except a quote.
const quoted = `'${email.replaceAll("'", "''")}'`;
const isKept = `expires_at > ${now.getTime()}`;
const ids = `select id from users where email = ${quoted}
  union select user_id from earlier_emails where email = ${quoted} and ${isKept}`;
const [accounts = [], earlier = []] = askDatabase(
  place,
  `select id, email, site_admin_since is not null as isSiteAdmin, email_verified_at is not null as isVerified
    from users where id in (${ids});
  select user_id as userId, email, created_at as leftAt, expires_at as until
    from earlier_emails where user_id in (${ids}) and ${isKept} order by id`,
) as [Account[], EarlierEmail[]];

const account = accounts.find((each) => each.email === email);
if (!account)
  fail(
    `No account ${place.name} has the address ${email}.`,
    ...accounts.map(
      (each) => `The one that had it within seven days has ${each.email} now: run this with that address.`,
    ),
  );
const { log, ...endings } = accessEndings(account.id, 'commandLine', now);
const [, ...answers] = askDatabase(place, [log, ...Object.values(endings)].map(textOf).join(';\n'));
for (const [at, name] of Object.keys(endings).entries())
  console.log(
    `${name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)}: ${answers[at]?.length ?? 0}`,
  );
console.log(
  `All access to ${email} ${place.name} is ended. Its owner sets a new password at /forgot-password.`,
);
if (account.isSiteAdmin)
  console.log(
    'Warning: this is a site admin’s account, and whoever reads its email can set a new password. While you speak, have the',
    'owner reset the password and add a passkey.',
  );
if (!account.isVerified) console.log(`Warning: nobody has confirmed that ${email} is the owner’s.`);
for (const each of earlier)
  if (each.userId === account.id)
    console.log(
      `Warning: until ${timeOf(each.leftAt)}, this account’s email was ${each.email}, and whoever reads ${email} can set a`,
      `password too. If the owner didn’t change it, have them enter ${each.email} at /forgot-password at once: until`,
      `${timeOf(each.until)}, it gets them a link to take the account back. If they cannot, see docs/operations.md.`,
    );
