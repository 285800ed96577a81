/** At most `max` within a time that begins with the first of them. */
export interface Rate {
  max: number;
  withinMs: number;
}

const minute = 60_000;
const quarter = 15 * minute;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * All limits that our own table keeps; those by the minute of images and of teams stand in wrangler.toml. A network is an
 * IPv4 address or the /64 of an IPv6 one; a venue of 500 players is one. A place is a device or a network. Who knows an
 * account's place is never kept out by strangers: they have a limit of their own, all together.
 */
export const rates = {
  /** Passwords tried for one account from one place, right ones forgotten. */
  guesses: [
    { max: 8, withinMs: quarter },
    { max: 40, withinMs: day },
  ],
  /** Right ones too, for one account from all devices that it knows. */
  guessesOnDevices: [{ max: 60, withinMs: quarter }],
  guessesFromNetwork: [{ max: 300, withinMs: quarter }],
  /** For one account from all places that it does not know. NIST SP 800-63B: no more than 100. */
  guessesOfStrangers: [
    { max: 40, withinMs: quarter },
    { max: 100, withinMs: day },
  ],
  /** Of passkeys that were signed with; and of challenges: each page that offers to sign in by one takes one. */
  passkeys: [{ max: 600, withinMs: quarter }],
  challenges: [{ max: 2000, withinMs: quarter }],
  /** The current password, and the one of a sign-up, asked for once more. */
  ownPassword: [{ max: 8, withinMs: quarter }],
  signUpPassword: [{ max: 10, withinMs: quarter }],

  /** Links to reset a password, to one mailbox from one place. */
  resetMails: [
    { max: 3, withinMs: hour },
    { max: 10, withinMs: day },
  ],
  /** Of strangers together, for as long as their links work: there is always one in the mailbox that does. */
  resetMailsOfStrangers: [{ max: 3, withinMs: hour }],
  /** Other mails to a mailbox that is not proven yet: from one place, and from everywhere. */
  newMailboxFromPlace: [
    { max: 5, withinMs: hour },
    { max: 10, withinMs: day },
  ],
  newMailbox: [
    { max: 10, withinMs: hour },
    { max: 20, withinMs: day },
  ],
  mailsFromNetwork: [{ max: 200, withinMs: quarter }],
  /** To the owner of a team, because somebody typed the same IDs. */
  editLinks: [
    { max: 1, withinMs: hour },
    { max: 3, withinMs: day },
  ],
  emailChanges: [{ max: 5, withinMs: quarter }],

  /** Of what happens in tournaments, to one account (player-mails); and of those, of new tournaments. */
  noticesToAccount: [{ max: 20, withinMs: day }],
  newTournamentsToAccount: [{ max: 3, withinMs: day }],

  /** Sent to the webhooks of a group by hand: tests, and what is sent again. */
  webhooksByHand: [{ max: 20, withinMs: quarter }],

  google: [{ max: 300, withinMs: quarter }],
  roleRequests: [{ max: 20, withinMs: quarter }],

  /** Reports of one thing from one network: the first is enough. */
  reportsOfOne: [{ max: 1, withinMs: day }],
  reportsFromNetwork: [{ max: 20, withinMs: day }],
  /** What site admins can look at. */
  reports: [{ max: 300, withinMs: day }],

  /** Images that are kept and readings that are started, *try again* too. A player sends two, some times over. */
  imagesOfPerson: [{ max: 60, withinMs: day }],
  imagesFromNetwork: [{ max: 3000, withinMs: day }],
  imagesForTournament: [{ max: 5000, withinMs: day }],
  /** Readings for no tournament that we know: the form never asks for one. */
  imagesForNone: [{ max: 500, withinMs: day }],
  /** What the sweeper is quicker than (`sweeping.ts`). */
  images: [{ max: 50_000, withinMs: day }],

  /** Teams that are fetched from where they were shared by their address. */
  pastesFromNetwork: [{ max: 300, withinMs: quarter }],
  pastes: [{ max: 3000, withinMs: hour }],

  /** Pictures of other sites that are asked for, in vain too; those that come count as images as well. */
  fetchesOfPerson: [
    { max: 20, withinMs: quarter },
    { max: 60, withinMs: day },
  ],
  fetchesFromNetwork: [{ max: 200, withinMs: day }],
  /** From one host, so that nobody is flooded by way of us. */
  fetchesFromHost: [{ max: 200, withinMs: hour }],
  fetches: [{ max: 5000, withinMs: day }],
} satisfies Record<string, readonly [Rate, ...Rate[]]>;
