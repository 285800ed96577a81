export const roles = ['moderator', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Role of a signed-in account in a group; `siteAdmin` applies to every group, `user` to no group. */
export type EffectiveRole = 'user' | Role | 'siteAdmin';

const staff = ['moderator', 'admin', 'siteAdmin'] as const;
const organizers = ['admin', 'siteAdmin'] as const;
const operators = ['siteAdmin'] as const;

/** Single source of authorization for guards, menus and tests. */
const permissions = {
  seeGroup: staff,
  seeTournaments: staff,
  seeTeams: staff,
  manageEntrants: staff,
  /** Mark sheets as checked, take notes on players, draw sheets for a check. */
  judge: staff,
  announce: staff,
  manageResults: staff,
  /** Publish pairings, and enter results of matches. */
  runRounds: staff,
  runBroadcast: staff,
  manageTournaments: organizers,
  /** Add, correct, unlock or withdraw a team, and admit late players. */
  changeTeams: staff,
  /** Add moderators. Promoting and removing members takes `manageMembers`. */
  addModerators: staff,
  manageMembers: organizers,
  manageGroup: organizers,
  manageWebhooks: organizers,
  seeStaffLog: organizers,
  seeSiteLog: operators,
  seeAllGroups: operators,
  decideRequests: operators,
  reviewPosts: operators,
  decideReports: operators,
  /** Accuracy of image readings, and the images that players donated. */
  reviewReadings: operators,
  manageRegulations: operators,
  seeHealth: operators,
  /** Notices that could not be mailed. */
  mailAgain: operators,
  /** End everything by which anybody can use an account. */
  endAccess: operators,
} as const satisfies Record<string, readonly EffectiveRole[]>;

export type Permission = keyof typeof permissions;

export const may = (place: EffectiveRole, permission: Permission): boolean =>
  (permissions[permission] as readonly EffectiveRole[]).includes(place);
