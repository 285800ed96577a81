import type { Theme } from '~/broadcast/overlay/theme';

export const theme: Theme = {
  title: { ja: 'てるフェスティバル', en: 'Teru Festival' },
  faces: { latin: 'dela', japanese: 'dela' },
  colors: { ink: '#3b0d0c', paper: '#fffaf0f5', accent: '#d7263d', onAccent: '#fff8e6' },
  sides: ['#d7263d', '#1e4f9c'],
  arrangement: { scoreboard: 'crown', six: 'rails', casters: 'center', sheets: 'wide' },
  motion: 'swing',
  emblem:
    'M34 4h32v10H34zM22 22h56c14 16 14 40 0 56H22c-14-16-14-40 0-56zm6 12v8h44v-8zm-4 16v8h52v-8zM34 84h32v10H34z',
};
