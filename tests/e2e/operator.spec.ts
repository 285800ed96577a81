import { execFileSync } from 'node:child_process';
import { expect, test } from './journey';
import { signIn } from './person';
import { stateOf } from './site';

test('the command makes a site admin while the site runs', async ({ page, baseURL }) => {
  const make = (email: string) =>
    execFileSync('npm', ['run', '--silent', 'make-site-admin', '--', email], {
      env: { ...process.env, STATE: stateOf(Number(new URL(baseURL ?? '').port)) },
      encoding: 'utf8',
    });
  expect(() => make('nobody@example.com')).toThrow(/Nobody has signed up as nobody@example.com/);
  expect(make('newcomer@example.com')).toContain('newcomer@example.com');
  await signIn(page, 'newcomer@example.com', '/admin/requests');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('申請の確認');
});
