import { readFileSync } from 'node:fs';
import { syncTag } from '~/offline/messages';
import names from '~/pokedex/data/species.json' with { type: 'json' };
import { findChromium, startedFrom } from '../../scripts/chromium.mjs';
import { ids } from '../world';
import { expectAccessible } from './accessibility';
import { expect, type Page, test } from './journey';
import { fillPlayer, fillTeam, hydrated, openForm, six } from './player-form';

interface Vector {
  digits: string;
  sheet: { members: { species: keyof typeof names }[] };
}
const vectors: { codes: Vector[] } = JSON.parse(readFileSync('docs/sheet-qr.vectors.json', 'utf8'));
const code = vectors.codes[1] as Vector;

// Its worker sends in the background, which the quick shell does not do.
test.use({ serviceWorkers: 'allow', launchOptions: startedFrom(findChromium()) });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const look = async (page: Page, name: string) => {
  await expectAccessible(page);
  const folder = process.env.SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};

/** The worker is there and has taken this page over, and the page is kept. */
async function kept(page: Page, path: string) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const isKept = (key: string) =>
    page.evaluate(async (of) => (await (await caches.open('pages')).match(of)) !== undefined, key);
  await expect.poll(() => isKept(path), { timeout: 20_000 }).toBe(true);
}

const urlsOfSent = () =>
  new Promise<string[]>((resolve) => {
    const asked = indexedDB.open('sixsheet');
    asked.onsuccess = () => {
      const all = asked.result.transaction('waiting').objectStore('waiting').getAll();
      all.onsuccess = () => resolve(all.result.flatMap(({ state, url }) => (state === 'sent' ? [url] : [])));
    };
  });

async function fillForm(page: Page) {
  await page.goto(openForm);
  await hydrated(page);
  // One that is still on its way when the network goes is told as an error.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await fillPlayer(page);
  await button(page, '次へ').click();
  await fillTeam(page);
  await button(page, '内容を確認する').click();
}

const waitingOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const asked = indexedDB.open('sixsheet');
        asked.onsuccess = () => {
          const count = asked.result.transaction('waiting').objectStore('waiting').count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );

