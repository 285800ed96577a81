/** Fixed window: at most `max` tries in the time that begins with the first. */
export interface Rate {
  max: number;
  withinMs: number;
}

const minute = 60_000;
const quarter = 15 * minute;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Rate limits in our own table; the limits per minute for images and teams are in wrangler.toml. A network is an IPv4
 * address or an IPv6 /64; a venue of 500 players is one. A place is a device or a network. Strangers never lock out
 * the places that an account knows: they share a limit of their own. `…OfDevice` counts a device that opened a form of
 * ours, with the high `…FromHall` behind it; `…FromNetwork` all at an address without our cookie (`place-limit.server.ts`).
 */
export const rates = {
  /** Password tries for one account from one place; a correct one resets the count. */
  guesses: [
    { max: 8, withinMs: quarter },
    { max: 40, withinMs: day },
  ],
  /** Correct ones too, for one account from all its known devices. */
  guessesOnDevices: [{ max: 60, withinMs: quarter }],
  guessesOfDevice: [{ max: 60, withinMs: quarter }],
  guessesFromHall: [{ max: 1200, withinMs: quarter }],
  guessesFromNetwork: [{ max: 300, withinMs: quarter }],
  /** All unknown places together, for one account. NIST SP 800-63B allows no more than 100. */
  guessesOfStrangers: [
    { max: 40, withinMs: quarter },
    { max: 100, withinMs: day },
  ],
  /** Passkey sign-ins, and challenges: each page that offers to sign in with a passkey takes one. */
  passkeys: [{ max: 600, withinMs: quarter }],
  challenges: [{ max: 2000, withinMs: quarter }],
  /** Re-entered passwords: the current one, and that of a sign-up. */
  ownPassword: [{ max: 8, withinMs: quarter }],
  signUpPassword: [{ max: 10, withinMs: quarter }],

  /** Password reset links to one mailbox from one place. */
  resetMails: [
    { max: 3, withinMs: hour },
    { max: 10, withinMs: day },
  ],
  /** All strangers together, in the lifetime of a link: the mailbox always has one that works. */
  resetMailsOfStrangers: [{ max: 3, withinMs: hour }],
  /** Other mails to an unverified mailbox: from one place, and from everywhere. */
  newMailboxFromPlace: [
    { max: 5, withinMs: hour },
    { max: 10, withinMs: day },
  ],
  newMailbox: [
    { max: 10, withinMs: hour },
    { max: 20, withinMs: day },
  ],
  mailsOfDevice: [{ max: 20, withinMs: quarter }],
  mailsFromHall: [{ max: 1200, withinMs: quarter }],
  mailsFromNetwork: [{ max: 200, withinMs: quarter }],
  /** Mails to a team's owner because a visitor typed the same IDs. */
  editLinks: [
    { max: 1, withinMs: hour },
    { max: 3, withinMs: day },
  ],
  emailChanges: [{ max: 5, withinMs: quarter }],
  /** To an account whose mails come back. */
  testMails: [{ max: 3, withinMs: quarter }],

  /** Tournament mails to one account (player-mails), and those about new tournaments. */
  noticesToAccount: [{ max: 20, withinMs: day }],
  newTournamentsToAccount: [{ max: 3, withinMs: day }],

  /** Webhook messages sent by hand per group: tests and redeliveries. */
  webhooksByHand: [{ max: 20, withinMs: quarter }],

  /** Accounts to which one site admin ends all access. */
  accessEndings: [{ max: 20, withinMs: hour }],

  google: [{ max: 300, withinMs: quarter }],
  roleRequests: [{ max: 20, withinMs: quarter }],

  /** Reports of one thing from one network: one is enough. */
  reportsOfOne: [{ max: 1, withinMs: day }],
  reportsFromNetwork: [{ max: 20, withinMs: day }],
  /** Limit of what site admins can review. */
  reports: [{ max: 300, withinMs: day }],

  /** Stored images and started readings, with *try again*. A player sends two, some times over. */
  imagesOfPerson: [{ max: 60, withinMs: day }],
  imagesOfDevice: [{ max: 200, withinMs: day }],
  imagesFromHall: [{ max: 10_000, withinMs: day }],
  imagesFromNetwork: [{ max: 3000, withinMs: day }],
  imagesForTournament: [{ max: 5000, withinMs: day }],
  /** Readings for no known tournament, which the form never asks for. */
  imagesForNone: [{ max: 500, withinMs: day }],
  /** Less than the sweeper can delete (`sweeping.ts`). */
  images: [{ max: 50_000, withinMs: day }],

  /** Teams fetched by the URL at which they were shared. */
  pastesOfDevice: [{ max: 60, withinMs: quarter }],
  pastesFromHall: [{ max: 1500, withinMs: quarter }],
  pastesFromNetwork: [{ max: 300, withinMs: quarter }],
  pastes: [{ max: 3000, withinMs: hour }],

  /** Pictures fetched from other sites, failures included; the successful ones count as images too. */
  fetchesOfPerson: [
    { max: 20, withinMs: quarter },
    { max: 60, withinMs: day },
  ],
  fetchesFromNetwork: [{ max: 200, withinMs: day }],
  /** Requests to one host, so that our server can't be used to flood it. */
  fetchesFromHost: [{ max: 200, withinMs: hour }],
  fetches: [{ max: 5000, withinMs: day }],
} satisfies Record<string, readonly [Rate, ...Rate[]]>;
