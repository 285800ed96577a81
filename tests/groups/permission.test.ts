import { describe, expect, it } from 'vitest';
import { type EffectiveRole, may, type Permission } from '~/groups/permission';
import { scopePermissions, tokenScopes } from '~/groups/tokens/scopes';

// Written out, so that a permission which moves to another role by mistake is noticed.
const ofModerators: Permission[] = [
  ...(['seeGroup', 'seeTournaments', 'seeTeams', 'changeTeams', 'manageEntrants', 'judge'] as const),
  ...(['announce', 'manageResults', 'runRounds', 'runBroadcast', 'addModerators'] as const),
];
const ofAdmins: Permission[] = [
  ...(['manageTournaments', 'manageMembers', 'manageGroup', 'manageWebhooks', 'seeStaffLog'] as const),
];
const ofSiteAdmins: Permission[] = [
  ...(['seeSiteLog', 'seeAllGroups', 'decideRequests', 'reviewPosts', 'decideReports'] as const),
  ...(['reviewReadings', 'manageRegulations', 'seeHealth', 'mailAgain'] as const),
];
const all = [...ofModerators, ...ofAdmins, ...ofSiteAdmins];

const table: [EffectiveRole, Permission[]][] = [
  ['user', []],
  ['moderator', ofModerators],
  ['admin', [...ofModerators, ...ofAdmins]],
  ['siteAdmin', all],
];

describe('what a role may', () => {
  it.each(table)('%s', (role, permitted) => {
    expect(all.filter((permission) => may(role, permission))).toEqual(permitted);
    for (const permission of all) expect(may(role, permission)).toBe(permitted.includes(permission));
  });

  it('an unknown role may nothing', () => {
    for (const permission of all) expect(may('owner' as EffectiveRole, permission)).toBe(false);
  });
});

describe('a token’s scope', () => {
  it('needs that its creator still may do each of its acts', () => {
    expect(scopePermissions).toEqual({
      read: ['seeTeams', 'manageEntrants'],
      write: ['manageResults', 'manageEntrants', 'runRounds'],
      broadcast: ['runBroadcast'],
    });
    expect(tokenScopes).toEqual(['read', 'write', 'broadcast']);
  });
});
