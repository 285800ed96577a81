/** What a page tells the service worker. */
export type Messages = {
  type: 'keep';
  /** The page's own path, without a query. */
  path: string;
  /** Files of the build that it has loaded. */
  assets: string[];
  language: string;
};

/** What the server tells it as it starts. */
export interface OfflineFiles {
  build: string;
  pages: Record<'ja' | 'en', string>;
  scripts: string[];
}

/** By which a browser is asked to wake the worker once there is a network. */
export const syncTag = 'hand-ins';
