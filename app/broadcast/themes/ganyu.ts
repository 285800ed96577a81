import type { Theme } from '~/broadcast/overlay/theme';

export const theme: Theme = {
  title: { ja: 'がんゆう', en: 'Ganyu' },
  faces: { latin: 'barlow', japanese: 'mplus' },
  colors: { ink: '#12324a', paper: '#f2faffee', accent: '#1c6fa8', onAccent: '#ffffff' },
  sides: ['#2f8fd0', '#8a63c9'],
  arrangement: { scoreboard: 'crown', six: 'rails', casters: 'left', sheets: 'tall' },
  motion: 'slide',
  emblem: 'M50 2 62 38 98 50 62 62 50 98 38 62 2 50 38 38zM50 30 44 44 30 50 44 56 50 70 56 56 70 50 56 44z',
};
