/** Key of the local draft: one for new posts, one per prefilled team, one per edited post. */
export const draftNameOf = ({ team, post }: { team?: string | null; post?: string }): string =>
  post ? `post:${post.toLowerCase()}` : team ? `post:team:${team.toLowerCase()}` : 'post';
