import { demoPassword } from '../world';
import { freshEmail, signUp } from './account-people';
import { expect, type Page, test } from './journey';
import { signIn } from './person';

/** A device with a fingerprint that always fits, and room for keys. */
async function plugIn(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** The finger that fits, or another one. */
    verify: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

const codes = (page: Page) => page.locator('.recovery-codes code').allTextContents();

test('a passkey is added, used, named and deleted; a recovery code stands in for it', async ({
  page,
}, info) => {
  const email = freshEmail(info);
  await plugIn(page);
  // Where one types the device would answer before the button is pressed.
  await page.addInitScript(() =>
    Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: undefined }),
  );
  await page.goto('/sign-up');
  await signUp(page, email);

  await page.goto('/mypage/passkeys');
  await page.getByLabel('パスキーの名前').fill('わたしの電話');
  await page.getByRole('button', { name: '追加する' }).click();
  await expect(page.getByRole('heading', { name: '新しいリカバリーコード' })).toBeVisible();
  const shown = await codes(page);
  expect(shown).toHaveLength(10);
  await page.getByRole('link', { name: '保存しました' }).click();
  await expect(page.getByText('わたしの電話', { exact: true })).toBeVisible();
  // The same device has it already.
  await page.getByRole('button', { name: '追加する' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('この端末のパスキーは追加済みです。');

  await page.context().clearCookies({ name: 'session' });
  await page.goto('/sign-in?redirectTo=%2Fhistory');
  await expect(page.getByRole('button', { name: 'パスキーでログイン' })).toBeVisible();
  await page.getByRole('button', { name: 'パスキーでログイン' }).click();
  await page.waitForURL('**/history');
  await page.goto('/mypage/sessions');
  await expect(page.locator('.own-devices li', { hasText: 'この端末' })).toContainText('パスキー');

  await page.goto('/mypage/passkeys');
  await page.getByRole('link', { name: '変更する' }).click();
  await page.getByLabel('パスキーの名前').fill('電話');
  await page.getByRole('button', { name: '名前を保存する' }).click();
  await expect(page.locator('.own-devices').getByText('電話', { exact: true })).toBeVisible();

  await page.context().clearCookies({ name: 'session' });
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'リカバリーコードを使う' }).click();
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('リカバリーコード').fill(shown[0]?.toLowerCase() ?? '');
  await page.getByRole('button', { name: 'ログイン' }).click();
  await expect(page.getByText('使えるコード：9個')).toBeVisible();
  await page.getByRole('link', { name: '変更する' }).click();
  await page.getByRole('button', { name: '削除する' }).click();
  await expect(page.getByText('パスキーを削除しました')).toBeVisible();
});

test('a finger that does not fit is told in words, and the password is still there', async ({
  page,
}, info) => {
  const email = freshEmail(info);
  const device = await plugIn(page);
  await page.goto('/sign-up');
  await signUp(page, email);
  await page.goto('/mypage/passkeys');
  await page.getByRole('button', { name: '追加する' }).click();
  await expect(page.getByRole('heading', { name: '新しいリカバリーコード' })).toBeVisible();

  await page.context().clearCookies({ name: 'session' });
  await device.verify(false);
  await page.goto('/en/sign-in');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Canceled. Please try again.');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('You’re signed in').or(page.getByText('Signed in')).first()).toBeVisible();
});

test('keys are offered where the email address is typed', async ({ page }, info) => {
  const email = freshEmail(info);
  await plugIn(page);
  await page.goto('/sign-up');
  await signUp(page, email);
  await page.goto('/mypage/passkeys');
  await page.getByRole('button', { name: '追加する' }).click();
  await expect(page.getByRole('heading', { name: '新しいリカバリーコード' })).toBeVisible();
  await page.context().clearCookies({ name: 'session' });
  // The device answers what the page asks while one types.
  await page.goto('/sign-in?redirectTo=%2Fmypage');
  await page.waitForURL('**/mypage');
});

test('the challenge is there before the press, and is renewed before it expires', async ({ page }, info) => {
  const email = freshEmail(info);
  await plugIn(page);
  await page.goto('/sign-up');
  await signUp(page, email);
  await page.goto('/mypage/passkeys');
  await page.getByRole('button', { name: '追加する' }).click();
  await expect(page.getByRole('heading', { name: '新しいリカバリーコード' })).toBeVisible();
  await page.context().clearCookies({ name: 'session' });

  await page.clock.install();
  await page.addInitScript(() => {
    Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: undefined });
    // Imitates Safari, which refuses a ceremony that begins in another task than the press.
    let isPressed = false;
    addEventListener(
      'submit',
      () => {
        isPressed = true;
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          isPressed = false;
        };
        port2.postMessage('');
      },
      { capture: true },
    );
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) =>
      isPressed ? get(options) : Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  let challenges = 0;
  await page.route('**/passkeys/challenge', async (route) => {
    challenges += 1;
    await route.continue();
  });
  const first = page.waitForResponse('**/passkeys/challenge');
  await page.goto('/sign-in?redirectTo=%2Fmypage');
  await (await first).finished();
  await page.clock.runFor(1000);
  const second = page.waitForResponse('**/passkeys/challenge');
  await page.clock.runFor('04:20');
  await (await second).finished();
  expect(challenges).toBe(2);
  await page.clock.runFor('00:30');
  await page.unroute('**/passkeys/challenge');
  // The network is gone by the time of the press.
  await page.route('**/passkeys/challenge', (route) => route.abort());
  await page.getByRole('button', { name: 'パスキーでログイン' }).click();
  await page.waitForURL('**/mypage');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button, and everything else', async ({ page }) => {
    await page.goto('/sign-in');
    await expect(page.getByRole('main').getByRole('button')).toHaveText(['ログイン']);
    await expect(page.getByRole('link', { name: 'リカバリーコードを使う' })).toBeVisible();
    await signIn(page, 'kenta@example.com', '/mypage/passkeys');
    await expect(page.getByText('このブラウザではパスキーを使えません')).toBeVisible();
  });
});
