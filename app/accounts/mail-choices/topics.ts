export const topicDefaults = {
  // Things a player must not miss about a tournament they have submitted to.
  deadline: true,
  announcement: true,
  results: true,
  progress: false,
  receipt: false,
  onAir: false,
  /** New tournaments of groups they have submitted to before. Opt-in. */
  organizers: false,
} as const;

export type MailTopic = keyof typeof topicDefaults;

export const mailTopics = Object.keys(topicDefaults) as MailTopic[];

export const isMailTopic = (text: string): text is MailTopic => Object.hasOwn(topicDefaults, text);

export const topicGroups = [
  { about: 'own', topics: mailTopics.filter((topic) => topic !== 'organizers') },
  { about: 'organizers', topics: ['organizers'] },
] as const satisfies { about: string; topics: readonly MailTopic[] }[];
