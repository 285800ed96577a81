/** Of a new post, of one that a team fills in, and of one that is changed: each has a draft of its own. */
export const draftNameOf = ({ team, post }: { team?: string | null; post?: string }): string =>
  post ? `post:${post.toLowerCase()}` : team ? `post:team:${team.toLowerCase()}` : 'post';
