import type { Theme } from '~/broadcast/overlay/theme';

export const teruFestival: Theme = {
  title: { ja: 'てるフェスティバル', en: 'Teru Festival' },
  faces: { latin: 'dela', japanese: 'dela' },
  colors: { ink: '#3b0d0c', paper: '#fffaf0f5', accent: '#d7263d', onAccent: '#fff8e6' },
  sides: ['#d7263d', '#1e4f9c'],
  layout: {
    window: [240, 232, 1440, 810],
    frame: {
      plate1: [24, 12, 560, 88],
      plate2: [1336, 12, 560, 88],
      round: [604, 12, 712, 88],
      six1: [24, 108, 900, 116, 3],
      six2: [996, 108, 900, 116, 3],
      casters: [12, 260, 216, 320],
      mark: [12, 860, 216, 160],
      ticker: [240, 1044, 1440, 36],
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
      sheet1: [30, 0, 915, 660, 3],
      sheet2: [975, 0, 915, 660, 3],
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
  },
  motion: 'swing',
  emblem:
    'M34 4h32v10H34zM22 22h56c14 16 14 40 0 56H22c-14-16-14-40 0-56zm6 12v8h44v-8zm-4 16v8h52v-8zM34 84h32v10H34z',
};
