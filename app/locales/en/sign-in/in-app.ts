import type { inApp as source } from '../../ja/sign-in/in-app';
import type { Translated } from '../../translated';

export const inApp: Translated<typeof source> = {
  google: 'Google doesn’t allow sign-in inside {{app}}, so open this page in Safari or Chrome.',
  anyApp: 'apps',
  open: 'Open in browser',
  ifNot: 'If nothing opens, paste this URL into your browser.',
  menu: 'Choose “Open in browser” or “Open in Safari” in the “…” or share menu, or paste this URL into Safari.',
  url: 'URL of this page',
  editLink: {
    mail: 'Email it to yourself',
    mailSubject: 'Edit link ({{tournament}})',
    mailText: 'You can edit your team for {{tournament}} with this link. Don’t share it.',
    only: 'You can edit only in this browser inside {{app}}. Save your edit link so that you can edit in others, too.',
    open: 'Open editing in browser',
  },
};
