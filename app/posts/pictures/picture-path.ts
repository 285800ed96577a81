/** The address of an uploaded picture; the same in every language. */
export const picturePath = (id: string) => `/post/pictures/${id}`;

export interface PictureUrls {
  phone: string;
  whole: string;
}

/** The main one first. */
export const pictureUrls = ({ pictureIds }: { pictureIds: readonly string[] }): PictureUrls[] =>
  pictureIds.map((id) => ({ phone: `${picturePath(id)}?size=phone`, whole: picturePath(id) }));
