import { expect, test } from './journey';
import { signIn } from './person';
import { makeTournament } from './tournament';

const minute = 60_000;

test('a deadline follows the server’s clock, whatever the device’s says', async ({ page, browser }) => {
  await signIn(page, 'host-admin@example.com');
  const tournament = await makeTournament(page, '時計の旅', 5);
  for (const aheadMs of [6 * minute, -90 * minute]) {
    const player = await (await browser.newContext({ locale: 'ja-JP' })).newPage();
    await player.clock.install({ time: Date.now() + aheadMs });
    const asked = player.waitForResponse('**/build.json');
    await player.goto(`/tournaments/${tournament}`);
    await asked;
    const left = player.locator('#submission time.countdown');
    await player.clock.runFor(2000);
    await expect(left).toHaveText(/^あと[1-4]分(\d+秒)?$/);
    await player.close();
  }
});

test('the form asks whether the deadline has moved, on a device whose clock is hours ahead', async ({
  page,
  browser,
}) => {
  await signIn(page, 'host-admin@example.com');
  const tournament = await makeTournament(page, '時計の旅', 10);
  const player = await (await browser.newContext({ locale: 'ja-JP' })).newPage();
  await player.clock.install({ time: Date.now() + 120 * minute });
  const known = player.waitForResponse('**/build.json');
  await player.goto(`/team-submit/ots/${tournament}`);
  await known;
  const asked = player.waitForRequest('**/deadline.json');
  await player.clock.runFor(31_000);
  await asked;
});
