/** What an account may be mailed of, each a choice of its own, and whether it is until somebody chooses. */
export const topicDefaults = {
  // What a player must not miss, of a tournament that they handed in to.
  deadline: true,
  announcement: true,
  results: true,
  progress: false,
  receipt: false,
  onAir: false,
  /** New tournaments of groups whose tournaments they handed in to: nobody is written to about these unasked. */
  organizers: false,
} as const;

export type MailTopic = keyof typeof topicDefaults;

export const mailTopics = Object.keys(topicDefaults) as MailTopic[];

export const isMailTopic = (text: string): text is MailTopic => Object.hasOwn(topicDefaults, text);

/** As the page shows them: what they are about, and which. */
export const topicGroups = [
  { about: 'own', topics: mailTopics.filter((topic) => topic !== 'organizers') },
  { about: 'organizers', topics: ['organizers'] },
] as const satisfies { about: string; topics: readonly MailTopic[] }[];
