import { ids } from '../world';
import type { Page } from './journey';

export const openForm = `/team-submit/ots/${ids.open}`;
export const six = ['ガブリアス', 'ガオガエン', 'ゴリランダー', 'ハバタクカミ', 'ペリッパー', 'モロバレル'];
export const sixInEnglish = ['Garchomp', 'Incineroar', 'Rillaboom', 'Flutter Mane', 'Pelipper', 'Amoonguss'];

/** Somebody new each time: the same IDs once more would be asked about. */
export async function fillPlayer(page: Page, english = false) {
  await page.getByLabel(english ? 'Display name' : '表示名').fill('ハルカ');
  const own = Math.random().toString(36).slice(2, 8);
  await page.getByLabel('Discord ID').fill(`haruka_${own}`);
  await page.getByLabel('Tonamel ID').fill(`H${own}`);
}

export async function fillTeam(page: Page, names: readonly string[] = six) {
  for (const [at, name] of names.entries()) {
    const field = page.locator(`[name="members[${at}].species"]`);
    await field.fill(name);
    await field.press('Tab');
  }
}

/** With JavaScript an edit opens on its team. */
export const onTeamStep = (page: Page) =>
  page
    .getByRole('button', { name: /^(戻る|Back)$/ })
    .first()
    .waitFor();

/** With JavaScript the form has steps from then on. */
export const hydrated = (page: Page) => page.getByRole('button', { name: /^(次へ|Next)$/ }).waitFor();
