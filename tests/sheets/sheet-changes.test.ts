import { describe, expect, it } from 'vitest';
import type { TeamMember } from '~/pokedex/member';
import { sheetChanges } from '~/sheets/sheet-changes';
import type { TeamSheetContent } from '~/sheets/team-sheet';
import { harukaTeam } from '../world-sheets';
import { harukaSheet as sheet } from './conflict/two-sheets';

const withMember = (slot: number, change: Partial<TeamMember>) =>
  harukaTeam.map((member, at) => (at === slot ? { ...member, ...change } : member));
const [first, second, ...rest] = harukaTeam as [TeamMember, TeamMember, ...TeamMember[]];

const table: [string, Partial<TeamSheetContent>, string[]][] = [
  ['nothing', {}, []],
  ['a name', { displayName: 'ハル' }, ['displayName: ハルカ > ハル']],
  ['what had been blank', { twitterId: 'haru' }, ['twitterId:  > haru']],
  ['visibility', { isPublic: true }, ['isPublic:  > on']],
  ['an image', { readingId: 'r' }, ['readingId:  > r']],
  ['a second image', { secondReadingId: 's' }, ['readingId:  > s']],
  ['whether the image may help', { improvesReading: true }, ['improvesReading:  > on']],
  [
    'an item',
    { members: withMember(0, { item: 'choicescarf' }) },
    ['members[0].item: Life Orb > Choice Scarf'],
  ],
  ['an item taken away', { members: withMember(0, { item: undefined }) }, ['members[0].item: Life Orb > ']],
  [
    'one move',
    { members: withMember(0, { moves: ['protect', 'earthquake', 'stompingtantrum', 'dragonclaw'] }) },
    ['members[0].moves[2]: Swords Dance > Stomping Tantrum'],
  ],
  ['moves in another order', { members: withMember(0, { moves: [...(first.moves ?? [])].reverse() }) }, []],
  [
    'the order of the six',
    { members: [second, first, ...rest] },
    [
      'members: Garchomp, Incineroar, Rillaboom, Flutter Mane, Urshifu (Rapid Strike), Amoonguss > Incineroar, Garchomp, Rillaboom, Flutter Mane, Urshifu (Rapid Strike), Amoonguss',
    ],
  ],
  [
    'a species, moved to the front, with all it brings',
    { members: [{ species: 'ironhands', item: 'lifeorb' }, second, ...rest] },
    [
      'members[0].species: Garchomp > Iron Hands',
      'members[0].ability: Rough Skin > ',
      'members[0].teraType: steel > ',
      'members[0].moves[0]: Earthquake > ',
      'members[0].moves[1]: Dragon Claw > ',
      'members[0].moves[2]: Protect > ',
      'members[0].moves[3]: Swords Dance > ',
    ],
  ],
  [
    'an item, of one who moved as well',
    { members: [second, { ...first, item: 'clearamulet' }, ...rest] },
    ['members[1].item: Life Orb > Clear Amulet'],
  ],
];

describe('what was changed on a sheet', () => {
  it.each(table)('%s', (_, change, expected) => {
    const changes = sheetChanges(sheet(), sheet(change));
    const said = changes.map(({ path, before, after }) => `${path}: ${before} > ${after}`);
    const isMoved = (text: string) => text.startsWith('members: ');
    // Whoever moved and changed is told apart by the change; the order is said too.
    expect(said.filter((text) => expected.some(isMoved) || !isMoved(text))).toEqual(expected);
  });

  it('counts the same way back', () => {
    const other = sheet({ members: [second, { ...first, item: 'clearamulet' }, ...rest] });
    expect(sheetChanges(other, other)).toEqual([]);
    expect(sheetChanges(other, sheet()).map(({ path }) => path)).toContain('members[0].item');
  });
});
