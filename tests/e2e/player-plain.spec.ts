import { expectAccessible, expectNarrow, expectTargets } from './accessibility';
import { expect, test } from './journey';
import { fillPlayer, fillTeam, openForm, six, sixInEnglish } from './player-form';

// The form as it is without JavaScript, or before it came.
const languages = {
  ja: {
    names: six,
    typo: 'ガブリアヌ',
    choose: 'ガブリアスにする',
    check: '内容を確認する',
    required: '表示名を入力してください。',
    review: '内容の確認',
    back: '戻る',
    submit: '提出する',
    done: 'チームを提出しました',
    edit: 'チームを変更する',
  },
  en: {
    names: sixInEnglish,
    typo: 'Garchonp',
    choose: 'Use Garchomp',
    check: 'Review',
    required: 'Enter your display name.',
    review: 'Review your team',
    back: 'Back',
    submit: 'Submit',
    done: 'Team submitted',
    edit: 'Edit team',
  },
} as const;

for (const [language, colorScheme] of [
  ['ja', 'light'],
  ['en', 'dark'],
] as const) {
  const say = languages[language];
  test.describe(`without JavaScript, ${language}, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 320, height: 640 } });

    test('a player corrects, looks once more and submits', async ({ page }) => {
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const looksRight = async () => {
        await expectAccessible(page);
        await expectNarrow(page);
        await expectTargets(page);
      };
      // Axe itself needs scripts on; none of the page's own comes.
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(`/${language}${openForm}`);
      const first = await page.locator('[name="displayName"]').boundingBox();
      expect((first?.y ?? Number.NaN) + (first?.height ?? 0)).toBeLessThanOrEqual(640);
      await looksRight();
      await button(say.check).click();
      await expect(page.getByText(say.required).first()).toBeVisible();
      await looksRight();
      await fillPlayer(page, language === 'en');
      await fillTeam(page, [say.typo, ...say.names.slice(1)]);
      await button(say.check).click();
      await looksRight();
      const field = page.locator('fieldset').first();
      await expect(field.locator('[name="members[0].species"]')).toHaveAttribute('aria-invalid', 'true');
      await field.getByRole('button', { name: say.choose }).click();
      await expect(page.getByRole('heading', { name: say.review })).toBeVisible();
      await looksRight();
      await button(say.back).click();
      await expect(page.locator('[name="displayName"]')).toHaveValue('ハルカ');
      await button(say.check).click();
      await button(say.submit).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.done);
      await looksRight();
      await page.getByRole('link', { name: say.edit }).click();
      await expect(page.locator('[name="members[0].species"]')).toHaveValue(say.names[0] as string);
      await looksRight();
    });
  });
}

test('where the texts of the form do not come through, it stays the plain form', async ({ page }) => {
  const html = await (await page.request.get(openForm)).text();
  const [texts = ''] = html.match(/\/assets\/sheet-script-[\w-]+\.js/g) ?? [];
  await page.route(`**${texts}`, (route) => route.abort());
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  await page.goto(openForm, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'プレイヤー情報' })).toBeAttached();
  await expect(page.getByRole('button', { name: '次へ' })).toHaveCount(0);
  await fillPlayer(page);
  await fillTeam(page);
  await page.getByRole('button', { name: '内容を確認する' }).click();
  await page.getByRole('button', { name: '提出する', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('チームを提出しました');
  expect(broken).toEqual([]);
});

test('what is submitted before scripts came leaves no draft behind; a newer one stays', async ({ page }) => {
  const drafts = () => page.evaluate(() => Object.keys(localStorage));
  await page.goto(openForm);
  await page.getByRole('button', { name: '次へ' }).waitFor();
  await fillPlayer(page);
  await expect.poll(drafts).toHaveLength(1);

  await page.route('**/assets/sheet-script*', () => new Promise(() => {}));
  await page.goto(openForm, { waitUntil: 'commit' });
  await fillPlayer(page);
  await fillTeam(page);
  await page.getByRole('button', { name: '内容を確認する' }).click({ noWaitAfter: true });
  await page.getByRole('button', { name: '提出する', exact: true }).click({ noWaitAfter: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('チームを提出しました');
  await expect.poll(drafts).toEqual([]);

  // Newer by a minute: what lies closer to the submission than a page takes to come cannot be told apart.
  await page.evaluate(
    (key) => localStorage.setItem(key, JSON.stringify({ savedAt: Date.now() + 60_000, values: {} })),
    (await page.locator('[data-forget]').getAttribute('data-forget')) ?? '',
  );
  await page.reload();
  expect(await drafts()).toHaveLength(1);
});
