const minute = 60_000;
const hour = 60 * minute;
export const day = 24 * hour;

/** In ms, also for pages and the privacy policy. All else lives as long as its account, group or tournament. */
export const retention = {
  /** A sheet's Discord, X and Tonamel IDs, team code, name pronunciation, and images unless public; from the tournament's end. */
  playerIds: 90 * day,
  /** Image copies that players donated to improve readings. */
  readingSamples: 90 * day,
  /** Results of image readings, after the tournament's end. The sheet has the content itself. */
  readingResults: 365 * day,
  unusedImages: day,
  /** Idle timeout, since the last use. */
  sessions: 30 * day,
  /** Absolute timeout, since the sign-in. */
  wholeSession: 90 * day,
  mailLinks: { signUp: day, resetPassword: hour, changeEmail: day },
  /** Previous email address: within this time it can take the account back. */
  earlierEmails: 7 * day,
  challenges: 5 * minute,
  /** Hashed rate limit counters; most limits have shorter windows. */
  attempts: day,
  /** Hashed networks from which an account has signed in. */
  knownNetworks: 90 * day,
  /** Captured mails, in local development only. */
  outbox: 7 * day,
  /** Unlocking, withdrawing or restoring a team: the staff member and the reason. */
  staffActions: 365 * day,
  /** Audit log of staff viewing, exporting or changing private data. */
  staffLog: 365 * day,
  /** Undo history of results; the results themselves stay. */
  resultSaves: 90 * day,
  /** History of matches; the results themselves stay. */
  matchChanges: 90 * day,
  roleRequests: 365 * day,
  /** Texts of reports, once decided; the decision stays. */
  reports: 365 * day,
  groupTokens: 30 * day,
  noticeMails: 7 * day,
  notices: 90 * day,
  webhookDeliveries: 30 * day,
  /** Hourly counts of requests and failures, without personal data. */
  hourCounts: 31 * day,
  /** Tombstones of unpublished tournaments for calendars, after the planned end. */
  withdrawnTournaments: 30 * day,
  /** Drafts of team forms and posts, on the visitor's device. */
  drafts: 7 * day,
  /** A guest's name and IDs, on their device for the next form. */
  keptPlayers: 180 * day,
  /** A whole form, on the device while its player signs in. */
  keptForms: hour,
  /** Grace period before an object is deleted, longer than any request that might still write it. */
  imageRemovals: 15 * minute,
} as const;

export const inDays = (milliseconds: number): number => Math.round(milliseconds / day);

export const idsRemovedAfter = (endsAt: Date): Date => new Date(endsAt.getTime() + retention.playerIds);
