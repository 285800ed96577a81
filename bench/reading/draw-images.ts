import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Allowed } from '~/pokedex/allowed';
import { pick, seeded } from '../random';
import { openBrowser } from './browser';
import { championsMoves, championsStats } from './draw-champions';
import { rental, swordShield } from './draw-console';
import { exactChampionsMoves, exactChampionsStats, exactRental, exactTeamList } from './draw-exact';
import type { LabeledImage, LabeledMember } from './labels';
import { type Look, randomLook } from './looks';
import { randomTeam, withFewMoves, withNicknames } from './random-team';

interface Screen {
  name: string;
  game: 'console' | 'champions';
  draw(look: Look, team: readonly LabeledMember[]): string;
  /** Labels of a member as far as the screen shows them. */
  shows(member: LabeledMember): LabeledMember;
  named?: true;
}

const withoutAlignment = ({ alignment: _, ...member }: LabeledMember): LabeledMember => member;

const onStats = ({ species, alignment }: LabeledMember): LabeledMember => ({ species, moves: [], alignment });

const screens: Screen[] = [
  { name: 'sv', game: 'console', draw: rental, shows: withoutAlignment },
  { name: 'swsh', game: 'console', draw: swordShield, shows: withoutAlignment },
  { name: 'champions-moves', game: 'champions', draw: championsMoves, shows: withoutAlignment, named: true },
  {
    name: 'champions-stats',
    game: 'champions',
    draw: championsStats,
    shows: onStats,
  },
  { name: 'exact-sv', game: 'console', draw: exactRental, shows: withoutAlignment },
  { name: 'exact-moves', game: 'champions', draw: exactChampionsMoves, shows: withoutAlignment, named: true },
  { name: 'exact-stats', game: 'champions', draw: exactChampionsStats, shows: onStats },
  {
    name: 'exact-list',
    game: 'champions',
    draw: exactTeamList,
    shows: ({ species }) => ({ species, moves: [] }),
  },
];

/**
 * Draws imitations of team screens, with the same layout of names but no game graphics. Teams and looks are random by
 * seed; an existing folder is reused.
 * @param count images per screen and language
 * @param only part of the screens' names
 * @param allowed limits the teams
 */
export async function drawImages(
  folder: string,
  count: number,
  seed: number,
  allowed?: Allowed,
  only = '',
): Promise<LabeledImage[]> {
  const path = join(folder, 'labels.json');
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
  mkdirSync(folder, { recursive: true });
  const labels: LabeledImage[] = [];
  let image = seed * 1000;
  for (const { name, game, draw, shows, named } of screens.filter((screen) => screen.name.includes(only))) {
    for (const language of ['ja', 'en'] as const) {
      for (let n = 0; n < count; n++) {
        const random = seeded(image++);
        const base = randomTeam(random, allowed).map((member) => withFewMoves(random, member));
        const team = named && random() < 0.25 ? withNicknames(random, base, language) : base;
        const drawn = randomLook(random, language, game);
        const look = name.startsWith('exact') ? { ...drawn, width: 1280 } : drawn;
        const file = `${name}-${language}-${n}.${pick(random, ['jpg', 'jpg', 'jpg', 'png'])}`;
        const quality = 72 + Math.floor(random() * 25);
        const scale = pick(
          random,
          name.startsWith('exact') ? [1, 1.5] : [1, 1, 1.5, 1.5, 1.5, 2, look.width > 1400 ? 1.28 : 3],
        );
        writeFileSync(join(folder, file), await screenshot(look, draw(look, team), file, scale, quality));
        labels.push({ file, language, screen: name, team: team.map(shows) });
      }
    }
  }
  writeFileSync(path, `${JSON.stringify(labels, null, 1)}\n`);
  return labels;
}

async function screenshot({ width }: Look, html: string, file: string, scale: number, quality: number) {
  const browser = await openBrowser();
  const tab = await browser.newPage({ viewport: { width, height: 720 }, deviceScaleFactor: scale });
  await tab.setContent(html);
  await tab.evaluate(() => document.fonts.ready);
  const jpeg = file.endsWith('jpg');
  const bytes = await tab.screenshot(jpeg ? { type: 'jpeg', quality } : { type: 'png' });
  await tab.close();
  return bytes;
}