async function signIn(page: Page) {
  await page.goto('/sign-in');
  await page.locator('main [name="email"]').fill('haruka@example.com');
  await page.locator('main [name="password"]').fill('rotom-dex-2026');
  await page.locator('main').getByRole('button', { name: 'ログイン', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/sign-in');
}

test('a player goes through an event without a network', async ({ page, context }) => {
  await fillForm(page);
  await button(page, '提出する').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('チームを提出しました');
  const card = new URL(page.url()).pathname;
  await kept(page, card);
  const own = card.slice(0, card.indexOf('/success'));
  await kept(page, `${own}/match`);

  // A team of the tournament that runs, seen once.
  const opponent = `/teams/${ids.haruka}`;
  await page.goto(opponent);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await kept(page, opponent);

  await context.setOffline(true);
  await page.goto(card);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('チームを提出しました');
  await expect(page.locator('.submitted-qr svg.qr')).toBeVisible();
  await expect(page.locator('.kept-note')).toContainText('に保存した内容です');
  await look(page, 'offline-card');
  await page.getByRole('link', { name: 'QRコードを大きく表示' }).last().click();
  await expect(page.locator('svg.qr')).toBeVisible();
  await expect(page.locator('.kept-note')).toBeVisible();
  await page.goto(card);
  await page.getByRole('link', { name: 'チームを見る' }).click();
  await expect(page.locator('.six')).toContainText(six[0] ?? '');
  await page.goto(opponent);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(name));
  await expect(page.locator('.kept-note')).toContainText('修正されているかもしれません');
  await look(page, 'offline-opponent');

  const unseen = `/TEAMS/${'unseen'.padEnd(26, 'a').toUpperCase()}`;
  await page.goto(`${unseen}#${code.digits}`);
  await expect(page.getByText('サーバーではまだ確認していません')).toBeVisible();
  for (const { species } of code.sheet.members)
    await expect(page.getByRole('heading', { name: names[species].ja })).toBeVisible();
  await look(page, 'offline-qr');
  await page.goto(`/EN${unseen}#${code.digits.slice(3)}`);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('We couldn’t read this QR code');
  await page.goto('/tournaments');
  await expect(page.getByText('この端末に保存したページ')).toBeVisible();
  const label = '第12回 ムーンライト杯：ハルカ';
  await expect(page.getByRole('heading', { name: label })).toBeVisible();
  await page.getByRole('link', { name: `${label}：シート入りQRコード` }).click();
  await expect(page.locator('svg.qr')).toBeVisible();
  await page.goto('/tournaments');
  await look(page, 'offline-list');
  await context.setOffline(false);
  await page.goto('/tournaments');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('保存したチーム');
});

for (const start of [
  '/',
  '/mypage',
  `/teams/${ids.haruka}`,
  `/teams/${ids.haruka}/qr`,
  `/tournaments/${ids.running}`,
]) {
  test(`who has looked at ${start} has the day without a network`, async ({ page, context }) => {
    await signIn(page);
    await page.goto(start);
    const parts = ['', '/qr', '/qr?with=sheet', '/match'];
    for (const part of parts) await kept(page, `/teams/${ids.haruka}${part}`);
    await context.setOffline(true);
    for (const part of parts) {
      await page.goto(`/teams/${ids.haruka}${part}`);
      await expect(page.locator('.kept-note')).toBeVisible();
      await expect(page.locator('main')).toContainText(part === '/match' ? 'アカリ' : 'ハルカ');
      if (part.startsWith('/qr')) await expect(page.locator('svg.qr')).toBeVisible();
    }
    await page.goto('/en/tournaments');
    await expect(
      page.getByRole('link', { name: '第11回 ムーンライト杯：ハルカ: QR code', exact: true }),
    ).toBeVisible();
    if (start !== '/' && start !== '/mypage') return;
    // The icon on the phone opens the day's own page.
    await page.goto(start);
    await expect(page.locator('.kept-note')).toContainText('卓は、そのあとに変わっているかもしれません');
    await page.getByRole('link', { name: '相手のチームを見る' }).first().waitFor();
  });
}

test('a page without own teams is not kept, nor one that has none any longer', async ({ page, context }) => {
  await signIn(page);
  await page.goto('/');
  await kept(page, '/');
  await context.clearCookies({ name: /session/ });
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(async () => !(await (await caches.open('pages')).match('/'))))
    .toBe(true);
});

test('my page is forgotten once its session is over, though it was ended elsewhere', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto('/mypage');
  await kept(page, '/mypage');
  await context.clearCookies({ name: /session/ });
  await page.goto('/mypage');
  await expect
    .poll(() => page.evaluate(async () => !(await (await caches.open('pages')).match('/mypage'))))
    .toBe(true);
});

test('a hand-in that arrives after the deadline says so, and keeps what was entered', async ({
  page,
  context,
}) => {
  await fillForm(page);
  await context.setOffline(true);
  await button(page, '提出する').click();
  await expect(page.getByText('まだ送信していません。')).toBeVisible();
  // The way to a tournament whose submission is over: the form's own would be so a month later.
  await page.evaluate(
    (closed) =>
      new Promise<void>((resolve) => {
        const asked = indexedDB.open('sixsheet');
        asked.onsuccess = () => {
          const store = asked.result.transaction('waiting', 'readwrite').objectStore('waiting');
          const all = store.getAll();
          all.onsuccess = () => {
            store.put({ ...all.result[0], path: closed }).onsuccess = () => resolve();
          };
        };
      }),
    `/team-submit/ots/${ids.running}`,
  );
  await context.setOffline(false);
  await expect(page.getByText('締切を過ぎてから届いたため、提出できませんでした。')).toBeVisible({
    timeout: 20_000,
  });
  await look(page, 'too-late');
  await expect(page.getByRole('link', { name: '入力した内容を見る' })).toBeVisible();
});

