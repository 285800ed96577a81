import type { host as source } from '../ja/host';
import type { Translated } from '../translated';

export const host: Translated<typeof source> = {
  new: 'New tournament',
  teams: 'Teams: {{count}}',
  result: 'Results',
  edit: 'Edit',
  state: {
    draft: 'Draft (not public)',
    published: 'Public',
    archived: 'Archived',
    closedByHand: 'Submission stopped',
    results: 'Results published',
  },
  concerns: {
    notPublished: 'It is not public yet and starts in less than two weeks.',
    closedByHand: 'Submission of teams is stopped by hand.',
    regulationOver: 'Its regulation ends before it starts.',
    noResults: 'It is over, and the results are not published yet.',
  },
};
