import type { Permission } from '../permission';

/** What a token of a group may do; and what its maker has to be allowed as long as it does. */
export const scopePermissions = {
  /** Tournaments that are not published, all sheets, the list of entrants. */
  read: ['seeTeams', 'manageEntrants'],
  /** Results and the list of entrants, through the readers of the desk. */
  write: ['manageResults', 'manageEntrants'],
  /** One stream's desk. */
  broadcast: ['runBroadcast'],
} as const satisfies Record<string, readonly Permission[]>;

export type TokenScope = keyof typeof scopePermissions;
export const tokenScopes = Object.keys(scopePermissions) as TokenScope[];
