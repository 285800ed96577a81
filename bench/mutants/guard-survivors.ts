import type { LeftOut } from './leave-out';

interface Survivors {
  why: string;
  /** Conditions as `npm run mutants:guards` prints them, by their file. */
  left: Record<string, readonly string[]>;
}

/** Conditions that may be left out without a test that notices, and why. */
const survivors: readonly Survivors[] = [];

export const mayLive = ({ file, source }: LeftOut): boolean =>
  survivors.some(({ left }) => left[file]?.includes(source));
