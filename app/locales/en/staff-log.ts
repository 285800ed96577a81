import type { staffLog as source } from '../ja/staff-log';
import type { Translated } from '../translated';

export const staffLog: Translated<typeof source> = {
  file: '{{name}} staff log',
  title: 'Staff log',
  siteTitle: 'Log of site admins',
  lead: 'Who opened, took away or changed what others can’t see. Kept for {{days}} days.',
  none: 'Nothing has been logged yet.',
  early: 'Before the start',
  gone: 'A former member',
  own: 'How often staff opened this team sheet',
  ownLine: '{{place}}: {{times}}',
  acts: {
    looked: 'Opened a team sheet',
    exported: 'Exported teams',
    printed: 'Printed teams',
    added: 'Added a team',
    corrected: 'Corrected a team',
    unlocked: 'Unlocked a team',
    locked: 'Locked a team again',
    withdrew: 'Withdrew a team',
    restored: 'Restored a team',
    renewedLink: 'Renewed an edit link',
    madeLateLink: 'Made a late link',
    extended: 'Moved the deadline',
    checked: 'Marked a team sheet as checked',
    drew: 'Drew teams to check',
    noted: 'Wrote a note or a penalty',
    announced: 'Published an announcement',
    decided: 'Decided a request to join',
    changedRole: 'Changed a member',
  },
};
