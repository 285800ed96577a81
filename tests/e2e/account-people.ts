import { expect, type Page, type TestInfo } from '@playwright/test';
import { demoPassword, ids } from '../world';

let made = 0;
/** An address that no other test has. */
export const freshEmail = (info: TestInfo) =>
  `${info.project.name}-${Date.now().toString(36)}-${++made}@example.com`;

export const form = (page: Page) => page.locator('main form').first();

/** Opens the link of the newest mail to an address. */
export async function openMail(page: Page, to: string, subject: string) {
  await page.goto('/dev/outbox');
  const mail = page.getByRole('article').filter({ hasText: to }).filter({ hasText: subject }).first();
  await mail.getByRole('link').first().click();
}

/** Signs up by mail, from the page that is open to the one that the mail leads to. */
export async function signUp(page: Page, email: string, password = demoPassword) {
  await page.getByLabel('表示名').fill('ユイ');
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード').fill(password);
  await page.getByRole('button', { name: 'アカウントを作成' }).click();
  await expect(page.getByRole('heading', { name: 'メールをご確認ください' })).toBeVisible();
  await openMail(page, email, 'メールアドレスの確認');
  await page.getByLabel('パスワード').fill(password);
  await page.getByRole('button', { name: '確認してログイン' }).click();
  await expect(page.getByText('アカウントを作成しました')).toBeVisible();
}

export async function signIn(page: Page, email: string, password = demoPassword) {
  await page.goto('/sign-in');
  await form(page).getByLabel('メールアドレス').fill(email);
  await form(page).getByLabel('パスワード').fill(password);
  await form(page).getByRole('button').click();
}

/** Submits a team of this browser's; its id. */
export async function submitTeam(page: Page, displayName: string): Promise<string> {
  // Somebody new each time: the same IDs once more would be asked about.
  const own = Math.random().toString(36).slice(2, 8);
  const species = ['ガブリアス', 'ガオガエン', 'ゴリランダー', 'ハバタクカミ', 'サーフゴー', 'モロバレル'];
  const answer = await page.request.post(`/team-submit/ots/${ids.open}`, {
    multipart: {
      displayName,
      discordId: `yui_${own}`,
      tonamelId: `Y${own}`,
      intent: 'submit',
      ...Object.fromEntries(species.map((name, at) => [`members[${at}].species`, name])),
    },
  });
  return /teams\/(\w+)\/success/.exec(answer.url())?.[1] ?? '';
}
