import type { PageHandle } from '~/ui/page-handle';

export { action, default, links, loader, meta } from './change-password';

export const handle: PageHandle = { audience: 'staff', failed: { writing: 'saveFailed' }, layout: 'admin' };
