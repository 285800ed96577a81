import type { Theme } from '~/broadcast/overlay/theme';

export const theme: Theme = {
  title: { ja: 'テラスクエア', en: 'Tera Square' },
  faces: { latin: 'chakra', japanese: 'mplus' },
  colors: { ink: '#f4fbff', paper: '#101b3bee', accent: '#6ef3e5', onAccent: '#07122b' },
  sides: ['#38b6ff', '#ff5fc4'],
  arrangement: { scoreboard: 'wings', six: 'rows', casters: 'right', sheets: 'wide' },
  motion: 'unfold',
  emblem: 'M4 4h42v42H4zm50 0h42v42H54zM4 54h42v42H4zm66 0 26 21-26 21-16-21z',
};
