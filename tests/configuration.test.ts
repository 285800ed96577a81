import { describe, expect, it } from 'vitest';
import {
  canMail,
  configurationProblem,
  needsAdminPasskeys,
  ownOrigin,
  refusalUnlessConfigured,
  siteUrl,
} from '~/http/configuration';

const secret = 'x'.repeat(32);
const local = 'local-development-only-not-a-secret';

describe('the configuration', () => {
  it.each([
    [undefined, 'production', 'not set'],
    ['', 'local', 'not set'],
    ['x'.repeat(31), 'production', 'too short'],
    ['x'.repeat(31), 'local', 'too short'],
    [local, 'production', 'the published one'],
    [local, undefined, 'the published one'],
  ])('with the secret %s in %s is refused: %s', (SESSION_SECRET, ENVIRONMENT, problem) => {
    const said = configurationProblem({ SESSION_SECRET, ENVIRONMENT, PUBLIC_URL: '' });
    expect(said).toContain(problem);
    expect(said).toContain('npx wrangler secret put SESSION_SECRET');
    expect(said).not.toContain(secret.slice(0, 8));
  });

  it.each([
    [secret, 'production', ''],
    [secret, undefined, 'https://sixsheet.example/'],
    [local, 'local', ''],
  ])('%s in %s will do', (SESSION_SECRET, ENVIRONMENT, PUBLIC_URL) => {
    expect(configurationProblem({ SESSION_SECRET, ENVIRONMENT, PUBLIC_URL })).toBeUndefined();
    expect(refusalUnlessConfigured({ SESSION_SECRET, ENVIRONMENT, PUBLIC_URL })).toBeUndefined();
  });

  it.each(['sixsheet.example', 'javascript:alert(1)', 'x'])('says that %s is no URL', (PUBLIC_URL) => {
    expect(configurationProblem({ SESSION_SECRET: secret, PUBLIC_URL })).toContain('PUBLIC_URL');
  });

  it.each([
    ['require', 'https://sixsheet.example', 'SITE_ADMIN_PASSKEYS'],
    ['true', 'https://sixsheet.example', 'SITE_ADMIN_PASSKEYS'],
    ['required', '', 'PUBLIC_URL'],
    ['required', 'https://sixsheet.example', undefined],
    ['', '', undefined],
  ])('that wants passkeys of site admins (%s at %s)', (SITE_ADMIN_PASSKEYS, PUBLIC_URL, problem) => {
    const env = { SESSION_SECRET: secret, ENVIRONMENT: 'production', PUBLIC_URL, SITE_ADMIN_PASSKEYS };
    const said = configurationProblem(env);
    if (problem) expect(said).toContain(problem);
    else expect(said).toBeUndefined();
    expect(needsAdminPasskeys(env)).toBe(SITE_ADMIN_PASSKEYS === 'required');
  });

  it('gives mails the site’s own URL; a request’s on one’s own machine alone', () => {
    const asked = 'https://evil.example/forgot-password';
    const site = { PUBLIC_URL: 'https://sixsheet.example/x', ENVIRONMENT: 'production' };
    expect(ownOrigin(site, asked)).toBe('https://sixsheet.example');
    expect(ownOrigin({ ...site, ENVIRONMENT: 'local' }, asked)).toBe('https://sixsheet.example');
    expect(ownOrigin({ PUBLIC_URL: '', ENVIRONMENT: 'local' }, asked)).toBe('https://evil.example');
    expect(ownOrigin({ PUBLIC_URL: '', ENVIRONMENT: 'production' }, asked)).toBeUndefined();
    expect([canMail(site), canMail({ ENVIRONMENT: 'local' }), canMail({ PUBLIC_URL: '' })]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

it.each([
  ['https://sixsheet.example', 'http://localhost:8787', 'https://sixsheet.example'],
  ['', 'http://localhost:9000', 'http://localhost:9000'],
])('what no request causes leads to %s or %s', (PUBLIC_URL, LOCAL_URL, url) => {
  expect(siteUrl({ PUBLIC_URL, LOCAL_URL })).toBe(url);
});
