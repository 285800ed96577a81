/** The address of an uploaded picture; the same in every language. */
export const picturePath = (id: string) => `/post/pictures/${id}`;

/** The addresses of a version's pictures, the main one first. */
export const pictureUrls = ({
  pictureIds,
  imageUrl,
}: {
  pictureIds: readonly string[];
  imageUrl: string | null;
}) => [...pictureIds.map(picturePath), ...(imageUrl ? [imageUrl] : [])];
