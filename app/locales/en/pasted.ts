import type { pasted as source } from '../ja/pasted';
import type { Translated } from '../translated';

export const pasted: Translated<typeof source> & Plurals = {
  check: 'What we read',
  column: 'Column {{at}}',
  unused: 'Not used',
  unknown: 'Not used (unknown)',
  separator: ', ',
  unknownNote: 'We don’t know what some columns are. To use one, choose what it is and press “Read again”.',
  choose: 'Choose one',
  mustKnowNote:
    'We don’t know what some columns are. Choose what they are, or “Not used”, then press “Read again”.',
  again: 'Read again',
  readAnew: 'We read it again with what you changed. Please review it, then save again.',
  look: 'Check before saving',
  line: 'Line {{line}}',
  moreLines_one: '{{count}} more line',
  moreLines_other: '{{count}} more lines',
  notKept_one: '{{count}} part won’t be saved:',
  notKept_other: '{{count}} parts won’t be saved:',
  notTaken_one: '{{count}} line won’t be added:',
  notTaken_other: '{{count}} lines won’t be added:',
  file: 'Or a file',
  fileHint: 'If you choose a file, it is read instead of the text above.',
  encoding: 'We couldn’t read the file’s text. Save it as UTF-8 or Shift_JIS.',
};

interface Plurals {
  moreLines_one: string;
  notKept_one: string;
  notTaken_one: string;
}
