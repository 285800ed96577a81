import type { Permission } from '../permission';

/** Token scopes, each with the permissions that its creator must keep for it to work. */
export const scopePermissions = {
  /** Unpublished tournaments, all sheets and the list of entrants. */
  read: ['seeTeams', 'manageEntrants'],
  /** Results, the list of entrants and rounds, in any format that the desk can paste. */
  write: ['manageResults', 'manageEntrants', 'runRounds'],
  broadcast: ['runBroadcast'],
} as const satisfies Record<string, readonly Permission[]>;

export type TokenScope = keyof typeof scopePermissions;
export const tokenScopes = Object.keys(scopePermissions) as TokenScope[];
