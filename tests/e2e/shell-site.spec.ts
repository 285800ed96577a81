import { ids, worldId } from '../world';
import { expect, type Page, type Route, test } from './journey';
import { signIn } from './person';
import { fillPlayer, fillTeam, hydrated, openForm } from './player-form';

const overlay = (page: Page) => page.getByRole('dialog', { name: '処理中' });
const results = `/admin/${ids.group}/tournaments/${ids.open}/result`;

/** Holds the POSTs of a path back until they are let go. */
async function holdPosts(page: Page, path: string) {
  const held: Route[] = [];
  await page.route(path, (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    held.push(route);
  });
  return async () => {
    for (const route of held) await route.continue();
  };
}

async function expectOverlay(page: Page) {
  await expect(overlay(page)).toBeVisible();
  await expect(overlay(page).getByRole('status')).toHaveText('処理中');
  expect(await overlay(page).evaluate((box) => box.matches(':modal'))).toBe(true);
  // The drawing of the animation has groups of its own; the still mark has none of these.
  await expect(overlay(page).locator('svg[preserveAspectRatio] path').first()).toBeAttached();
}

/** What the overlay of a page that is being left says: Playwright asks such a page nothing itself. */
async function watchOverlay(page: Page) {
  const told: string[] = [];
  page.on('console', (message) => message.text().startsWith('overlay ') && told.push(message.text()));
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = () => {
      const box = document.querySelector('dialog.loading');
      if (!box?.matches(':modal')) return;
      const plays = box.querySelector('svg[preserveAspectRatio] path') ? 'plays' : 'stands';
      const text = `overlay ${box.querySelector('[role=status]')?.textContent} ${plays}`;
      if (!seen.has(text)) console.log(text);
      seen.add(text);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  });
  return told;
}

test.describe('long work in real journeys shows the loading overlay', () => {
  for (const [button, path] of [
    ['保存する', results],
    ['内容を確認する', `${results}/paste`],
  ] as const) {
    test(`results: ${button}`, async ({ page }) => {
      const told = await watchOverlay(page);
      await signIn(page, 'host-admin@example.com', path);
      const letGo = await holdPosts(page, `**${results}/**`);
      await page.getByRole('button', { name: button, exact: true }).last().click({ noWaitAfter: true });
      await expect.poll(() => told).toEqual(['overlay 処理中 stands', 'overlay 処理中 plays']);
      await letGo();
      await expect(overlay(page)).toHaveCount(0);
    });
  }

  test('sharing a team', async ({ page }) => {
    const told = await watchOverlay(page);
    await signIn(page, 'haruka@example.com', '/post');
    const letGo = await holdPosts(page, '**/post.data*');
    await page.waitForLoadState('networkidle');
    await page.locator('button[name=intent][value=submit]').last().click({ noWaitAfter: true });
    await expect.poll(() => told).toEqual(['overlay 処理中 stands', 'overlay 処理中 plays']);
    await letGo();
    await expect(overlay(page)).toHaveCount(0);
  });

  test('handing in', async ({ page }) => {
    await page.goto(openForm);
    await hydrated(page);
    await fillPlayer(page);
    await page.getByRole('button', { name: '次へ' }).click();
    await fillTeam(page);
    await page.getByRole('button', { name: '内容を確認する' }).click();
    await expect(page.locator('#title-review')).toBeFocused();
    const letGo = await holdPosts(page, '**/team-submit/**');
    await page.getByRole('button', { name: '提出する', exact: true }).click();
    await expectOverlay(page);
    await letGo();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('チームを提出しました');
  });

  test('quick work shows none', async ({ page }) => {
    const told = await watchOverlay(page);
    await signIn(page, 'host-admin@example.com', results);
    const answer = { contentType: 'text/html', body: '<title>done</title>' };
    await page.route(`**${results}/**`, (route) => route.fulfill(answer));
    await page.getByRole('button', { name: '保存する', exact: true }).last().click();
    await expect(page).toHaveTitle('done');
    await page.waitForTimeout(600);
    expect(told).toEqual([]);
  });
});

