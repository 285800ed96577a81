/** Pixels; X, LINE and Discord show link previews of this size uncropped. */
export const cardWidth = 1200;
export const cardHeight = 630;
