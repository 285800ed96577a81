import type { Theme } from '~/broadcast/overlay/theme';

export const theme: Theme = {
  title: { ja: 'ユースライジング', en: 'Youth Rising' },
  faces: { latin: 'oswald', japanese: 'mplus' },
  colors: { ink: '#f7fff0', paper: '#10130ff2', accent: '#c6ff1a', onAccent: '#10130f' },
  sides: ['#c6ff1a', '#ff3d81'],
  arrangement: { scoreboard: 'shelf', six: 'rails', casters: 'right', sheets: 'wide' },
  motion: 'slide',
  emblem: 'M50 2 96 48H72v18L50 44 28 66V48H4zm0 48 22 22v24L50 74 28 96V72z',
};
