import type { Theme } from '~/overlays/theme';
import { accents } from '~/ui/event-colors/accents';

export const blueBerryColosseum: Theme = {
  title: { ja: 'ブルーベリーコロシアム', en: 'Blue Berry Colosseum' },
  faces: { latin: 'oswald', japanese: 'rounded' },
  colors: { ink: '#f3f4ff', paper: '#232a72f2', ...accents['blue-berry-colosseum'] },
  sides: ['#5a78ff', '#c655e8'],
  layout: {
    window: [240, 24, 1440, 810],
    frame: {
      six1: [12, 24, 216, 810, 1],
      six2: [1692, 24, 216, 810, 1],
      plate1: [12, 850, 700, 100],
      plate2: [1208, 850, 700, 100],
      round: [724, 850, 472, 100],
      casters: [12, 962, 900, 66],
      mark: [1208, 962, 700, 66],
      ticker: [12, 1036, 1896, 40],
    },
    cameras: {
      camera1: [12, 24, 216, 270],
      camera2: [1692, 24, 216, 270],
      six1: [12, 302, 216, 532, 1],
      six2: [1692, 302, 216, 532, 1],
    },
    open: {
      plate1: [16, 160, 80, 430],
      plate2: [104, 160, 80, 430],
      round: [16, 598, 168, 84],
      mark: [16, 690, 244, 76],
      casters: [880, 950, 900, 90],
      ticker: [880, 884, 900, 56],
    },
    pause: {
      title: [320, 600, 1280, 340],
      clock: [740, 390, 440, 180],
      casters: [1240, 300, 600, 120],
      mark: [80, 80, 520, 120],
      ticker: [320, 986, 1280, 56],
    },
    versus: {
      rival1: [900, 60, 960, 420, 3],
      rival2: [900, 550, 960, 420, 3],
      vs: [560, 400, 260, 260],
      round: [80, 160, 700, 120],
      mark: [120, 800, 560, 120],
      ticker: [60, 1000, 1800, 56],
    },
    teams: {
      sheet1: [170, 30, 610, 950, 1],
      sheet2: [1140, 30, 610, 950, 1],
      mark: [796, 330, 328, 300],
      ticker: [170, 1000, 610, 56],
    },
    table: {
      head: [660, 40, 600, 200],
      rows: [40, 60, 1840, 920, 2],
      bars: [40, 60, 1840, 920, 2],
      mark: [680, 780, 560, 130],
      ticker: [40, 1000, 1840, 56],
    },
    winner: {
      champion: [320, 560, 1280, 380],
      roster: [320, 200, 1280, 320, 3],
      mark: [80, 50, 520, 120],
      ticker: [40, 1000, 1840, 56],
    },
    next: {
      head: [660, 40, 600, 200],
      next1: [60, 300, 540, 600],
      vs: [830, 430, 260, 230],
      next2: [1320, 300, 540, 600],
      round: [660, 280, 600, 120],
      clock: [740, 690, 440, 170],
      mark: [680, 880, 560, 100],
      ticker: [40, 1000, 1840, 56],
    },
    bracket: {
      head: [60, 40, 900, 120],
      tree: [360, 180, 1500, 790],
      mark: [1340, 40, 520, 120],
      ticker: [40, 1000, 1840, 56],
    },
    bracketDirection: 'up',
  },
  emblem:
    'M50 22a38 38 0 1 0 0 76 38 38 0 0 0 0-76zM36 2l14 12L64 2l-2 16H38zM50 40l7 14 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2z',
};
