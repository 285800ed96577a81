/** The address of an uploaded picture; the same in every language. */
export const picturePath = (id: string) => `/post/pictures/${id}`;

/** Of the drawn picture of a published post; `version` lets nobody keep an older one. */
export const cardPath = (postId: string, version?: number) =>
  `/post/${postId}/card${version === undefined ? '' : `?v=${version}`}`;

export interface PictureUrls {
  phone: string;
  whole: string;
}

/** The main one first. */
export const pictureUrls = ({ pictureIds }: { pictureIds: readonly string[] }): PictureUrls[] =>
  pictureIds.map((id) => ({ phone: `${picturePath(id)}?size=phone`, whole: picturePath(id) }));

/** Of a published post, which has its card where it has no picture. */
export function shownPictures(post: { id: string; version: number; pictureIds: readonly string[] }) {
  const card = cardPath(post.id, post.version);
  return post.pictureIds.length > 0 ? pictureUrls(post) : [{ phone: card, whole: card }];
}
