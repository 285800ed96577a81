import type { PageHandle } from '~/ui/page-handle';

export { action, default, links, loader, meta } from './change-password';

/** The same form in the frame of the staff. */
export const handle: PageHandle = { layout: 'admin' };
