/** The address of an uploaded picture; the same in every language. */
export const picturePath = (id: string) => `/post/pictures/${id}`;

export interface PictureUrls {
  phone: string;
  whole: string;
}

/** The main one first. A picture on another site has but one size. */
export const pictureUrls = ({
  pictureIds,
  imageUrl,
}: {
  pictureIds: readonly string[];
  imageUrl: string | null;
}): PictureUrls[] => [
  ...pictureIds.map((id) => ({ phone: `${picturePath(id)}?size=phone`, whole: picturePath(id) })),
  ...(imageUrl ? [{ phone: imageUrl, whole: imageUrl }] : []),
];
