const minute = 60_000;
const hour = 60 * minute;
export const day = 24 * hour;

/**
 * How long what is kept, in milliseconds: the sweeper, the pages that tell people and the privacy policy all read it here.
 * What is not named here stays as long as the account, the group or the tournament that it belongs to.
 */
export const retention = {
  /** After the tournament's end: Discord, X and Tonamel IDs, the team code and how the name is said of a sheet, and its images unless it is public. */
  playerIds: 90 * day,
  /** A copy that the player let us keep to improve the reading. */
  readingSamples: 90 * day,
  /** After the tournament's end: what was read of the images of a sheet that says it all itself. */
  readingResults: 365 * day,
  /** An uploaded image that no sheet and no post names. */
  unusedImages: day,
  /** Since it was last used, */
  sessions: 30 * day,
  /** and since the sign-in, however busy it is. */
  wholeSession: 90 * day,
  mailLinks: { signUp: day, resetPassword: hour, changeEmail: day },
  /** The address before, after a change: for so long it can take the account back. */
  earlierEmails: 7 * day,
  /** What a passkey is asked to sign. */
  challenges: 5 * minute,
  /** How often something was tried, under a hash; most limits have a shorter time of their own. */
  attempts: day,
  /** A network from which an account's owner signed in, under a hash. */
  knownNetworks: 90 * day,
  /** Of mails on one's own machine; there is none elsewhere. */
  outbox: 7 * day,
  /** Who unlocked, withdrew or restored a team, and why. */
  staffActions: 365 * day,
  /** Which of the staff looked at what is closed to others, took it away or changed it. */
  staffLog: 365 * day,
  /** Each save of results, from which it can be undone; the results themselves stay. */
  resultSaves: 90 * day,
  /** Once decided or withdrawn. */
  roleRequests: 365 * day,
  /** What was written in a report, once it is decided; the decision stays with the thing. */
  reports: 365 * day,
  /** Once revoked. */
  groupTokens: 30 * day,
  /** Which account was mailed of it. */
  noticeMails: 7 * day,
  /** That something happened of which others were told: of what, and when. */
  notices: 90 * day,
  /** That a webhook was sent something, and what came back. */
  webhookDeliveries: 30 * day,
  /** How many requests and failures an hour had, for the operator: of nobody in particular. */
  hourCounts: 31 * day,
  /** After the end that it was to have: of a tournament that is public no more, for calendars. */
  withdrawnTournaments: 30 * day,
  /** Of a team form or a post, on the person's own device. */
  drafts: 7 * day,
  /** A guest's name and IDs, for the next form on the same device; and a whole form, while its player signs in. */
  keptPlayers: 180 * day,
  keptForms: hour,
  /** So late nobody is still writing an object that was to go. */
  imageRemovals: 15 * minute,
} as const;

export const inDays = (milliseconds: number): number => Math.round(milliseconds / day);

/** When a tournament's sheets lose their players' IDs. */
export const idsRemovedAfter = (endsAt: Date): Date => new Date(endsAt.getTime() + retention.playerIds);
