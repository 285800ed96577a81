import type { Theme } from '~/broadcast/overlay/theme';

export const theme: Theme = {
  title: { ja: 'てるチャレ', en: 'Teru Challe' },
  faces: { latin: 'mochiy', japanese: 'mochiy' },
  colors: { ink: '#4a2500', paper: '#fff4c2f5', accent: '#ff7a00', onAccent: '#ffffff' },
  sides: ['#f0483e', '#2f7de1'],
  arrangement: { scoreboard: 'crown', six: 'rows', casters: 'center', sheets: 'tall' },
  motion: 'pop',
  emblem:
    'M50 26a24 24 0 1 0 0 48 24 24 0 0 0 0-48zM45 2h10v16H45zm0 80h10v16H45zM2 45h16v10H2zm80 0h16v10H82zM13 20l7-7 12 12-7 7zm55 55 7-7 12 12-7 7zM13 80l12-12 7 7-12 12zm55-55 12-12 7 7-12 12z',
};
