export type Messages = {
  type: 'keep';
  path: string;
  assets: string[];
  language: string;
};

export interface OfflineFiles {
  build: string;
  pages: Record<'ja' | 'en', string>;
  scripts: string[];
}

/** Background Sync tag: the browser wakes the worker once there is a network. */
export const syncTag = 'hand-ins';
