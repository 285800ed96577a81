import tokens from '~/ui/tokens.css?inline';
import embed from './embed.css?inline';
import unseen from './unseen.css?inline';
import styles from './view-team.css?inline';

/** The styles which stand in the page itself: these pages are whole in one response. */
export const sheetStyles = tokens + unseen + styles;

/** Those of a page that offers to be embedded. */
export const embedStyles = embed;

// A browser that is given no icon asks for one.
const icon =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 36 36'><path fill='#1c6a68' d='M6 1h11v10H6zM19 1h11v10H19zM6 13h11v10H6zM19 13h11v10H19zM6 25h11v10H6z'/><path fill='#f2cf1f' d='M19 25h11v10H19z'/></svg>";

export const links = () => [{ rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(icon)}` }];
