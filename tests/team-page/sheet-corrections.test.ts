import { describe, expect, it } from 'vitest';
import type { SheetDetail } from '~/pokedex/regulations';
import type { TeamSheetContent } from '~/sheets/team-sheet';
import { type Correction, correctionsOf } from '~/team-page/sheet-corrections';

const content: TeamSheetContent = {
  displayName: 'ハルカ',
  saidName: 'Haruka',
  discordId: 'haruka_vgc',
  twitterId: 'haruka',
  tonamelId: 'Hrk4Tm',
  members: [
    { species: 'garchomp', ability: 'roughskin', item: 'lifeorb', moves: ['earthquake'], teraType: 'steel' },
    { species: 'dragonite', ability: 'multiscale' },
    { species: 'rillaboom' },
  ],
  isPublic: true,
  readingId: 'a'.repeat(26),
  secondReadingId: null,
  improvesReading: false,
};
const [first = { species: '' }, second = { species: '' }, third = { species: '' }] = content.members;
const withFirst = (change: object): TeamSheetContent => ({
  ...content,
  members: [{ ...first, ...change }, second, third],
});
const open: readonly SheetDetail[] = ['ability', 'item', 'moves', 'teraType'];

describe('what the opponent’s page says of a correction', () => {
  it.each<[string, TeamSheetContent, readonly SheetDetail[], Correction[]]>([
    [
      'an item, in the reader’s language',
      withFirst({ item: 'choiceband' }),
      open,
      [{ what: 'item', slot: 1, before: 'Life Orb', after: 'Choice Band' }],
    ],
    [
      'a type, by name',
      withFirst({ teraType: 'fire' }),
      open,
      [{ what: 'teraType', slot: 1, before: 'Steel', after: 'Fire' }],
    ],
    [
      'a move that was not there',
      withFirst({ moves: ['earthquake', 'protect'] }),
      open,
      [{ what: 'moves', slot: 1, before: '', after: 'Protect' }],
    ],
    ['no detail that this game does not show', withFirst({ statAlignment: 'jolly' }), open, []],
    [
      'the names by which the player is shown',
      { ...content, displayName: 'Haruka', tonamelId: 'Hrk4Tn' },
      [],
      [
        { what: 'displayName', before: 'ハルカ', after: 'Haruka' },
        { what: 'tonamelId', before: 'Hrk4Tm', after: 'Hrk4Tn' },
      ],
    ],
    [
      'no other name, and not what shall become public',
      { ...content, discordId: 'other', twitterId: '', isPublic: false },
      open,
      [],
    ],
    ['that the image is another', { ...content, readingId: null }, open, [{ what: 'image' }]],
    ['no image of a closed sheet', { ...content, readingId: null }, [], []],
    ['nothing but species of a closed sheet', withFirst({ item: 'choiceband', ability: 'sandveil' }), [], []],
    [
      'a species of a closed sheet, without what came with it',
      withFirst({ species: 'incineroar', ability: 'intimidate' }),
      [],
      [{ what: 'species', slot: 1, before: 'Garchomp', after: 'Incineroar' }],
    ],
    ['another order', { ...content, members: [second, first, third] }, [], [{ what: 'order' }]],
    ['nothing where nothing differs', content, open, []],
  ])('%s', (_, after, details, said) => {
    expect(correctionsOf(content, after, details, 'en')).toEqual(said);
  });

  it('in Japanese', () => {
    expect(correctionsOf(content, withFirst({ item: 'choiceband' }), open, 'ja')).toEqual([
      { what: 'item', slot: 1, before: 'いのちのたま', after: 'こだわりハチマキ' },
    ]);
  });
});
