import { readdirSync, readFileSync } from 'node:fs';
import { DrizzleQueryError } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepOutOfLog } from '~/log/known';
import { logAct, logError, logSecurity } from '~/log/log.server';
import { isRequestId, newRequestId } from '~/log/request-id';
import { hashedAddress, inRun, newRun, note } from '~/log/run.server';

/** Nothing of these may ever stand in a line. */
const secrets = {
  email: 'marker.person@example.com',
  password: 'marker-password-9917',
  token: 'MARKERtoken4f8aQ0zLk2Xw9TtYbNcVdRe1uIoPaSdFgHj',
  hash: 'pbkdf2$600000$MARKERsalt$MARKERhash0123456789abcdef',
  name: 'マーカー太郎',
  latinName: 'Markerella',
  discord: 'marker_discord',
  address: '203.0.113.77',
};
const values = Object.values(secrets);

let printed: string[] = [];
beforeEach(() => {
  printed = [];
  for (const method of ['log', 'error', 'warn', 'info'] as const)
    vi.spyOn(console, method).mockImplementation((...said) => void printed.push(said.map(String).join(' ')));
});
afterEach(() => vi.restoreAllMocks());

function expectNoSecrets() {
  expect(printed.length).toBeGreaterThan(0);
  for (const line of printed) for (const value of values) expect(line).not.toContain(value);
  expect(printed.join('\n')).not.toMatch(/marker/i);
}

const insert = new DrizzleQueryError(
  'insert into "users" ("email", "password_hash") values (?, ?)',
  [secrets.email, secrets.hash],
  new Error('D1_ERROR: UNIQUE constraint failed: users.email: SQLITE_CONSTRAINT'),
);

describe('an error', () => {
  const known = [secrets.name, secrets.latinName, secrets.discord, secrets.password];
  const thrown: [string, unknown][] = [
    ['of the database', insert],
    ['with its value', new Error(`D1_TYPE_ERROR: Type 'object' not supported for value '${secrets.name}'`)],
    ['of JSON', new SyntaxError(`Unexpected token 'M', "${secrets.latinName}..." is not valid JSON`)],
    ['with an address of mail', new Error(`${secrets.email} could not be reached from ${secrets.address}`)],
    ['with a token', new Error(`No link ${secrets.token} at https://x.test/reset?token=${secrets.token}`)],
    ['with a hash', new Error(`bad hash ${secrets.hash}`)],
    ['with what was typed', new Error(`Unknown player ${secrets.name} (${secrets.discord.toUpperCase()})`)],
    ['caused by one', new Error('outer', { cause: insert })],
    ['of many', new AggregateError([insert], 'all failed')],
    ['that is a text', `failed for ${secrets.email}`],
    ['that is an object', { email: secrets.email }],
    ['with fields', Object.assign(new Error('refused'), { data: secrets, options: { body: secrets } })],
    ['with a name', Object.assign(new Error('x'), { name: `E ${secrets.latinName}` })],
    ['that is an answer', new Response(secrets.email, { status: 418 })],
    ['that is nothing', undefined],
  ];

  it.each(thrown)('%s says nothing of a person', (_, error) => {
    for (const style of ['json', 'lines', 'errors'])
      inRun(newRun({ LOG: style }), () => {
        keepOutOfLog(known);
        logError(error, `test of ${secrets.latinName}`);
      });
    expectNoSecrets();
  });

  it('of the database says which statement and why', () => {
    inRun(newRun({}, 'AAAA-BBBB'), () => logError(insert, 'request'));
    const line = JSON.parse(printed[0] ?? '');
    expect(line).toMatchObject({
      kind: 'error',
      request: 'AAAA-BBBB',
      during: 'request',
      error: {
        name: 'DrizzleQueryError',
        message: 'Failed query: insert into "users" ("email", "password_hash") values (?, ?)',
        cause: { message: 'D1_ERROR: UNIQUE constraint failed: users.email: SQLITE_CONSTRAINT' },
      },
    });
    expect(line.error.stack[0]).toMatch(/log\.test\.ts:\d+:\d+$/);
  });

  it('keeps what helps', () => {
    logError(new TypeError("Cannot read properties of undefined (reading 'sheetKind')"));
    expect(printed[0]).toContain("(reading 'sheetKind')");
  });
});

describe('a line', () => {
  it('of security says who by id, and from where by the hash of the day', () => {
    inRun(newRun({ SESSION_SECRET: 'secret' }, undefined, secrets.address), () => {
      note({ user: 'useridaaaaaaaaaaaaaaaaaaaa' });
      logSecurity('signIn.refused', { reason: 'wrongPassword' });
    });
    const line = JSON.parse(printed[0] ?? '');
    expect(line).toMatchObject({ kind: 'security', event: 'signIn.refused', reason: 'wrongPassword' });
    expect(line.user).toBe('useridaaaaaaaaaaaaaaaaaaaa');
    expect(line.from).toMatch(/^[\w-]{10}$/);
    expectNoSecrets();
  });

  it('hides an address behind a key and the day', () => {
    const hash = (secret: string, day: string) => hashedAddress(secret, secrets.address, new Date(day));
    expect(hash('a', '2027-01-01T01:00Z')).toBe(hash('a', '2027-01-01T23:00Z'));
    expect(hash('a', '2027-01-01')).not.toBe(hash('a', '2027-01-02'));
    expect(hash('a', '2027-01-01')).not.toBe(hash('b', '2027-01-01'));
  });

  it.each([
    ['json', 2],
    ['lines', 2],
    ['errors', 1],
  ])('is printed as the setting %s says', (style, count) => {
    inRun(newRun({ LOG: style }, 'AAAA-BBBB'), () => {
      logAct('sheet.submitted', { tournament: 'x' });
      logError(new Error('x'));
    });
    expect(printed).toHaveLength(count);
    expect(printed.at(-1)).toContain('AAAA-BBBB');
  });
});

it('a request’s number can be said aloud', () => {
  expect(new Set(Array.from({ length: 200 }, newRequestId)).size).toBe(200);
  expect(isRequestId(newRequestId())).toBe(true);
  for (const other of ['', 'AAAA-BBB', 'aaaa-bbbb', 'AAAA-BBBO', undefined])
    expect(isRequestId(other)).toBe(false);
});

it('nothing is printed but by the log', () => {
  const found = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('log/'))
    .filter((file) => /\bconsole\.\w|\bconsole\[/.test(readFileSync(`app/${file}`, 'utf8')));
  expect(found).toEqual([]);
});
