export const roles = ['moderator', 'admin'] as const;
export type Role = (typeof roles)[number];

/** What a signed-in person is in the group in question, or `siteAdmin` everywhere. */
export type Place = 'user' | Role | 'siteAdmin';

const staff = ['moderator', 'admin', 'siteAdmin'] as const;
const organizers = ['admin', 'siteAdmin'] as const;
const operators = ['siteAdmin'] as const;

/** Who may do what: guards, menus and tests read this one table. */
const permissions = {
  seeGroup: staff,
  seeTournaments: staff,
  seeTeams: staff,
  /** The list of entrants: who is in, who has dropped, who is there. */
  manageEntrants: staff,
  /** Mark a sheet as checked, note something of a player, draw whose sheets are checked. */
  judge: staff,
  /** Tell everybody in a tournament something. */
  announce: staff,
  manageResults: staff,
  runBroadcast: staff,
  manageTournaments: organizers,
  /** Add, correct, unlock, withdraw a team, let one player in late: what its player alone could not do. */
  changeTeams: staff,
  /** Add somebody as a moderator; who is made an admin, and who goes, is the admins' to say. */
  addModerators: staff,
  manageMembers: organizers,
  manageGroup: organizers,
  /** Where the group's notices are sent to. */
  manageWebhooks: organizers,
  /** Who of the staff looked at which sheet, and what they did. */
  seeStaffLog: organizers,
  /** What site admins did in the groups of others. */
  seeSiteLog: operators,
  seeAllGroups: operators,
  decideRequests: operators,
  reviewPosts: operators,
  decideReports: operators,
  /** How right the reading of images was, and the images that players let us keep. */
  reviewReadings: operators,
  manageRegulations: operators,
  seeHealth: operators,
} as const satisfies Record<string, readonly Place[]>;

export type Permission = keyof typeof permissions;

export const may = (place: Place, permission: Permission): boolean =>
  (permissions[permission] as readonly Place[]).includes(place);
