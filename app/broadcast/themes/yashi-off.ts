import type { Theme } from '~/broadcast/overlay/theme';

export const theme: Theme = {
  title: { ja: 'やしオフ', en: 'Yashi Off' },
  faces: { latin: 'rounded', japanese: 'rounded' },
  colors: { ink: '#12414a', paper: '#fff8e7f2', accent: '#e8543f', onAccent: '#ffffff' },
  sides: ['#1793a5', '#e0793a'],
  arrangement: { scoreboard: 'shelf', six: 'rows', casters: 'left', sheets: 'tall' },
  motion: 'rise',
  emblem:
    'M48 96c4-20 4-34 0-48-12-4-24 0-34 12 0-16 10-24 26-22-8-8-18-10-30-6 10-14 26-14 38-2 2-10 8-18 20-22-4 8-4 14-2 20 14-6 26 0 30 14-8-6-16-8-24-4 10 4 16 14 14 28-6-12-16-18-28-18 4 14 4 28 0 48z',
};
