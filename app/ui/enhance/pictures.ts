/** Replaces `<span data-picture="/path">` by a lazy image. Without scripts, browsers fetch a lazy `<img>` at once. */
export function pictures(root: Document | Element) {
  for (const place of root.querySelectorAll<HTMLElement>('[data-picture]')) {
    const picture = new Image(640, 360);
    picture.alt = '';
    picture.loading = 'lazy';
    picture.decoding = 'async';
    picture.src = place.dataset.picture ?? '';
    place.replaceWith(picture);
  }
}
