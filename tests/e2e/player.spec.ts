import { expectAccessible } from './accessibility';
import { expect, test } from './journey';
import { fillPlayer, fillTeam, hydrated, openForm, six, sixInEnglish } from './player-form';

for (const [prefix, next, check, submit, done, names] of [
  ['', '次へ', '内容を確認する', '提出する', 'チームを提出しました', six],
  ['/en', 'Next', 'Review', 'Submit', 'Team submitted', sixInEnglish],
] as const) {
  const tag = prefix ? [] : ['@wide'];
  test(`a player submits a team step by step, ${prefix || '/ja'}`, { tag }, async ({ page }) => {
    await page.goto(prefix + openForm);
    await hydrated(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: next }).click();
    await expect(page.locator('[name="displayName"]')).toBeFocused();
    await expect(page.locator('[name="displayName"]')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await fillPlayer(page, prefix !== '');
    await page.getByRole('button', { name: next }).click();
    await expect(page.locator('#title-team')).toBeFocused();
    await page.getByRole('button', { name: check }).click();
    await expect(page.locator('.error-summary')).toBeVisible();
    await fillTeam(page, names);
    const tile = page.locator('fieldset').first().locator('.diagonal-tile');
    await expect(tile).toHaveAccessibleName(prefix ? 'Dragon / Ground' : 'ドラゴン / じめん');
    await expectAccessible(page);
    await page.getByRole('button', { name: check }).click();
    await expect(page.locator('#title-review')).toBeFocused();
    await expectAccessible(page);

    await page.goBack();
    await expect(page.locator('#title-team')).toBeVisible();
    await expect(page.locator('[name="members[0].species"]')).toHaveValue(String(names[0]));
    await page.goForward();
    await page.getByRole('button', { name: submit, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(done);
    await expect(page.locator('.submitted-qr svg.qr')).toBeVisible();
    await expectAccessible(page);
  });
}

for (const [prefix, next] of [
  ['', '次へ'],
  ['/en', 'Next'],
] as const) {
  test(`a guest sees the first fields and the way on at once on a phone, ${prefix || '/ja'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(prefix + openForm);
    const field = page.locator('[name="displayName"]');
    const { y } = (await field.boundingBox()) ?? { y: Number.NaN };
    await hydrated(page);
    const box = await page.getByRole('button', { name: next, exact: true }).boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    // The scripts that come move no field under the finger.
    expect((await field.boundingBox())?.y).toBe(y);
  });
}

test('what only the server knows is said before the last look, with a name to choose', async ({ page }) => {
  await page.goto(openForm);
  await hydrated(page);
  await fillPlayer(page);
  await page.getByRole('button', { name: '次へ' }).click();
  await fillTeam(page);
  await page.locator('summary').filter({ hasText: '1匹目' }).click();
  await page.locator('[name="members[0].item"]').fill('いのちのたな');
  await page.locator('[name="members[0].item"]').press('Tab');
  await page.locator('summary').filter({ hasText: '1匹目' }).click();
  await page.getByRole('button', { name: '内容を確認する' }).click();
  await expect(page.locator('[name="members[0].item"]')).toBeFocused();
  await expect(page.locator('[name="members[0].item"]')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'いのちのたまにする' }).click();
  await expect(page.locator('[name="members[0].item"]')).toHaveValue('いのちのたま');
  await expect(page.locator('[name="members[0].item"]')).toBeFocused();
  await expect(page.locator('[name="members[0].item"]')).not.toHaveAttribute('aria-invalid');
  await expect(page.locator('.error-summary')).toBeHidden();
  await expect(page.locator('[name="members[5].species"]')).toHaveValue('モロバレル');
});

test('a name that is not known yet stays as it is typed, in place and as far as the last look', async ({
  page,
}) => {
  await page.goto(openForm);
  await hydrated(page);
  await fillPlayer(page);
  await page.getByRole('button', { name: '次へ' }).click();
  await fillTeam(page, ['ソラノオウ', ...six.slice(1)]);
  await page.getByRole('button', { name: '内容を確認する' }).click();
  await page.getByRole('button', { name: '「ソラノオウ」のまま提出する' }).click();
  await expect(page.locator('[name="members[0].species"]')).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: '内容を確認する' }).click();
  await expect(page.getByRole('heading', { name: '内容の確認' })).toBeVisible();
  await page.getByRole('button', { name: '提出する', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('チームを提出しました');
});

test('a pasted team fills the form at once, with the tags of its page or without', async ({ page }) => {
  await page.goto(openForm);
  await hydrated(page);
  await fillPlayer(page);
  await page.getByRole('button', { name: '次へ' }).click();
  await page.getByText('テキストを貼り付けて入力').click();
  const box = page.getByLabel('Showdownかポケソルのテキスト');
  await box.focus();
  await box.evaluate((area: HTMLTextAreaElement) => {
    area.value = '<pre><b>Garchomp</b> @ Life Orb\nAbility: Rough Skin\n- Earthquake</pre>';
    area.dispatchEvent(new ClipboardEvent('paste', { bubbles: true }));
  });
  await expect(page.locator('[name="members[0].species"]')).toHaveValue('ガブリアス');
  await expect(page.getByText('1匹を入力しました')).toBeVisible();
  // What the fold holds is seen without opening it.
  const first = page.locator('fieldset').first();
  await expect(first.locator('.folded')).toHaveText('さめはだ · いのちのたま · じしん');
  await expect(first.locator('.diagonal-tile')).toHaveAccessibleName('ドラゴン / じめん');
  await box.evaluate((area: HTMLTextAreaElement) => {
    area.value = 'https://vgcpastes.example/123';
    area.dispatchEvent(new ClipboardEvent('paste', { bubbles: true }));
  });
  await expect(page.getByText('このURLのページは取り込めません')).toBeVisible();
  await expect(page.locator('[name="members[0].species"]')).toHaveValue('ガブリアス');
});

test('a shorter text replaces a longer one, and of two teams in one text the player chooses', async ({
  page,
}) => {
  const set = (species: string) => `${species} @ Leftovers\nAbility: Pressure\n- Protect\n`;
  const six = ['Kyogre', 'Tornadus', 'Landorus', 'Urshifu', 'Flutter Mane', 'Iron Hands'].map(set).join('\n');
  const two = ['Garchomp', 'Incineroar'].map(set).join('\n');
  await page.goto(openForm);
  await hydrated(page);
  await fillPlayer(page);
  await page.getByRole('button', { name: '次へ' }).click();
  await page.getByText('テキストを貼り付けて入力').click();
  const paste = (text: string) =>
    page.getByLabel('Showdownかポケソルのテキスト').evaluate((area: HTMLTextAreaElement, pasted) => {
      area.value = pasted;
      area.dispatchEvent(new ClipboardEvent('paste', { bubbles: true }));
    }, text);
  const species = (slot: number) => page.locator(`[name="members[${slot}].species"]`);
  await paste(six);
  await expect(species(5)).toHaveValue('テツノカイナ');
  await paste(two);
  await expect(species(1)).toHaveValue('ガオガエン');
  for (const slot of [2, 3, 4, 5]) await expect(species(slot)).toHaveValue('');
  await species(4).fill('ピカチュウ');
  await paste(`=== [gen9] 練習 ===\n${two}\n=== [gen9] 本番 ===\n${two.replace('Garchomp', 'Kyogre')}`);
  await page.getByRole('button', { name: /^本番/ }).click();
  await expect(species(0)).toHaveValue('カイオーガ');
  await expect(species(4)).toHaveValue('ピカチュウ');
  await page.getByRole('button', { name: '5匹目を消す' }).click();
  await expect(species(4)).toHaveValue('');
});
