import type { Theme } from '~/broadcast/overlay/theme';

export const theme: Theme = {
  title: { ja: 'ムーンブラストツアー', en: 'Moonblast Tour' },
  faces: { latin: 'shippori', japanese: 'shippori' },
  colors: { ink: '#fdeffb', paper: '#22123cee', accent: '#ffb3e2', onAccent: '#2b1240' },
  sides: ['#e86fb6', '#7f86f0'],
  arrangement: { scoreboard: 'wings', six: 'rows', casters: 'center', sheets: 'tall' },
  motion: 'rise',
  emblem: 'M62 4a46 46 0 1 0 34 62A38 38 0 0 1 62 4zM74 14l5 13 13 5-13 5-5 13-5-13-13-5 13-5z',
};
