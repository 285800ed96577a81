import { newId } from '~/db/ids';
import { ids } from '../world';
import {
  type APIRequestContext,
  type Browser,
  expect,
  type Page,
  type PlaywrightWorkerArgs,
} from './journey';

const species = ['ガブリアス', 'ガオガエン', 'ペリッパー', 'リザードン', 'ドドゲザン', 'カイリュー'];

/** The clock on the wall in Tokyo, so many minutes from now, as a field of the form takes it. */
export const inMinutes = (minutes: number) =>
  new Date(Date.now() + (minutes + 9 * 60) * 60_000).toISOString().slice(0, 16);

/** Publishes an off-line tournament that begins in three hours. @returns its ID */
export async function makeTournament(page: Page, name: string, deadlineInMinutes = 120): Promise<string> {
  const id = newId();
  const form = {
    ...{ id, name: `${name} ${Date.now() % 100_000}`, rule: 'double', regulation: 'champions-m-c' },
    ...{ format: 'offline', sheetKind: 'ots', speciesClause: 'on', timeZone: 'Asia/Tokyo' },
    ...{
      startsAt: inMinutes(180),
      deadlineAt: inMinutes(deadlineInMinutes),
      endsAt: inMinutes(600),
      intent: 'publish',
    },
  };
  const path = `/admin/${ids.group}/tournaments/new`;
  const answer = await page.request.post(path, { form });
  // Once the season is over the form asks whether it is meant.
  const confirmation = /name="confirmation" value="([^"]*)"/.exec(await answer.text())?.[1];
  if (confirmation) await page.request.post(path, { form: { ...form, confirmation } });
  return id;
}

interface Player {
  name: string;
  tonamelId: string;
  discordId: string;
}

/** Submits a team from a device, which keeps it. @returns the sheet's ID */
export async function submitTeam(
  device: APIRequestContext,
  tournament: string,
  player: Player,
): Promise<string> {
  const form = {
    ...{ displayName: player.name, discordId: player.discordId, tonamelId: player.tonamelId },
    ...{ submissionKey: newId(), intent: 'submit' },
    ...Object.fromEntries(species.map((name, at) => [`members[${at}].species`, name])),
  };
  const answer = await device.post(`/team-submit/ots/${tournament}`, { form, maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  return /teams\/(\w+)/.exec(answer.headers().location ?? '')?.[1] ?? '';
}

/** Moves its deadline and its start into the past, by the form that organizers have. */
export async function beginTournament(staff: Page, tournament: string) {
  const press = (name: string) => staff.getByRole('button', { name, exact: true });
  await staff.goto(`/admin/${ids.group}/tournaments/${tournament}/edit`);
  await staff.locator('[name=deadlineAt]').fill(inMinutes(-40));
  await staff.locator('[name=startsAt]').fill(inMinutes(-30));
  await press('保存する').click();
  if (await press('確認して保存する').isVisible()) await press('確認して保存する').click();
  await expect(staff.getByText('保存しました').first()).toBeVisible();
}

type Options = Parameters<Browser['newContext']>[0];
type Fixtures = Pick<PlaywrightWorkerArgs, 'playwright' | 'browser'>;

/** Guests who each submit from a phone of their own, which gets a page once somebody looks at it. */
export async function submitAll(
  { playwright, browser }: Fixtures,
  options: Options,
  tournament: string,
  names: readonly string[],
) {
  const phones = new Map<string, { device: APIRequestContext; sheet: string; page?: Page }>();
  for (const [at, name] of names.entries()) {
    const device = await playwright.request.newContext({ baseURL: options?.baseURL });
    const player = { name, tonamelId: `Guest${at + 1}x`, discordId: `guest_${at + 1}` };
    phones.set(name, { device, sheet: await submitTeam(device, tournament, player) });
  }
  const of = (name: string) => {
    const phone = phones.get(name);
    if (!phone) throw new Error(`${name} does not play.`);
    return phone;
  };
  return {
    sheetOf: (name: string) => of(name).sheet,
    async phoneOf(name: string): Promise<Page> {
      const phone = of(name);
      const storageState = await phone.device.storageState();
      phone.page ??= await (await browser.newContext({ ...options, storageState })).newPage();
      return phone.page;
    },
    close: () => Promise.all([...phones.values()].map(({ device }) => device.dispose())),
  };
}
