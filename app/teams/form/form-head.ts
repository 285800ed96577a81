import fieldStyles from '~/ui/form/fields.css?url';
import type { PageHandle } from '~/ui/page-handle';
import styles from './submit-team.css?url';

export const handle: PageHandle = { layout: 'user', hydrate: true };
export const links = () => [fieldStyles, styles].map((href) => ({ rel: 'stylesheet', href }));

/** An answer changes nothing else on the page. */
export const shouldRevalidate = () => false;
