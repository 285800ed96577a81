import { expect, type Locator, type Page } from '@playwright/test';
import type { PictureName } from '~/guide/pictures';
import { en } from '~/locales/en';
import { i18n, loadStrings, type Translate, translatorFor } from '~/locales/i18n';
import { ja } from '~/locales/ja';
import type { Locale } from '~/locales/locale';
import { ids, worldId } from '../../world';
import { dayTournament } from '../../world-day';

loadStrings('ja', ja);
loadStrings('en', en);
export const translators = { ja: translatorFor('ja'), en: translatorFor('en') };
export const isSaid = (key: string, locale: Locale) => i18n.exists(key, { lng: locale });

interface Scene {
  /** Who is signed in; a visitor without. */
  as?: string;
  path: string | ((locale: Locale) => string);
  /** What a person does before it is looked at. */
  act?: (page: Page, t: Translate, locale: Locale) => Promise<void>;
  /** What the picture's text says is to be seen there. */
  landmarks: (page: Page, t: Translate) => Locator[];
  /** The top of the picture; else that of the page. */
  from?: (page: Page, t: Translate) => Locator;
  /** As the window shows it, with the bar at its foot. */
  isWindow?: boolean;
}

const admin = 'host-admin@example.com';
const desk = `/admin/${ids.group}/tournaments`;
/** Nobody else of the journeys broadcasts there. */
const quietDesk = `/admin/${worldId('hokuto')}/streaming-input`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

async function readImage(page: Page, t: Translate, locale: Locale) {
  await button(page, t('teams.submit.next')).waitFor();
  await page.getByLabel(t('teams.submit.displayName')).fill('ハルカ');
  await page.getByLabel(t('teams.submit.discordId')).fill(`guide_${locale}`);
  await page.getByLabel(t('teams.submit.tonamelId')).fill(`Gd${locale}`);
  await button(page, t('teams.submit.next')).click();
  await page
    .getByLabel(t('fields.image.label'), { exact: true })
    .setInputFiles(`tests/readings/images/rental-${locale}-1.jpg`);
  await expect(page.locator('.mark-from-image').first()).toBeAttached({ timeout: 60_000 });
  await expect(page.getByText(t('readings.states.done'))).toBeVisible({ timeout: 60_000 });
}

async function takeMatch(page: Page, t: Translate) {
  // The script has come: before, a press is a page of its own.
  await expect(page.getByText(t('broadcast.keys.title'))).toBeVisible();
  if (await button(page, t('broadcast.acts.offAir')).isVisible()) return;
  await page.locator('[name=player1]').fill('ハルカ');
  await page.locator('[name=player2]').fill('Leon');
  await page.getByRole('radio', { name: t('broadcast.kinds.match'), exact: true }).check();
  await button(page, t('broadcast.acts.take')).click();
  await expect(button(page, t('broadcast.acts.offAir'))).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
}

/** What every picture of the guides shows, by the same steps that a reader takes. */
export const scenes: Record<PictureName, Scene> = {
  read: {
    path: `/team-submit/ots/${ids.open}`,
    act: readImage,
    from: (page) => page.locator('.member-fields').first(),
    landmarks: (page) => [
      page.locator('[name="members[0].species"]'),
      page.locator('.mark-from-image:visible').first(),
    ],
  },
  success: {
    as: 'haruka@example.com',
    path: `/teams/${ids.haruka}/success/ots`,
    from: (page) => page.locator('.submitted-qr'),
    landmarks: (page, t) => [
      page.locator('.submitted-qr svg').last(),
      page.getByLabel(t('teams.success.url')),
      button(page, t('teams.success.copy')),
    ],
  },
  open: {
    path: `/teams/${ids.haruka}`,
    landmarks: (page) =>
      ['ガブリアス', 'Garchomp', 'さめはだ', 'Rough Skin'].map((name) => page.getByText(name)),
  },
  closed: {
    path: `/teams/${ids.mirai}`,
    landmarks: (page) => ['リザードン', 'Charizard', 'ドドゲザン'].map((name) => page.getByText(name)),
  },
  home: {
    as: admin,
    path: `/admin/${ids.group}`,
    landmarks: (page, t) => [
      link(page, t('host.new')),
      page.getByRole('heading', { name: t('entrants.title') }),
      page.getByText('ヒカリ').first(),
    ],
  },
  day: {
    as: admin,
    path: `${desk}/${dayTournament}/day`,
    landmarks: (page, t) => [
      page.getByLabel(t('day.search')),
      page.getByRole('link', { name: t('day.look') }).first(),
    ],
  },
  results: {
    as: admin,
    path: `${desk}/${ids.ended}/result`,
    from: (page) => page.getByRole('table').first(),
    landmarks: (page) => [
      page.getByRole('columnheader').first(),
      page.locator('tbody input[inputmode=numeric]').first(),
    ],
  },
  judge: {
    as: admin,
    path: `${desk}/${ids.running}/teams/${ids.akari}`,
    landmarks: (page, t) => [
      link(page, t('judging.note.verb')),
      link(page, t('desk.team.unlock')),
      page.getByText(t('desk.team.fromImage')).filter({ visible: true }).first(),
    ],
  },
  draw: {
    as: admin,
    path: `${desk}/${ids.ended}/checks`,
    landmarks: (page, t) => [
      page.getByLabel(t('judging.draw.count')),
      button(page, t('judging.draw.button')),
    ],
  },
  files: {
    path: `/broadcast?event=moonblast-tour&group=${ids.group}`,
    from: (page, t) => page.getByRole('heading', { name: t('overlays.files'), exact: true }),
    landmarks: (page, t) => [link(page, t('overlays.scenes')), link(page, t('overlays.local'))],
  },
  desk: {
    as: 'site-admin@example.com',
    path: quietDesk,
    act: takeMatch,
    isWindow: true,
    landmarks: (page, t) => [
      page.getByText(t('broadcast.onAir')).first(),
      button(page, t('broadcast.acts.take')),
    ],
  },
  overlay: {
    path: (locale) => `/broadcast/moonblast-tour?preview=desk&fixture=0&motion=0&lang=${locale}`,
    landmarks: (page) => [page.locator('.score').first(), page.locator('#stage')],
  },
};

/** Days, hours and where the demo runs are other each time. */
export async function standStill(page: Page, t: Translate, locale: Locale) {
  const day = locale === 'ja' ? '12月5日(土) 13:00' : 'Sat, Dec 5, 13:00';
  const left = t('tournaments.timeLeft', { time: locale === 'ja' ? '2時間' : '2 hours' });
  await page.evaluate(
    ([day = '', left = '']) => {
      for (const time of document.querySelectorAll('time')) {
        const isClock = /^\d+:\d+$/.test(time.textContent ?? '');
        time.textContent = time.dataset.countdown ? left : isClock ? '13:00' : day;
        // The script that counts it down leaves it alone.
        if (time.dataset.countdown) time.replaceWith(time.cloneNode(true));
      }
      for (const input of document.querySelectorAll<HTMLInputElement>('input:not([type=file])'))
        input.value = input.value.replace(location.origin, 'https://sixsheet.example');
      (document.activeElement as HTMLElement | null)?.blur();
    },
    [day, left],
  );
}
