import { configurationProblem } from '~/http/configuration';
import type { Finding } from './finding';

/** Settings as wrangler reads them from a file of its configuration. */
export interface Configuration {
  d1_databases: { database_id?: string }[];
  vars: Record<string, unknown>;
}

const placeholder = /^[0-]*$/;
const longEnough = 'x'.repeat(32);

/** Checks what both wrangler files say: what is left of the placeholders, and what no request would be served with. */
export function checkSettings(web: Configuration, reader: Configuration): Finding[] {
  const part = 'wrangler.toml';
  const vars = Object.fromEntries(Object.entries(web.vars).map(([name, value]) => [name, String(value)]));
  const [id = '', readersId = ''] = [web, reader].map(
    ({ d1_databases }) => d1_databases[0]?.database_id ?? '',
  );
  const problem = configurationProblem({ ...vars, SESSION_SECRET: longEnough });
  const findings: Finding[] = [];
  if (placeholder.test(id) || placeholder.test(readersId))
    findings.push({
      ...{ state: 'stop', part },
      text: 'database_id is still the placeholder. npx wrangler d1 create sixsheet, then write its ID into wrangler.toml and wrangler.reader.toml',
    });
  else if (id !== readersId)
    findings.push({
      ...{ state: 'stop', part },
      text: 'database_id is another one in wrangler.reader.toml: both workers need the same',
    });
  if (problem) findings.push({ state: 'stop', part, text: problem });
  const notes = [
    !vars.PUBLIC_URL && 'PUBLIC_URL is empty: no email is sent',
    /@example\.com/.test(vars.MAIL_FROM ?? '') && 'MAIL_FROM is the example: Resend refuses the mails',
    !vars.OPERATOR_NAME && 'OPERATOR_NAME is empty: /privacy, /terms and /contact name nobody',
    /@example\.com/.test(vars.CONTACT ?? '') && 'CONTACT is the example: nobody can write to you',
  ];
  for (const text of notes) if (text) findings.push({ state: 'note', part, text });
  return findings.length > 0
    ? findings
    : [{ state: 'ok', part, text: 'the database and all settings are yours' }];
}

/** @param names secrets of the web worker, or why they are unknown */
export function checkSecrets(names: readonly string[] | { unknown: string }, googleId: string): Finding[] {
  const part = 'secrets';
  const put = (name: string) => `npx wrangler secret put ${name}`;
  if ('unknown' in names)
    return [
      {
        ...{ state: 'unknown', part },
        text: `SESSION_SECRET (required), MAIL_API_KEY (for mails), MAIL_WEBHOOK_SECRET (optional)${googleId ? ', GOOGLE_CLIENT_SECRET (required for sign-in with Google)' : ''}: not asked, ${names.unknown}`,
      },
    ];
  const findings: Finding[] = [];
  if (!names.includes('SESSION_SECRET'))
    findings.push({
      ...{ state: 'stop', part },
      text: `SESSION_SECRET is not set: nothing would be served. openssl rand -base64 48 | ${put('SESSION_SECRET')}`,
    });
  if (googleId && !names.includes('GOOGLE_CLIENT_SECRET'))
    findings.push({
      ...{ state: 'stop', part },
      text: `GOOGLE_CLIENT_ID is set without its secret: ${put('GOOGLE_CLIENT_SECRET')}`,
    });
  if (!names.includes('MAIL_API_KEY'))
    findings.push({
      ...{ state: 'note', part },
      text: `MAIL_API_KEY is not set: no email is sent. ${put('MAIL_API_KEY')}`,
    });
  if (!names.includes('MAIL_WEBHOOK_SECRET'))
    findings.push({
      ...{ state: 'note', part },
      text: `MAIL_WEBHOOK_SECRET is not set: mails that come back go unnoticed. ${put('MAIL_WEBHOOK_SECRET')}`,
    });
  return findings.length > 0 ? findings : [{ state: 'ok', part, text: 'all are set' }];
}
