/**
 * `<span data-picture="/path">` becomes that picture, which is fetched when it comes near. Browsers fetch a lazy
 * `<img>` at once where scripts are off.
 */
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