test.describe('failures reach people', () => {
  // The app logs as well that it could not fetch or read something.
  test.use({ expected: /FetchError: \[GET\] "\/sv\/data\/pokemons\.json"|That is no catalogue/ });

  const toast = (page: Page) => page.locator('.toasts [role=alert] .toast');

  test('a catalogue that does not come, in the form of a team', async ({ page }) => {
    await page.route('**/sv/data/pokemons.json', (route) => route.abort());
    await page.goto(openForm);
    await hydrated(page);
    await fillPlayer(page);
    await page.getByRole('button', { name: '次へ' }).click();
    await page.locator('[name="members[0].species"]').click();
    await expect(toast(page)).toContainText('通信できませんでした');
    await toast(page).getByRole('button', { name: '閉じる' }).click();
    await expect(toast(page)).toBeHidden();
  });

  test('the words of the answer, and others where it has none', async ({ page }) => {
    let body = '{"error":"ただいま準備中です"}';
    await page.route('**/sv/data/pokemons.json', (route) => route.fulfill({ status: 403, body }));
    for (const said of ['ただいま準備中です', 'エラーが発生しました。']) {
      await page.goto(openForm);
      await hydrated(page);
      await fillPlayer(page);
      await page.getByRole('button', { name: '次へ' }).click();
      await page.locator('[name="members[0].species"]').click();
      await expect(toast(page)).toContainText(said);
      body = '{}';
    }
  });

  test('an answer that is no catalogue, in the form of a team and in the search of posts', async ({
    page,
  }) => {
    await page.route('**/sv/data/pokemons.json', (route) =>
      route.fulfill({ body: '<html>maintenance</html>' }),
    );
    await page.goto(openForm);
    await hydrated(page);
    await fillPlayer(page);
    await page.getByRole('button', { name: '次へ' }).click();
    await page.locator('[name="members[0].species"]').click();
    await expect(toast(page)).toContainText('サーバーからの応答を読み取れませんでした。');
    await page.goto('/en/posts');
    await page.locator('details:has(input[data-species]) > summary').first().click();
    await page.locator('input[data-species]').first().focus();
    await expect(toast(page)).toContainText('We couldn’t read the server’s answer.');
  });

  test('a catalogue that does not come, in the search of posts', async ({ page }) => {
    await page.route('**/sv/data/pokemons.json', (route) => route.abort());
    await page.goto('/en/posts');
    await page.locator('details:has(input[data-species]) > summary').first().click();
    await page.locator('input[data-species]').first().focus();
    await expect(toast(page)).toContainText('We couldn’t connect.');
  });

  test('a failed submission', async ({ page }) => {
    await page.goto(openForm);
    await hydrated(page);
    await fillPlayer(page);
    await page.getByRole('button', { name: '次へ' }).click();
    await fillTeam(page);
    await page.getByRole('button', { name: '内容を確認する' }).click();
    await expect(page.locator('#title-review')).toBeFocused();
    await page.route('**/team-submit/**', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await page.getByRole('button', { name: '提出する', exact: true }).click();
    await expect(toast(page)).toContainText('提出できませんでした。');
    await expect(overlay(page)).toHaveCount(0);
  });

  test('a failed copy', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    await signIn(page, 'host-admin@example.com', '/admin/mypage');
    await page.getByRole('button', { name: 'コピー' }).first().click();
    await expect(toast(page)).toContainText('コピーできませんでした。');
  });

  test('a way out of the site', async ({ page }) => {
    await page.goto('/en/sign-in?redirectTo=javascript:alert(1)');
    await expect(toast(page)).toContainText('That link isn’t safe, so we didn’t open it.');
    await page.goto('/en/sign-in?redirectTo=//evil.example');
    await expect(toast(page)).toContainText('We blocked a link to an external site that isn’t allowed.');
  });
});

test.describe('the submit page is fetched ahead', () => {
  const tournament = `/tournaments/${ids.open}`;

  test('1 s after the tournament’s page is ready, four files at once', async ({ page }) => {
    const running = new Set<string>();
    let most = 0;
    let isReady = false;
    await page.route('**/assets/*.js', async (route) => {
      const url = route.request().url();
      if (!isReady) return route.continue();
      running.add(url);
      most = Math.max(most, running.size);
      await new Promise((resolve) => setTimeout(resolve, 50));
      running.delete(url);
      await route.continue();
    });
    await page.goto(tournament);
    isReady = true;
    const asked = page.waitForResponse((response) => response.url().includes('/build.json?route='));
    const { files } = (await (await asked).json()) as { files: string[] };
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
      .toEqual(expect.arrayContaining(files.map((file) => expect.stringContaining(file))));
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(4);
    // By the page's own clock, whatever else the machine does.
    const [loadedAt, askedAt] = await page.evaluate(() => {
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const asked = performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes('/build.json?route='));
      return [page?.loadEventStart ?? 0, asked?.startTime ?? 0];
    });
    expect((askedAt ?? 0) - (loadedAt ?? 0)).toBeGreaterThanOrEqual(999);
  });

  test('not where data is saved', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(tournament);
    await page.goto(openForm);
    await hydrated(page);
    await page.waitForTimeout(1500);
    expect(asked.filter((url) => url.includes('/build.json?route='))).toEqual([]);
  });
});

