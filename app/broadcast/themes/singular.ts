import type { Theme } from '~/broadcast/overlay/theme';

export const theme: Theme = {
  title: { ja: 'シンギュラー', en: 'Singular' },
  faces: { latin: 'chakra', japanese: 'mplus' },
  colors: { ink: '#ffffff', paper: '#050506f2', accent: '#ff3b30', onAccent: '#ffffff' },
  sides: ['#ffffff', '#ff3b30'],
  arrangement: { scoreboard: 'stack', six: 'rails', casters: 'right', sheets: 'wide' },
  motion: 'wipe',
  emblem:
    'M50 4a46 46 0 1 0 0 92 46 46 0 0 0 0-92zm0 10a36 36 0 1 1 0 72 36 36 0 0 1 0-72zM50 40a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
};
