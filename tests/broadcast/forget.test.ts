import { describe, expect, it } from 'vitest';
import { blankDesk } from '~/broadcast/desk';
import { forgetAtDesk } from '~/broadcast/forget';
import { blankScene, blankSide, type Scene } from '~/broadcast/scene';

const sheet = { id: 'a'.repeat(26), tournamentId: 't'.repeat(26), name: 'ハルカ' };
const side = (player: string, teamSheetId: string | null = null) => ({
  ...blankSide,
  player,
  teamSheetId,
  score: 1,
});
const scene = (change: Partial<Scene> = {}): Scene => ({
  ...blankScene,
  tournamentId: sheet.tournamentId,
  sides: [side('ハルカ', sheet.id), side('アカリ')],
  ...change,
});

describe('whom a desk forgets', () => {
  it.each([
    [
      'by their team, whatever they are called there',
      scene({ sides: [side('HARUKA', sheet.id), side('x')] }),
      ['', 'x'],
    ],
    ['by their name, where no team is named', scene({ sides: [side('ハルカ'), side('x')] }), ['', 'x']],
    [
      'but nobody of that name with a team of their own',
      scene({ sides: [side('ハルカ', 'b'.repeat(26)), side('x')] }),
      ['ハルカ', 'x'],
    ],
    [
      'nor in another tournament',
      scene({ tournamentId: null, sides: [side('ハルカ'), side('x')] }),
      ['ハルカ', 'x'],
    ],
  ])('%s', (_, before, players) => {
    const desk = { ...blankDesk, draft: before, live: before, past: [before, null], future: [before] };
    const after = forgetAtDesk(desk, { sheets: [sheet] });
    for (const one of [after.draft, after.live, after.past[0], after.future[0]])
      expect(one?.sides.map(({ player }) => player)).toEqual(players);
    expect(after.past[1]).toBeNull();
    // What is on air has another revision, so that overlays and the database follow.
    expect(after.revision).toBe(players[0] === '' ? 1 : 0);
    expect(after.draft.sides[0].score).toBe(1);
  });

  it('of a name alone: another stands in its place, and the team stays', () => {
    const both = scene({ sides: [side('ハルカ', sheet.id), side('ハルカ')] });
    const after = forgetAtDesk({ ...blankDesk, live: both }, { sheets: [{ ...sheet, instead: '***' }] });
    expect(after.live?.sides.map(({ player, teamSheetId }) => [player, teamSheetId])).toEqual([
      ['***', sheet.id],
      ['***', null],
    ]);
    expect(after.revision).toBe(1);
  });

  it('who was staff, as caster and as who wrote the draft', () => {
    const caster = { name: 'ツキノ', handle: '@tsukino' };
    const desk = {
      ...blankDesk,
      draftBy: 'ツキノ',
      draft: scene({ casters: [caster, { name: 'ヨツバ', handle: '' }] }),
      knownCasters: [caster],
    };
    const after = forgetAtDesk(desk, { sheets: [], staff: { userId: 'x', names: ['ツキノ', ''] } });
    expect([after.draftBy, after.draft.casters.map(({ name }) => name), after.knownCasters]).toEqual([
      '',
      ['ヨツバ'],
      [],
    ]);
  });

  it('leaves a desk as it is where nobody stood', () => {
    const desk = { ...blankDesk, draft: scene() };
    expect(forgetAtDesk(desk, { sheets: [{ ...sheet, id: 'c'.repeat(26), name: 'ケンタ' }] })).toBe(desk);
  });
});
