/** The main color of each named event, and that of letters on it: on air, and on the pages of who plays it. */
export const accents = {
  ganyu: { accent: '#1a6aa1', onAccent: '#ffffff' },
  singular: { accent: '#ff3b30', onAccent: '#050506' },
  soryumon: { accent: '#b32d24', onAccent: '#fff6e0' },
  'yashi-off': { accent: '#c23a26', onAccent: '#ffffff' },
  'tera-square': { accent: '#6ef3e5', onAccent: '#07122b' },
  'teru-challe': { accent: '#ff7a00', onAccent: '#4a2500' },
  'kanazumi-off': { accent: '#6b3f1d', onAccent: '#fff3dc' },
  'youth-rising': { accent: '#c6ff1a', onAccent: '#10130f' },
  'teru-festival': { accent: '#c41e35', onAccent: '#fff8e6' },
  'moonblast-tour': { accent: '#ffb3e2', onAccent: '#2b1240' },
  'stellar-challenge': { accent: '#ffd65a', onAccent: '#0a0a18' },
  'blue-berry-colosseum': { accent: '#8fe3ff', onAccent: '#151a4d' },
} as const satisfies Record<string, { accent: string; onAccent: string }>;

export type ColorfulEvent = keyof typeof accents;
