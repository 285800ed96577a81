import type { Theme } from '~/broadcast/overlay/theme';

export const theme: Theme = {
  title: { ja: '双竜門', en: 'Soryumon' },
  faces: { latin: 'shippori', japanese: 'shippori' },
  colors: { ink: '#f8eed6', paper: '#1d1512f0', accent: '#c8372d', onAccent: '#fff6e0' },
  sides: ['#b3271f', '#20604f'],
  arrangement: { scoreboard: 'gate', six: 'rows', casters: 'center', sheets: 'tall' },
  motion: 'drop',
  emblem: 'M2 14c18 7 78 7 96 0v14H84v68H72V50H28v46H16V28H2zM28 28v10h44V28z',
};
