/** In pixels, as X, LINE and Discord show the picture of a link whole. */
export const cardWidth = 1200;
export const cardHeight = 630;
