import type { Theme } from '~/broadcast/overlay/theme';

export const theme: Theme = {
  title: { ja: 'カナズミオフ', en: 'Kanazumi Off' },
  faces: { latin: 'dela', japanese: 'dela' },
  colors: { ink: '#2b241c', paper: '#d9cfbdf5', accent: '#6b3f1d', onAccent: '#fff3dc' },
  sides: ['#8a4b22', '#4c6b3c'],
  arrangement: { scoreboard: 'wings', six: 'rails', casters: 'left', sheets: 'tall' },
  motion: 'drop',
  emblem: 'M4 60h28v36H4zm32 0h28v36H36zm32 0h28v36H68zM20 32h28v24H20zm32 0h28v24H52zM36 4h28v24H36z',
};
