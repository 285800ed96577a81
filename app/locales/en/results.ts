import type { results as source } from '../ja/results';
import type { Translated } from '../translated';

export const results: Translated<typeof source> & Plurals = {
  title: '{{name}}: results',
  heading: 'Results',
  team: 'Team',
  wins: 'Wins',
  losses: 'Losses',
  rank: 'Place',
  ties: 'Ties',
  download: {
    title: 'Download results',
    hint: 'Get the saved results as a file. The TOM file has no dates of birth and no records.',
    csv: 'CSV',
    json: 'JSON',
    tdf: 'TOM (.tdf)',
  },
  recordWithTies: '{{wins}}–{{losses}}–{{ties}}',
  dropped: 'Dropped',
  disqualified: 'Disqualified',
  finish: {
    winner: 'Winner',
    runnerUp: 'Runner-up',
    top4: 'Top 4',
    top8: 'Top 8',
    top16: 'Top 16',
  },
  fieldOf: '{{name}}: {{field}}',
  save: 'Save',
  noTeams: 'No teams submitted yet.',
  publish: 'Publish results',
  unpublish: 'Hide results',
  published: 'The results are public.',
  notPublished: 'The results aren’t public yet.',
  shownFrom: 'Even if you publish them, they’re shown only after the tournament ends:',
  lastSave_one: 'Last save ({{count}} team):',
  lastSave_other: 'Last save ({{count}} teams):',
  undo: 'Undo last save',
  wrong_one: 'Please fix the values of {{count}} team. Nothing has been saved yet.',
  wrong_other: 'Please fix the values of {{count}} teams. Nothing has been saved yet.',
  wrongField: {
    wins: 'Enter wins from 0 to 99.',
    losses: 'Enter losses from 0 to 99.',
    rank: 'Enter a place from 1 to 9999.',
  },
  conflict_one: 'Someone else has changed {{count}} team in the meantime.',
  conflict_other: 'Someone else has changed {{count}} teams in the meantime.',
  conflictNext: 'Choose which to keep, then save again.',
  conflictSaved_one: 'We saved the other team ({{count}}). Choose which to keep, then save again.',
  conflictSaved_other: 'We saved the other {{count}} teams. Choose which to keep, then save again.',
  chooseFor: '{{name}}: which one do you want to keep?',
  mine: 'Your version:',
  theirs: 'Saved version:',
  value: '{{wins}}–{{losses}}, place: {{place}}',
  blank: 'none',
  pasted_one: 'We filled in {{count}} team in the table below. Check it, then press “Save”.',
  pasted_other: 'We filled in {{count}} teams in the table below. Check them, then press “Save”.',
  pastedNone: 'There were no lines to fill in.',
  notTaken_one: 'We left out {{count}} line:',
  notTaken_other: 'We left out {{count}} lines:',
  line: 'Line {{line}}',
  moreLines: 'and {{count}} more',
  problems: {
    unknown: 'no team has this Tonamel ID or display name',
    ambiguous: 'several teams have this name: use the Tonamel ID',
    noNumbers: 'there are no wins and losses and no place',
    twice: 'another line is about the same team',
  },
  refused: {
    nothing: 'We couldn’t read all of this, so we haven’t filled in anything.',
    next: 'Fix it, or delete the columns you don’t need, then press “Fill in the table” again.',
    named: 'Column “{{name}}”',
    at: 'Column {{column}}',
    cell: 'line {{line}}, “{{text}}”',
    wholeLine: 'Line {{line}}, “{{text}}”',
    and: ', ',
    why: '{{where}}: {{why}}',
    more: 'and {{count}} more',
    reasons: {
      column: 'we don’t know this column',
      repeated: 'there’s more than one column of this kind',
      noHead: 'this value doesn’t have a header',
      unexplained: 'we can’t tell what this is',
      wins: 'wins must be a number from 0 to 99',
      losses: 'losses must be a number from 0 to 99',
      rank: 'the place must be a number from 1 to 9999',
      record: 'records must look like 6–1',
      ties: 'we can’t take records with ties',
      half: 'we need both wins and losses',
      disagree: 'this doesn’t match the record',
      quote: 'a quotation mark isn’t closed',
      tooLong: 'you can’t paste more than {{lines}} lines or {{characters}} characters at once',
    },
  },
  paste: {
    title: 'Paste from a spreadsheet',
    label: 'What to paste',
    hint: 'Copy the columns for Tonamel ID or display name, wins, losses and place. With a header row, columns can be in any order. CSV works too.',
    example: 'Tonamel ID\tWins\tLosses\tPlace\nHrk4Tm\t6\t1\t1',
    button: 'Fill in the table',
  },
};

/** English tells one from many, which the Japanese strings do not have. */
interface Plurals {
  lastSave_one: string;
  wrong_one: string;
  conflict_one: string;
  conflictSaved_one: string;
  pasted_one: string;
  notTaken_one: string;
}
