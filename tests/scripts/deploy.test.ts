import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { checkLimits, limits } from '../../scripts/deploy/limits';
import { checkSecrets, checkSettings } from '../../scripts/deploy/settings';
import { runSteps, steps } from '../../scripts/deploy/steps';

/** Runs the script without an account: no login is found in an empty home. */
function deploy(...words: string[]) {
  const { CLOUDFLARE_API_TOKEN: _, ...env } = process.env;
  const done = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/deploy.ts', ...words], {
    encoding: 'utf8',
    env: { ...env, XDG_CONFIG_HOME: '/nonexistent' },
  });
  return { status: done.status, said: `${done.stdout}${done.stderr}` };
}

const databaseId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const vars = {
  PUBLIC_URL: 'https://sixsheet.test',
  MAIL_FROM: 'Sixsheet <noreply@sixsheet.test>',
  OPERATOR_NAME: 'ハルカ',
  CONTACT: 'https://sixsheet.test/contact',
  GOOGLE_CLIENT_ID: '',
};
const web = { d1_databases: [{ database_id: databaseId }], vars };
const small = { raw: 4_000_000, gzip: 1_400_000, startMs: 200 };
const states = (findings: { state: string }[]) => findings.map(({ state }) => state);

describe('npm run deploy', () => {
  it('says without a login what it found, what it could not ask, and what to correct', () => {
    const { status, said } = deploy('--dry');
    expect(status).toBe(1);
    expect(said).toMatch(/^STOP +wrangler\.toml +database_id is still the placeholder/m);
    expect(said).toMatch(/^note +wrangler\.toml +PUBLIC_URL is empty/m);
    expect(said).toMatch(/^\? +secrets +SESSION_SECRET \(required\).*nobody is logged in/m);
    expect(said).toMatch(/^\? +migrations +\d+ here, the newest \d{4}_\w+\.sql; which .* not asked/m);
    for (const worker of ['web', 'reader']) {
      expect(said).toMatch(new RegExp(`^ok +${worker} +[\\d,]+ KB, gzipped [\\d,]+ KB`, 'm'));
      expect(said).toMatch(new RegExp(`^ok +${worker} +\\d+ ms to start`, 'm'));
    }
    expect(said).toContain('Nothing was deployed.');
  }, 400_000);

  it('deploys nothing before all of that is in order', () => {
    const { status, said } = deploy();
    expect([status, said]).toEqual([
      1,
      expect.stringMatching(/1 to correct first.*Nothing was deployed\.\s*$/s),
    ]);
  }, 400_000);

  it('does not take an unknown option for a deployment', () => {
    expect(deploy('--dyr')).toMatchObject({ status: 1, said: expect.stringContaining('Usage') });
  });

  it('migrates first, then the web worker, then the reader, and stops at what fails', () => {
    expect(steps.map(({ command }) => command.slice(2).join(' '))).toEqual([
      'd1 migrations apply DB --remote',
      'deploy',
      'deploy -c wrangler.reader.toml',
    ]);
    const step = (code: number, next: string) => ({
      command: [process.execPath, '-e', `process.exit(${code})`],
      next,
    });
    expect(runSteps([step(0, 'first'), step(3, 'second'), step(4, 'third')], 'ignore')?.next).toBe('second');
    expect(runSteps([step(0, 'first')], 'ignore')).toBeUndefined();
  });
});

describe('the check of the settings', () => {
  it('finds nothing in a site that is set up', () => {
    expect(states(checkSettings(web, web))).toEqual(['ok']);
    expect(
      states(checkSecrets(['SESSION_SECRET', 'MAIL_API_KEY', 'MAIL_WEBHOOK_SECRET'], 'a client')),
    ).toEqual(['stop']);
    expect(states(checkSecrets(['SESSION_SECRET', 'MAIL_API_KEY', 'MAIL_WEBHOOK_SECRET'], ''))).toEqual([
      'ok',
    ]);
  });

  it('refuses two databases, and what the worker would refuse to serve with', () => {
    const other = { ...web, d1_databases: [{ database_id: databaseId.replace('6', '7') }] };
    expect(checkSettings(web, other)[0]).toMatchObject({
      state: 'stop',
      text: expect.stringContaining('another'),
    });
    const misspelt = { ...web, vars: { ...vars, SITE_ADMIN_PASSKEYS: 'requried' } };
    expect(checkSettings(misspelt, misspelt)[0]).toMatchObject({
      state: 'stop',
      text: expect.stringContaining('SITE_ADMIN_PASSKEYS'),
    });
  });

  it('requires the signing secret, and only notes what mails lack', () => {
    expect(states(checkSecrets([], ''))).toEqual(['stop', 'note', 'note']);
    expect(states(checkSecrets(['SESSION_SECRET'], ''))).toEqual(['note', 'note']);
  });
});

describe('the limits of Cloudflare', () => {
  it('refuse what is too large or starts too slowly, and note what needs the paid plan', () => {
    expect(states(checkLimits('web', small))).toEqual(['ok', 'ok']);
    expect(states(checkLimits('web', { ...small, gzip: limits.gzipFree + 1 }))).toEqual(['note', 'ok']);
    expect(states(checkLimits('web', { ...small, gzip: limits.gzipPaid + 1 }))).toEqual(['stop', 'ok']);
    expect(states(checkLimits('web', { ...small, startMs: 1001 }))).toEqual(['ok', 'stop']);
  });
});
