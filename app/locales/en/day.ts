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
  look: 'Open sheet',
  unlock: 'Unlock',
  note: 'Note',
  letIn: 'Give late link',
  entrant: 'Entrant',
  scan: 'Scan a player’s QR code with your phone to open their team sheet in organizer home.',
  marks: {
    look: 'Needs a look',
    rules: 'Check rules',
    reading: 'Check reading',
    missing: 'Missing',
    asked: 'Needs matching',
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
