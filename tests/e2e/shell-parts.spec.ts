import { extname } from 'node:path';
import { build, type Rollup } from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';
import { ja } from '~/locales/ja';
import { expectAccessible } from './accessibility';
import { expect, type Page, test } from './journey';

const site = 'http://parts.test';
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };
let files: Map<string, string>;
/** The build that the site serves now. */
let served = 'this build';
test.beforeEach(() => {
  served = 'this build';
});

test.beforeAll(async () => {
  const output = await build({
    configFile: false,
    root: 'tests/e2e/parts',
    logLevel: 'silent',
    plugins: [tsconfigPaths({ root: process.cwd() })],
    esbuild: { jsx: 'automatic' },
    build: { write: false, minify: false, rollupOptions: { input: 'tests/e2e/parts/page.html' } },
  });
  files = new Map(
    (output as Rollup.RollupOutput).output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : String(file.source),
    ]),
  );
});

/** Opens the page of parts; requests whose path matches `refused` fail while it says so. */
async function open(page: Page, query: string, refused: (path: string) => boolean = () => false) {
  const asked: string[] = [];
  await page.route(`${site}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    const body = pathname === '/build.json' ? JSON.stringify({ id: served }) : files.get(pathname);
    if (refused(pathname)) return route.abort();
    if (body === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({ body, contentType: types[extname(pathname)] });
  });
  await page.goto(`${site}/page.html?${query}`);
  return asked;
}

test.describe('a part of the page that is gone', () => {
  test.use({ expected: /Failed to fetch dynamically imported module/ });

  test('reloads the page once, and what was typed is still there', async ({ page }) => {
    served = 'next build';
    let failures = 1;
    await open(page, 'form', (path) => path.startsWith('/assets/part') && failures-- > 0);
    await page.getByLabel('name').fill('ハルカ');
    await page.getByLabel('first move').fill('じしん');
    await page.getByLabel('second move').fill('まもる');
    await page.getByLabel('paste').fill('Garchomp @ Life Orb\nAbility: Rough Skin');
    await page.getByLabel('public').check();
    await page.getByLabel('secret').fill('hunter2');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'load a part' }).click();
    await reloaded;

    await expect(page.getByLabel('name')).toHaveValue('ハルカ');
    await expect(page.getByTestId('known')).toHaveText('ハルカ');
    await expect(page.getByLabel('first move')).toHaveValue('じしん');
    await expect(page.getByLabel('second move')).toHaveValue('まもる');
    await expect(page.getByLabel('paste')).toHaveValue('Garchomp @ Life Orb\nAbility: Rough Skin');
    await expect(page.getByLabel('public')).toBeChecked();
    await expect(page.getByLabel('secret')).toHaveValue('');

    await page.getByRole('button', { name: 'load a part' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-part', 'loaded');
  });

  test('of the same build reloads nothing: the network lost it', async ({ page }) => {
    let failures = 1;
    const asked = await open(page, 'form', (path) => path.startsWith('/assets/part') && failures-- > 0);
    await page.getByLabel('name').fill('ハルカ');
    await page.getByRole('button', { name: 'load a part' }).click();
    await expect.poll(() => asked.includes('/build.json')).toBe(true);
    await page.getByRole('button', { name: 'load a part' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-part', 'loaded');
    expect(asked.filter((path) => path === '/page.html')).toHaveLength(1);
    await expect(page.getByLabel('name')).toHaveValue('ハルカ');
  });

  test('does not reload again within 10 s', async ({ page }) => {
    served = 'next build';
    const asked = await open(page, 'form', (path) => path.startsWith('/assets/part'));
    for (let times = 0; times < 3; times += 1) {
      await page.getByRole('button', { name: 'load a part' }).click();
      await page.waitForTimeout(400);
    }
    expect(asked.filter((path) => path === '/page.html')).toHaveLength(2);
  });

  test('reloads nothing while the network is gone', async ({ page }) => {
    const asked = await open(page, 'form', (path) => /part|build\.json/.test(path));
    await page.getByLabel('name').fill('ハルカ');
    await page.getByRole('button', { name: 'load a part' }).click();
    await expect.poll(() => asked.includes('/build.json')).toBe(true);
    await page.waitForTimeout(400);
    expect(asked.filter((path) => path === '/page.html')).toHaveLength(1);
    await expect(page.getByLabel('name')).toHaveValue('ハルカ');
  });
});

test('a newer build is told of after a second, and reloading keeps the form', async ({ page }) => {
  served = 'next build';
  await open(page, 'form');
  await page.getByLabel('name').fill('ハルカ');
  await expect(page.getByText('Sixsheetが更新されました。')).toBeVisible();
  await page.getByRole('button', { name: '読み込み直す' }).click();
  await expect(page.getByText('Sixsheetが更新されました。')).toBeHidden();
  await expect(page.getByLabel('name')).toHaveValue('ハルカ');
});

test.describe('what cannot be drawn any more', () => {
  test.use({ expected: /This cannot be drawn|An error occurred in the <Broken> component/ });

  test('says so, and can be loaded again', async ({ page }) => {
    await open(page, 'broken');
    await page.getByRole('button', { name: 'break' }).click();
    await expect(page.getByRole('alert')).toHaveText(ja.errors.unknown);
    await page.getByRole('button', { name: ja.shell.reload }).click();
    await expect(page.getByRole('button', { name: 'break' })).toBeVisible();
  });
});

test.describe('the loading overlay', () => {
  const overlay = (page: Page) => page.getByRole('dialog', { name: '処理中' });

  test('covers everything during long work, and gives the focus back', async ({ page }) => {
    await open(page, 'overlay');
    await page.getByRole('button', { name: 'work' }).click();
    await expect(overlay(page)).toBeVisible();
    await expect(overlay(page).getByRole('status')).toHaveText('処理中');
    await expect(overlay(page)).toHaveAttribute('aria-busy', 'true');
    expect(await overlay(page).evaluate((box) => box.matches(':modal'))).toBe(true);
    await expect(overlay(page).locator('svg path').first()).toBeAttached();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('done')));
    await expect(overlay(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'work' })).toBeFocused();
  });

  test('does not come for quick work, nor load its picture', async ({ page }) => {
    const asked = await open(page, 'overlay=150');
    await page.getByRole('button', { name: 'work' }).click();
    await page.waitForTimeout(700);
    await expect(overlay(page)).toHaveCount(0);
    expect(asked.filter((path) => /lottie|LoadingPicture/.test(path))).toEqual([]);
  });

  test('stands still for those who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const asked = await open(page, 'overlay=1500');
    await page.getByRole('button', { name: 'work' }).click();
    await expect(overlay(page)).toBeVisible();
    expect(asked.filter((path) => /lottie/.test(path))).toEqual([]);
  });
});

test.describe('an animation', () => {
  test.use({ expected: /404 \/no-such\.json/ });

  const frames = async (page: Page) => {
    const picture = page.getByRole('img', { name: 'six cells' });
    await expect(picture.locator('svg')).toBeVisible();
    const first = await picture.innerHTML();
    await page.waitForTimeout(500);
    return [first, await picture.innerHTML()];
  };

  test('plays', async ({ page }) => {
    await open(page, 'animation');
    const [first, later] = await frames(page);
    expect(later).not.toBe(first);
  });

  test('shows its first picture only, for those who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, 'animation');
    const [first, later] = await frames(page);
    expect(later).toBe(first);
  });

  test('that cannot be fetched is logged, and nothing plays', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await open(page, 'missing');
    await expect.poll(() => logged.join()).toContain('404 /no-such.json');
    await expect(page.getByRole('img', { name: 'nothing' }).locator('svg')).toHaveCount(0);
  });
});
