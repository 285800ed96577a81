import type { day as source } from '../ja/day';
import type { Translated } from '../translated';

export const day: Translated<typeof source> & Plurals = {
  title: '{{name}}: event day',
  heading: 'Event day',
  deadline: 'Deadline',
  start: 'Start',
  lost: 'We can’t check for changes. Check your signal, then press “Refresh”.',
  refresh: 'Refresh',
  submitted_one: '{{count}} team submitted',
  submitted_other: '{{count}} teams submitted',
  search: 'Name, ID or table',
  look: 'View',
  unlock: 'Unlock',
  note: 'Note',
  letIn: 'Let in late',
  entrant: 'Entrant',
  scan: 'Scan a player’s QR code with your phone to open their team sheet on the desk.',
  marks: {
    look: 'Needs a look',
    rules: 'Check rules',
    reading: 'Check reading',
    missing: 'Missing',
    asked: 'To match',
    duplicate: 'Duplicate ID',
    offRoster: 'Not on the list',
    unlocked: 'Unlocked',
    changed: 'Changed since the check',
    checked: 'Checked',
    noted: 'Note or penalty',
  },
};

interface Plurals {
  submitted_one: string;
}
