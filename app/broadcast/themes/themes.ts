import type { BroadcastEvent } from '~/broadcast/event';
import type { Theme } from '~/broadcast/overlay/theme';

/** The looks of every named event; its own shapes are in the stylesheet of its name. */
export const themes: Record<BroadcastEvent, Theme> = {
  ganyu: {
    title: { ja: 'がんゆう', en: 'Ganyu' },
    faces: { latin: 'barlow', japanese: 'mplus' },
    colors: { ink: '#12324a', paper: '#f2faffee', accent: '#1c6fa8', onAccent: '#ffffff' },
    sides: ['#2f8fd0', '#8a63c9'],
    arrangement: { scoreboard: 'crown', six: 'rails', casters: 'left', sheets: 'tall' },
    motion: 'slide',
    emblem:
      'M50 2 62 38 98 50 62 62 50 98 38 62 2 50 38 38zM50 30 44 44 30 50 44 56 50 70 56 56 70 50 56 44z',
  },
  singular: {
    title: { ja: 'シンギュラー', en: 'Singular' },
    faces: { latin: 'chakra', japanese: 'mplus' },
    colors: { ink: '#ffffff', paper: '#050506f2', accent: '#ff3b30', onAccent: '#ffffff' },
    sides: ['#ffffff', '#ff3b30'],
    arrangement: { scoreboard: 'stack', six: 'rails', casters: 'right', sheets: 'wide' },
    motion: 'wipe',
    emblem:
      'M50 4a46 46 0 1 0 0 92 46 46 0 0 0 0-92zm0 10a36 36 0 1 1 0 72 36 36 0 0 1 0-72zM50 40a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
  },
  soryumon: {
    title: { ja: '双竜門', en: 'Soryumon' },
    faces: { latin: 'shippori', japanese: 'shippori' },
    colors: { ink: '#f8eed6', paper: '#1d1512f0', accent: '#c8372d', onAccent: '#fff6e0' },
    sides: ['#b3271f', '#20604f'],
    arrangement: { scoreboard: 'gate', six: 'rows', casters: 'center', sheets: 'tall' },
    motion: 'drop',
    emblem: 'M2 14c18 7 78 7 96 0v14H84v68H72V50H28v46H16V28H2zM28 28v10h44V28z',
  },
  'yashi-off': {
    title: { ja: 'やしオフ', en: 'Yashi Off' },
    faces: { latin: 'rounded', japanese: 'rounded' },
    colors: { ink: '#12414a', paper: '#fff8e7f2', accent: '#e8543f', onAccent: '#ffffff' },
    sides: ['#1793a5', '#e0793a'],
    arrangement: { scoreboard: 'shelf', six: 'rows', casters: 'left', sheets: 'tall' },
    motion: 'rise',
    emblem:
      'M48 96c4-20 4-34 0-48-12-4-24 0-34 12 0-16 10-24 26-22-8-8-18-10-30-6 10-14 26-14 38-2 2-10 8-18 20-22-4 8-4 14-2 20 14-6 26 0 30 14-8-6-16-8-24-4 10 4 16 14 14 28-6-12-16-18-28-18 4 14 4 28 0 48z',
  },
  'tera-square': {
    title: { ja: 'テラスクエア', en: 'Tera Square' },
    faces: { latin: 'chakra', japanese: 'mplus' },
    colors: { ink: '#f4fbff', paper: '#101b3bee', accent: '#6ef3e5', onAccent: '#07122b' },
    sides: ['#38b6ff', '#ff5fc4'],
    arrangement: { scoreboard: 'wings', six: 'rows', casters: 'right', sheets: 'wide' },
    motion: 'unfold',
    emblem: 'M4 4h42v42H4zm50 0h42v42H54zM4 54h42v42H4zm66 0 26 21-26 21-16-21z',
  },
  'teru-challe': {
    title: { ja: 'てるチャレ', en: 'Teru Challe' },
    faces: { latin: 'mochiy', japanese: 'mochiy' },
    colors: { ink: '#4a2500', paper: '#fff4c2f5', accent: '#ff7a00', onAccent: '#ffffff' },
    sides: ['#f0483e', '#2f7de1'],
    arrangement: { scoreboard: 'crown', six: 'rows', casters: 'center', sheets: 'tall' },
    motion: 'pop',
    emblem:
      'M50 26a24 24 0 1 0 0 48 24 24 0 0 0 0-48zM45 2h10v16H45zm0 80h10v16H45zM2 45h16v10H2zm80 0h16v10H82zM13 20l7-7 12 12-7 7zm55 55 7-7 12 12-7 7zM13 80l12-12 7 7-12 12zm55-55 12-12 7 7-12 12z',
  },
  'kanazumi-off': {
    title: { ja: 'カナズミオフ', en: 'Kanazumi Off' },
    faces: { latin: 'dela', japanese: 'dela' },
    colors: { ink: '#2b241c', paper: '#d9cfbdf5', accent: '#6b3f1d', onAccent: '#fff3dc' },
    sides: ['#8a4b22', '#4c6b3c'],
    arrangement: { scoreboard: 'wings', six: 'rails', casters: 'left', sheets: 'tall' },
    motion: 'drop',
    emblem: 'M4 60h28v36H4zm32 0h28v36H36zm32 0h28v36H68zM20 32h28v24H20zm32 0h28v24H52zM36 4h28v24H36z',
  },
  'youth-rising': {
    title: { ja: 'ユースライジング', en: 'Youth Rising' },
    faces: { latin: 'oswald', japanese: 'mplus' },
    colors: { ink: '#f7fff0', paper: '#10130ff2', accent: '#c6ff1a', onAccent: '#10130f' },
    sides: ['#c6ff1a', '#ff3d81'],
    arrangement: { scoreboard: 'shelf', six: 'rails', casters: 'right', sheets: 'wide' },
    motion: 'slide',
    emblem: 'M50 2 96 48H72v18L50 44 28 66V48H4zm0 48 22 22v24L50 74 28 96V72z',
  },
  'teru-festival': {
    title: { ja: 'てるフェスティバル', en: 'Teru Festival' },
    faces: { latin: 'dela', japanese: 'dela' },
    colors: { ink: '#3b0d0c', paper: '#fffaf0f5', accent: '#d7263d', onAccent: '#fff8e6' },
    sides: ['#d7263d', '#1e4f9c'],
    arrangement: { scoreboard: 'crown', six: 'rails', casters: 'center', sheets: 'wide' },
    motion: 'swing',
    emblem:
      'M34 4h32v10H34zM22 22h56c14 16 14 40 0 56H22c-14-16-14-40 0-56zm6 12v8h44v-8zm-4 16v8h52v-8zM34 84h32v10H34z',
  },
  'moonblast-tour': {
    title: { ja: 'ムーンブラストツアー', en: 'Moonblast Tour' },
    faces: { latin: 'shippori', japanese: 'shippori' },
    colors: { ink: '#fdeffb', paper: '#22123cee', accent: '#ffb3e2', onAccent: '#2b1240' },
    sides: ['#e86fb6', '#7f86f0'],
    arrangement: { scoreboard: 'wings', six: 'rows', casters: 'center', sheets: 'tall' },
    motion: 'rise',
    emblem: 'M62 4a46 46 0 1 0 34 62A38 38 0 0 1 62 4zM74 14l5 13 13 5-13 5-5 13-5-13-13-5 13-5z',
  },
  'stellar-challenge': {
    title: { ja: 'ステラチャレンジ', en: 'Stellar Challenge' },
    faces: { latin: 'orbitron', japanese: 'mplus' },
    colors: { ink: '#eef6ff', paper: '#05060ff0', accent: '#ffd65a', onAccent: '#0a0a18' },
    sides: ['#4cc9ff', '#ff6b6b'],
    arrangement: { scoreboard: 'stack', six: 'rows', casters: 'left', sheets: 'tall' },
    motion: 'pop',
    emblem:
      'M50 0 58 30 79 10 70 38 100 40 74 53 92 76 65 68 62 98 50 70 38 98 35 68 8 76 26 53 0 40 30 38 21 10 42 30z',
  },
  'blue-berry-colosseum': {
    title: { ja: 'ブルーベリーコロシアム', en: 'Blue Berry Colosseum' },
    faces: { latin: 'oswald', japanese: 'rounded' },
    colors: { ink: '#f3f4ff', paper: '#232a72f2', accent: '#8fe3ff', onAccent: '#151a4d' },
    sides: ['#5a78ff', '#c655e8'],
    arrangement: { scoreboard: 'gate', six: 'rails', casters: 'right', sheets: 'wide' },
    motion: 'unfold',
    emblem:
      'M50 22a38 38 0 1 0 0 76 38 38 0 0 0 0-76zM36 2l14 12L64 2l-2 16H38zM50 40l7 14 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2z',
  },
};
