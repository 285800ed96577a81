export const broadcastEvents = [
  'ganyu',
  'singular',
  'soryumon',
  'yashi-off',
  'tera-square',
  'teru-challe',
  'kanazumi-off',
  'youth-rising',
  'teru-festival',
  'moonblast-tour',
  'stellar-challenge',
  'blue-berry-colosseum',
] as const;
export type BroadcastEvent = (typeof broadcastEvents)[number];

export const playerEvents = [
  'ganyu',
  'teru-challe',
  'youth-rising',
  'moonblast-tour',
] as const satisfies readonly BroadcastEvent[];

export const isBroadcastEvent = (name: unknown): name is BroadcastEvent =>
  broadcastEvents.some((event) => event === name);

export const titleOfEvent = (event: BroadcastEvent): string =>
  event.replace(/(^|-)(.)/g, (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase());
