/** Sizes in CSS pixels of the page. `tests/e2e/guide.spec.ts` takes the pictures. */
export const guidePictures = {
  read: { width: 390, height: 620 },
  success: { width: 390, height: 890 },
  open: { width: 390, height: 630 },
  closed: { width: 390, height: 630 },
  home: { width: 390, height: 770 },
  day: { width: 390, height: 800 },
  results: { width: 390, height: 600 },
  judge: { width: 390, height: 640 },
  draw: { width: 390, height: 600 },
  files: { width: 390, height: 420 },
  desk: { width: 390, height: 844 },
  overlay: { width: 1920, height: 1080 },
} as const;

export type PictureName = keyof typeof guidePictures;
