import type { Theme } from '~/broadcast/overlay/theme';

export const singular: Theme = {
  title: { ja: 'シンギュラー', en: 'Singular' },
  faces: { latin: 'chakra', japanese: 'mplus' },
  colors: { ink: '#ffffff', paper: '#050506f2', accent: '#ff3b30', onAccent: '#ffffff' },
  sides: ['#ffffff', '#ff3b30'],
  layout: {
    window: [24, 24, 1600, 900],
    frame: {
      plate1: [24, 936, 640, 68],
      plate2: [984, 936, 640, 68],
      round: [676, 936, 296, 68],
      six1: [1640, 24, 256, 360, 1],
      six2: [1640, 400, 256, 360, 1],
      casters: [1640, 776, 256, 160],
      mark: [1640, 950, 256, 110],
      ticker: [24, 1012, 1600, 48],
    },
    open: {
      plate1: [0, 24, 520, 52],
      plate2: [0, 84, 520, 52],
      round: [540, 24, 300, 52],
      mark: [540, 84, 300, 52],
      casters: [880, 940, 1000, 60],
      ticker: [880, 1010, 1000, 50],
    },
    pause: {
      title: [160, 400, 1600, 250],
      clock: [1240, 680, 520, 140],
      casters: [160, 690, 1000, 84],
      mark: [160, 300, 600, 72],
      ticker: [160, 960, 1600, 50],
    },
    versus: {
      rival1: [120, 330, 760, 380, 2],
      rival2: [1040, 330, 760, 380, 2],
      vs: [890, 440, 140, 140],
      round: [660, 220, 600, 84],
      mark: [120, 110, 600, 72],
      ticker: [120, 960, 1680, 50],
    },
    teams: {
      sheet1: [80, 130, 860, 830, 1],
      sheet2: [980, 130, 860, 830, 1],
      mark: [80, 36, 600, 72],
      ticker: [80, 1000, 1760, 50],
    },
    table: {
      head: [80, 300, 1760, 96],
      rows: [80, 420, 1760, 380, 4],
      bars: [80, 420, 1760, 380, 4],
      mark: [80, 110, 600, 72],
      ticker: [80, 960, 1760, 50],
    },
    winner: {
      champion: [120, 340, 1680, 270],
      roster: [120, 650, 1680, 90, 6],
      mark: [120, 110, 600, 72],
      ticker: [120, 960, 1680, 50],
    },
  },
  motion: 'wipe',
  emblem:
    'M50 4a46 46 0 1 0 0 92 46 46 0 0 0 0-92zm0 10a36 36 0 1 1 0 72 36 36 0 0 1 0-72zM50 40a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
};
