import type { Theme } from '~/overlays/theme';
import { accents } from '~/ui/event-colors/accents';

export const teruFestival: Theme = {
  title: { ja: 'てるフェスティバル', en: 'Teru Festival' },
  faces: { latin: 'dela', japanese: 'rounded' },
  colors: { ink: '#3b0d0c', paper: '#fffaf0f5', ...accents['teru-festival'] },
  sides: ['#d7263d', '#1e4f9c'],
  layout: {
    window: [240, 232, 1440, 810],
    frame: {
      plate1: [24, 10, 560, 80],
      plate2: [1336, 10, 560, 80],
      round: [604, 10, 712, 80],
      six1: [24, 96, 930, 132, 3],
      six2: [966, 96, 930, 132, 3],
      casters: [12, 260, 216, 340],
      mark: [1716, 260, 168, 600],
      ticker: [240, 1044, 1440, 36],
    },
    cameras: {
      camera1: [12, 616, 216, 420],
      camera2: [1692, 616, 216, 420],
      mark: [1716, 260, 168, 340],
    },
    open: {
      plate1: [300, 0, 340, 76],
      plate2: [690, 0, 340, 76],
      round: [300, 84, 340, 60],
      mark: [690, 84, 340, 60],
      casters: [880, 950, 900, 90],
      ticker: [880, 884, 900, 56],
    },
    pause: {
      title: [560, 0, 800, 460],
      clock: [740, 490, 440, 180],
      casters: [360, 700, 1200, 92],
      mark: [700, 830, 520, 110],
      ticker: [360, 986, 1200, 56],
    },
    versus: {
      rival1: [120, 0, 800, 580, 2],
      rival2: [1000, 0, 800, 580, 2],
      vs: [860, 600, 200, 180],
      round: [600, 800, 720, 120],
      mark: [80, 800, 440, 120],
      ticker: [120, 1000, 1680, 56],
    },
    teams: {
      sheet1: [30, 0, 915, 716, 3],
      sheet2: [975, 0, 915, 716, 3],
      mark: [700, 760, 520, 120],
      ticker: [40, 1000, 1840, 56],
    },
    table: {
      head: [560, 0, 800, 150],
      rows: [60, 180, 1800, 790, 8],
      bars: [160, 180, 1600, 790, 5],
      mark: [60, 20, 440, 120],
      ticker: [60, 1000, 1800, 56],
    },
    winner: {
      champion: [460, 0, 1000, 500],
      roster: [260, 540, 1400, 360, 6],
      mark: [30, 60, 400, 120],
      ticker: [40, 1000, 1840, 56],
    },
    next: {
      head: [560, 640, 800, 150],
      next1: [120, 0, 760, 430],
      vs: [860, 440, 200, 180],
      next2: [1040, 0, 760, 430],
      round: [600, 830, 720, 110],
      clock: [1420, 640, 420, 180],
      mark: [80, 640, 420, 120],
      ticker: [120, 1000, 1680, 56],
    },
    bracket: {
      head: [60, 810, 620, 150],
      tree: [120, 0, 1680, 760],
      mark: [1360, 820, 440, 120],
      ticker: [120, 1000, 1680, 56],
    },
    bracketDirection: 'down',
  },
  emblem:
    'M34 4h32v10H34zM22 22h56c14 16 14 40 0 56H22c-14-16-14-40 0-56zm6 12v8h44v-8zm-4 16v8h52v-8zM34 84h32v10H34z',
};
