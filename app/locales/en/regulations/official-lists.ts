import type { officialLists as ja } from '../../ja/regulations/official-lists';

export const officialLists: typeof ja & Plurals = {
  lead: 'Paste the lists of the official pages. We’ll show what differs from the regulation before.',
  asText: 'Write it as JSON',
  lists: { ja: 'List of the Japanese page', en: 'List of the English page' },
  hints: {
    ja: 'Paste the text of the page as it is. Numbers and headings may stay.',
    en: 'One list is enough. With both, new names stand beside each other in both languages.',
  },
  pasted: 'Pasted lists',
  settings: '{{name}} (after {{before}}, from {{from}})',
  settingsOpen: 'Name and dates',
  basedOn: 'The regulation it follows',
  idHint: 'Leave it blank to make it from the English name. Example: champions-m-d',
  idMade: 'It will be {{id}}. It’s part of URLs and can’t change later.',
  checkAgain: 'Check again',
  save: 'Save',
  changed: 'Something changed after you checked. Look again, and save if it’s right. Nothing is saved yet.',
  names: {
    title_one: 'New name ({{count}})',
    title_other: 'New names ({{count}})',
    lead: 'Our data doesn’t have these yet. They come with the regulation.',
    as: 'What it is',
    kinds: {
      species: 'A new Pokémon',
      form: 'A new form',
      item: 'A new item',
      stone: 'A new Mega Stone',
      move: 'A new move',
      ability: 'A new Ability',
    },
    leaveOut: 'Leave it out',
    known: 'It’s {{name}}',
    ja: 'Japanese name',
    en: 'English name',
    of: 'Which Pokémon it belongs to',
    details: 'Types, Abilities and more (can wait)',
    megaJa: 'Mega form (Japanese)',
    megaEn: 'Mega form (English)',
    types: 'Types',
    noType: 'Not entered',
    abilities: 'Abilities',
    abilitiesHint: 'Separate them with commas.',
    problems: {
      noName: 'Enter a name in Japanese or English.',
      tooLong: 'Use up to 40 characters for a name.',
      known: '“{{text}}” is a name we know already.',
      twice: '“{{text}}” is there twice.',
      noSpecies: 'Enter which Pokémon it belongs to.',
      unknownSpecies: 'We don’t know a Pokémon called “{{text}}”.',
      unknownAbility: 'We don’t know an Ability called “{{text}}”.',
    },
  },
  unmatched: {
    notice_one: 'There is {{count}} line we don’t know. It’s left out if you save now.',
    notice_other: 'There are {{count}} lines we don’t know. They’re left out if you save now.',
    title_one: 'Line we don’t know ({{count}})',
    title_other: 'Lines we don’t know ({{count}})',
    lead: 'They’re left out if you save now. If one is a name, choose what it is and check again.',
  },
  read: {
    title: 'What we read',
    counts: '{{forms}} lines of Pokémon, {{items}} of items',
    forms: 'The list of Pokémon',
    items: 'The list of items',
    asItLooks: 'Automatic: {{what}}',
    complete: 'Everything (the rest isn’t allowed)',
    added: 'Additions (to the one before)',
    only: {
      ja: 'Only on the Japanese list. They count as allowed.',
      en: 'Only on the English list. They count as allowed.',
    },
    bare: 'What “{{name}}” on the list means',
    allForms_one: 'All forms ({{count}})',
    allForms_other: 'All forms ({{count}})',
    oneForm: '{{name}} alone',
  },
  leftOut: {
    title_one: 'Line we took for no name ({{count}})',
    title_other: 'Lines we took for no names ({{count}})',
    heading_one: '{{count}} heading',
    heading_other: '{{count}} headings',
    number_one: '{{count}} number',
    number_other: '{{count}} numbers',
    type_one: '{{count}} type',
    type_other: '{{count}} types',
    mega_one: '{{count}} Mega form',
    mega_other: '{{count}} Mega forms',
    page_one: '{{count}} line of the page',
    page_other: '{{count}} lines of the page',
    twice_one: '{{count}} repeated line',
    twice_other: '{{count}} repeated lines',
    beside_one: '{{count}} Pokémon beside a Mega Stone',
    beside_other: '{{count}} Pokémon beside Mega Stones',
  },
  problems: {
    empty: 'Paste the Japanese or the English list.',
    nothing: 'We found no names. Paste the part of the official page that is the list.',
    tooLong: 'It’s too long. Use up to {{max}} KB: paste the list alone.',
    tooManyCells: 'There are too many lines. Paste the list alone.',
    tooManyUnknown_one:
      'There is {{count}} line we don’t know (such as “{{first}}”). Paste the part of the official page that is the list.',
    tooManyUnknown_other:
      'There are {{count}} lines we don’t know (such as “{{first}}”). Paste the part of the official page that is the list.',
    basedOn: 'There is no such regulation anymore. Choose another one.',
    noName: 'Enter a name.',
    nameTooLong: 'Use up to 60 characters for the name.',
    noId: 'The name has no Latin letters or digits, so enter an ID. Example: champions-m-d',
    taken: '{{id}} is already used. Choose another ID, or correct {{id}} instead.',
  },
};

type OneOf<Key extends string> = { [K in `${Key}_one`]: string };

interface Plurals {
  names: OneOf<'title'>;
  unmatched: OneOf<'title' | 'notice'>;
  read: OneOf<'allForms'>;
  leftOut: OneOf<'title' | 'heading' | 'number' | 'type' | 'mega' | 'page' | 'twice' | 'beside'>;
  problems: OneOf<'tooManyUnknown'>;
}
