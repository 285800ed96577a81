import type { Theme } from '~/broadcast/overlay/theme';

export const theme: Theme = {
  title: { ja: 'ブルーベリーコロシアム', en: 'Blue Berry Colosseum' },
  faces: { latin: 'oswald', japanese: 'rounded' },
  colors: { ink: '#f3f4ff', paper: '#232a72f2', accent: '#8fe3ff', onAccent: '#151a4d' },
  sides: ['#5a78ff', '#c655e8'],
  arrangement: { scoreboard: 'gate', six: 'rails', casters: 'right', sheets: 'wide' },
  motion: 'unfold',
  emblem:
    'M50 22a38 38 0 1 0 0 76 38 38 0 0 0 0-76zM36 2l14 12L64 2l-2 16H38zM50 40l7 14 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2z',
};