test('a hand-in without a network waits, and is sent once when there is one', async ({ page, context }) => {
  await fillForm(page);
  await expect(button(page, '提出する')).toBeVisible();
  await context.setOffline(true);
  await button(page, '提出する').click();
  await expect(page.getByText('まだ送信していません。')).toBeVisible();
  expect(await waitingOn(page)).toBe(1);
  await look(page, 'not-yet-sent');
  await context.setOffline(false);
  await expect(page.getByText('提出できました。')).toBeVisible({ timeout: 20_000 });
  await look(page, 'sent-later');
  await page.getByRole('link', { name: '提出したチームを開く' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('チームを提出しました');
  await expect.poll(() => waitingOn(page)).toBe(0);
  // The form is empty again: what was kept of it is gone.
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual(
    [],
  );
});

test('a hand-in that waits is sent though its page is closed', async ({ page, context }) => {
  await fillForm(page);
  const other = await context.newPage();
  await other.goto('/tournaments');
  await context.setOffline(true);
  await button(page, '提出する').click();
  await expect(page.getByText('まだ送信していません。')).toBeVisible();
  const tags = () =>
    page.evaluate(async () => {
      const { sync } = (await navigator.serviceWorker.ready) as never as {
        sync: { getTags(): Promise<string[]> };
      };
      return sync.getTags();
    });
  await expect.poll(tags).toContain(syncTag);
  await page.close();
  expect(await waitingOn(other)).toBe(1);

  // A browser does so by itself, some time after the network is back.
  const devtools = await context.newCDPSession(other);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) resolve(registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await context.setOffline(false);
  const origin = new URL(other.url()).origin;
  const registrationId = await registered;
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: syncTag,
    lastChance: false,
  });
  const sent = () => other.evaluate(urlsOfSent);
  await expect.poll(sent, { timeout: 20_000 }).toHaveLength(1);
  const [url] = await sent();
  await other.goto(String(url));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('チームを提出しました');
});

test('what waits and is not accepted says so, and the form still has it all', async ({ page, context }) => {
  await fillForm(page);
  await context.setOffline(true);
  await button(page, '提出する').click();
  await expect(page.getByText('まだ送信していません。')).toBeVisible();
  // Meanwhile the team is unreadable to the server: a finding that has to be confirmed, as after a new rule.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const asked = indexedDB.open('sixsheet');
        asked.onsuccess = () => {
          const store = asked.result.transaction('waiting', 'readwrite').objectStore('waiting');
          const all = store.getAll();
          all.onsuccess = () => {
            const [one] = all.result;
            one.fields = one.fields.map(([name, value]: [string, string]) =>
              name === 'members[0].species' ? [name, 'ガブリ'] : [name, value],
            );
            store.put(one).onsuccess = () => resolve();
          };
        };
      }),
  );
  await context.setOffline(false);
  await expect(page.getByText('受け付けられませんでした。フォームを開いて')).toBeVisible({ timeout: 20_000 });
  await look(page, 'refused-later');
  await page.getByRole('link', { name: 'フォームを開く' }).click();
  await hydrated(page);
  await expect(page.locator('[name="members[1].species"]')).toHaveValue(six[1] ?? '');
});

test('nothing of a person stays on the device after the sign-out', async ({ page }) => {
  await signIn(page);
  await page.goto('/mypage');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(`/teams/${ids.haruka}`);
  await kept(page, `/teams/${ids.haruka}`);
  await page.goto('/mypage');
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[action$="/sign-out"]');
    form?.submit();
  });
  await page.waitForURL((url) => url.pathname !== '/mypage');
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
});

test('the next person on a phone that was cleared finds nothing of the first', async ({ page, context }) => {
  await fillForm(page);
  await button(page, '提出する').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('チームを提出しました');
  const own = new URL(page.url()).pathname.split('/success')[0] ?? '';
  await kept(page, `${own}/qr`);
  await page.goto('/this-device');
  await page.locator('[data-forget-device] button').click();
  await page.waitForURL((url) => url.pathname !== '/this-device');
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).includes('pages'))).toBe(false);
  await page.goto('/tournaments');
  await context.setOffline(true);
  await page.goto(`${own}/qr`).catch(() => undefined);
  await expect(page.locator('svg.qr')).toHaveCount(0);
});
