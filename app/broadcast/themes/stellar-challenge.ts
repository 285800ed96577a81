import type { Theme } from '~/broadcast/overlay/theme';

export const theme: Theme = {
  title: { ja: 'ステラチャレンジ', en: 'Stellar Challenge' },
  faces: { latin: 'orbitron', japanese: 'mplus' },
  colors: { ink: '#eef6ff', paper: '#05060ff0', accent: '#ffd65a', onAccent: '#0a0a18' },
  sides: ['#4cc9ff', '#ff6b6b'],
  arrangement: { scoreboard: 'stack', six: 'rows', casters: 'left', sheets: 'tall' },
  motion: 'pop',
  emblem:
    'M50 0 58 30 79 10 70 38 100 40 74 53 92 76 65 68 62 98 50 70 38 98 35 68 8 76 26 53 0 40 30 38 21 10 42 30z',
};
