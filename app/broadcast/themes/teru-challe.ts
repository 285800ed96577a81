import type { Theme } from '~/broadcast/overlay/theme';

export const teruChalle: Theme = {
  title: { ja: 'てるチャレ', en: 'Teru Challe' },
  faces: { latin: 'mochiy', japanese: 'mochiy' },
  colors: { ink: '#4a2500', paper: '#fff4c2f5', accent: '#ff7a00', onAccent: '#ffffff' },
  sides: ['#f0483e', '#2f7de1'],
  layout: {
    window: [456, 246, 1440, 810],
    frame: {
      plate1: [24, 24, 716, 100],
      round: [756, 24, 408, 100],
      plate2: [1180, 24, 716, 100],
      six1: [24, 140, 416, 340, 1],
      six2: [24, 496, 416, 340, 1],
      mark: [24, 850, 416, 104],
      casters: [456, 140, 1440, 92],
      ticker: [24, 970, 416, 86],
    },
    open: {
      plate1: [20, 16, 500, 58],
      plate2: [60, 82, 500, 58],
      round: [580, 24, 240, 100],
      mark: [830, 24, 206, 100],
      casters: [880, 950, 900, 90],
      ticker: [880, 884, 900, 56],
    },
    pause: {
      title: [960, 480, 880, 440],
      clock: [520, 640, 400, 200],
      casters: [80, 880, 820, 92],
      mark: [80, 80, 520, 120],
      ticker: [80, 1000, 1760, 56],
    },
    versus: {
      rival1: [60, 550, 860, 420, 3],
      rival2: [1000, 70, 860, 420, 3],
      vs: [810, 400, 300, 240],
      round: [140, 230, 600, 120],
      mark: [1280, 780, 520, 120],
      ticker: [60, 1000, 1800, 56],
    },
    teams: {
      sheet1: [40, 390, 900, 590, 2],
      sheet2: [980, 30, 900, 590, 2],
      mark: [240, 130, 480, 120],
      ticker: [40, 1000, 1840, 56],
    },
    table: {
      head: [300, 60, 1320, 200],
      rows: [60, 420, 1200, 560, 2],
      bars: [60, 420, 1200, 560, 2],
      mark: [1320, 700, 520, 130],
      ticker: [60, 1000, 1800, 56],
    },
    winner: {
      champion: [80, 430, 1000, 470],
      roster: [1120, 560, 740, 340, 2],
      mark: [80, 80, 520, 120],
      ticker: [40, 1000, 1840, 56],
    },
    players: { seat1: [48, 36, 848, 234, 3], seat2: [1024, 36, 848, 190, 3] },
  },
  motion: 'pop',
  emblem:
    'M50 26a24 24 0 1 0 0 48 24 24 0 0 0 0-48zM45 2h10v16H45zm0 80h10v16H45zM2 45h16v10H2zm80 0h16v10H82zM13 20l7-7 12 12-7 7zm55 55 7-7 12 12-7 7zM13 80l12-12 7 7-12 12zm55-55 12-12 7 7-12 12z',
};
