import type { Theme } from '~/broadcast/overlay/theme';

export const stellarChallenge: Theme = {
  title: { ja: 'ステラチャレンジ', en: 'Stellar Challenge' },
  faces: { latin: 'orbitron', japanese: 'mplus' },
  colors: { ink: '#eef6ff', paper: '#05060ff0', accent: '#ffd65a', onAccent: '#0a0a18' },
  sides: ['#4cc9ff', '#ff6b6b'],
  layout: {
    window: [456, 135, 1440, 810],
    frame: {
      mark: [24, 16, 416, 100],
      plate1: [456, 16, 560, 100],
      round: [1032, 16, 288, 100],
      plate2: [1336, 16, 560, 100],
      six1: [24, 135, 416, 336, 1],
      six2: [24, 484, 416, 336, 1],
      casters: [24, 834, 416, 190],
      ticker: [456, 966, 1440, 64],
    },
    open: {
      plate1: [20, 16, 330, 60],
      plate2: [20, 84, 330, 60],
      round: [360, 16, 260, 128],
      mark: [630, 16, 260, 60],
      casters: [880, 950, 900, 90],
      ticker: [880, 884, 900, 56],
    },
    pause: {
      title: [520, 320, 880, 440],
      clock: [740, 100, 440, 190],
      casters: [80, 860, 900, 92],
      mark: [80, 80, 440, 120],
      ticker: [80, 986, 1760, 56],
    },
    versus: {
      rival1: [60, 60, 960, 420, 3],
      rival2: [60, 550, 960, 420, 3],
      vs: [1120, 420, 260, 240],
      round: [1080, 160, 760, 120],
      mark: [1240, 800, 560, 120],
      ticker: [60, 1000, 1800, 56],
    },
    teams: {
      sheet1: [30, 30, 610, 950, 1],
      sheet2: [660, 30, 610, 950, 1],
      mark: [1340, 120, 520, 120],
      ticker: [40, 1000, 1840, 56],
    },
    table: {
      head: [980, 60, 860, 180],
      rows: [80, 60, 1760, 920, 2],
      bars: [80, 60, 1760, 920, 2],
      mark: [120, 760, 560, 120],
      ticker: [80, 1000, 1760, 56],
    },
    winner: {
      champion: [460, 290, 1000, 360],
      roster: [460, 680, 1000, 220, 3],
      mark: [80, 80, 440, 120],
      ticker: [40, 1000, 1840, 56],
    },
  },
  motion: 'pop',
  emblem:
    'M50 0 58 30 79 10 70 38 100 40 74 53 92 76 65 68 62 98 50 70 38 98 35 68 8 76 26 53 0 40 30 38 21 10 42 30z',
};