test('Escape closes the account’s menu and gives the focus back', { tag: '@wide' }, async ({ page }) => {
  await signIn(page, 'haruka@example.com', '/tournaments');
  const button = page.locator('.account > button');
  const menu = page.locator('#account-menu');
  await button.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('home weighs little', async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(bytes).toBeLessThan(60_000);
  });
});

const large = ['/', '/tournaments', `/tournaments/${ids.open}`, openForm, `/teams/${ids.haruka}`, '/sign-in'];
for (const path of large) {
  test(`with text at 200% nothing of ${path} scrolls sideways`, { tag: '@wide' }, async ({ page }) => {
    for (const prefix of ['/ja', '/en']) {
      await page.goto(prefix + path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const [all, seen] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth];
      });
      expect([prefix, all]).toEqual([prefix, seen]);
    }
  });
}

test('on the opponent’s page no name breaks within at 200%', { tag: '@wide' }, async ({ page }) => {
  for (const id of [ids.haruka, ids.akari, worldId('harukawinner')]) {
    for (const prefix of ['/ja', '/en']) {
      const answer = await page.goto(`${prefix}/teams/${id}`);
      if (answer?.status() !== 200) continue;
      const broken = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        const words: string[] = [];
        for (const name of document.querySelectorAll('.six :is(h2, dd) [lang]')) {
          const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode())
            for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s（(-]+/g)) {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
              if (lines.size > 1) words.push(word);
            }
        }
        return words;
      });
      expect(broken).toEqual([]);
    }
  }
});

test('the opponent’s page has one switch of language', async ({ page }) => {
  await page.goto(`/teams/${ids.haruka}`);
  const english = page.getByRole('link', { name: 'English' });
  await expect(english).toHaveCount(1);
  await english.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('.six h2').first()).toHaveText('Garchomp');
  await page.getByRole('link', { name: 'Both' }).click();
  await expect(page.locator('.six h2').first()).toContainText('ガブリアス');
  await expect(page.getByRole('link', { name: 'Both' })).toHaveAttribute('aria-current', 'true');
});

test.describe('in forced colors', () => {
  test.use({ forcedColors: 'active' });

  test('types keep their look, and what is chosen stands out', async ({ page }) => {
    await page.goto('/');
    const shape = await page
      .locator('.type')
      .first()
      .evaluate((type) => {
        const { backgroundImage, backgroundColor } = getComputedStyle(type, '::before');
        return [backgroundImage.startsWith('url("data:image/svg'), backgroundColor];
      });
    expect(shape).toEqual([true, expect.stringMatching(/^rgb\((?!0, 0, 0\)|255, 255, 255\))/)]);
    await page.goto('/tournaments?when=past');
    const colors = await page
      .locator('.phases [aria-current]')
      .evaluate((chosen) => [
        getComputedStyle(chosen).backgroundColor,
        getComputedStyle(document.body).backgroundColor,
      ]);
    expect(colors[0]).not.toBe(colors[1]);
  });
});

test('the local server answers on after refusing what was posted, whatever its size', async ({ baseURL }) => {
  for (const [path, method, from] of [
    ['/sign-in', 'POST', 'https://evil.example'],
    ['/nowhere', 'POST', baseURL],
    ['//nowhere', 'POST', baseURL],
    ['/tournaments', 'POST', baseURL],
    ['/sign-in', 'PUT', baseURL],
    [`/team-submit/ots/${ids.open}`, 'POST', baseURL],
  ] as const)
    for (const megabytes of [0.1, 0.4, 3]) {
      const body = new Uint8Array(megabytes * 1024 * 1024).fill(97);
      const headers = { Origin: from ?? '', 'Content-Type': 'application/x-www-form-urlencoded' };
      const refused = await fetch(baseURL + path, { method, headers, body, redirect: 'manual' });
      expect([path, megabytes, refused.status >= 400 && refused.status < 500]).toEqual([
        path,
        megabytes,
        true,
      ]);
      await refused.arrayBuffer();
      const next = await Promise.all([1, 2].map(() => fetch(`${baseURL}/healthz`)));
      expect(next.map(({ status }) => status)).toEqual([200, 200]);
    }
});
