import tokens from '~/ui/tokens.css?inline';
import embed from './embed.css?inline';
import unseen from './unseen.css?inline';
import styles from './view-team.css?inline';

/** Inlined: these pages are complete in one response. */
export const sheetStyles = tokens + unseen + styles;

export const embedStyles = embed;

// Browsers request an icon if none is given.
const icon =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 36 36'><path fill='#1c6a68' d='M6 1h11v10H6zM19 1h11v10H19zM6 13h11v10H6zM19 13h11v10H19zM6 25h11v10H6z'/><path fill='#f2cf1f' d='M19 25h11v10H19z'/></svg>";

export const links = () => [{ rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(icon)}` }];
