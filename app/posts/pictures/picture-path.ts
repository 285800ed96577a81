export const picturePath = (id: string) => `/post/pictures/${id}`;

/** Path of a post's share image; `version` keeps caches from serving an older one. */
export const cardPath = (postId: string, version?: number) =>
  `/post/${postId}/card${version === undefined ? '' : `?v=${version}`}`;

export interface PictureUrls {
  phone: string;
  whole: string;
}

export const pictureUrls = ({ pictureIds }: { pictureIds: readonly string[] }): PictureUrls[] =>
  pictureIds.map((id) => ({ phone: `${picturePath(id)}?size=phone`, whole: picturePath(id) }));

/** Pictures of a public post, or its share image if it has none. */
export function shownPictures(post: { id: string; version: number; pictureIds: readonly string[] }) {
  const card = cardPath(post.id, post.version);
  return post.pictureIds.length > 0 ? pictureUrls(post) : [{ phone: card, whole: card }];
}
