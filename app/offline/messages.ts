/** One of the viewer's own teams. `label`: its tournament and its player. */
export interface OwnTeam {
  id: string;
  label: string;
}

export type Messages = {
  type: 'keep';
  /** The open page, with its query. */
  page: string;
  assets: string[];
  language: string;
  /** Own teams that the page names. */
  teams: OwnTeam[];
};

export interface OfflineFiles {
  build: string;
  pages: Record<'ja' | 'en', string>;
  scripts: string[];
}

/** Background Sync tag: the browser wakes the worker once there is a network. */
export const syncTag = 'hand-ins';
