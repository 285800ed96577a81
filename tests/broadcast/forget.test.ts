import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankDesk } from '~/broadcast/desk';
import { forgetAtDesk } from '~/broadcast/forget';
import { blankScene, blankSide, type Scene, type Side } from '~/broadcast/scene';
import { worldId } from '../world';
import { anyScene } from './arbitraries';

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
    // The revision on air changes, so that overlays and the database follow.
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

describe('of any desk', () => {
  const scenes = fc.array(fc.option(anyScene), { maxLength: 3 });
  const caster = fc.record({
    name: fc.constantFrom('ツキノ', 'Mia', ''),
    nameEn: fc.constantFrom(undefined, 'Tsukino', ''),
    handle: fc.constant('@x'),
  });
  const anyDesk = fc.record({
    ...{ draft: anyScene, live: fc.option(anyScene), past: scenes, future: scenes },
    ...{ draftBy: fc.constantFrom('', 'ツキノ', 'Mia'), knownCasters: fc.array(caster, { maxLength: 3 }) },
    ...{ draftRevision: fc.nat(9), revision: fc.nat(9) },
  });
  const people = fc.record({
    sheets: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom(worldId('one'), worldId('two')),
        tournamentId: fc.constantFrom(worldId('one'), worldId('two')),
        name: fc.constantFrom('ハルカ', 'Leon K.', ''),
        instead: fc.constantFrom(undefined, '***'),
      }),
      { maxLength: 2, selector: ({ id }) => id },
    ),
    staff: fc.constantFrom(undefined, { userId: 'x', names: ['ツキノ', 'Tsukino', ''] }),
  });

  it('nothing is left of whom it forgets, and all of the others', () => {
    fc.assert(
      fc.property(anyDesk, people, (desk, forgotten) => {
        const after = forgetAtDesk(desk, forgotten);
        const staff: string[] = forgotten.staff?.names.filter(Boolean) ?? [];
        const isStaff = (name = '') => staff.includes(name);
        const stays = (one: { name: string; nameEn?: string }) => !isStaff(one.name) && !isStaff(one.nameEn);
        const expectClean = (before: Scene | null, now: Scene | null | undefined) => {
          if (!before || !now) return expect(now).toBe(before);
          const own = forgotten.sheets.filter(({ tournamentId }) => tournamentId === before.tournamentId);
          const called = (name: string) => own.find((sheet) => name !== '' && sheet.name === name);
          const sheetOf = ({ player, teamSheetId }: Side) =>
            teamSheetId ? forgotten.sheets.find(({ id }) => id === teamSheetId) : called(player);
          const sides = before.sides.map((side) => {
            const sheet = sheetOf(side);
            if (!sheet) return side;
            // Their games stay, so that the match can go on.
            return sheet.instead
              ? { ...side, player: sheet.instead, region: '', handle: '' }
              : { ...blankSide, score: side.score, color: side.color };
          });
          expect(now.sides).toEqual(sides);
          const renamed = (name: string) => {
            const sheet = called(name);
            return sheet ? (sheet.instead ?? '') : name;
          };
          const matches = before.upNext.map((match) => ({ ...match, players: match.players.map(renamed) }));
          expect(now.upNext).toEqual(matches.filter(({ players }) => players.join('') !== ''));
          expect(now.bracket?.players).toEqual(before.bracket?.players.map(renamed));
          expect(now.casters).toEqual(before.casters.filter(stays));
          const { upNext, bracket, casters } = before;
          const scores = bracket && now.bracket && { ...now.bracket, players: bracket.players };
          expect({ ...now, sides: before.sides, upNext, casters, bracket: scores }).toEqual(before);
        };
        expectClean(desk.draft, after.draft);
        expectClean(desk.live, after.live);
        for (const [at, scene] of desk.past.entries()) expectClean(scene, after.past[at]);
        for (const [at, scene] of desk.future.entries()) expectClean(scene, after.future[at]);
        expect(after.draftBy).toBe(isStaff(desk.draftBy) ? '' : desk.draftBy);
        expect(after.knownCasters).toEqual(desk.knownCasters.filter(stays));
        // The revision on air changes with its scene alone.
        const isSame = JSON.stringify(after.live) === JSON.stringify(desk.live);
        expect(after.revision).toBe(desk.revision + (isSame ? 0 : 1));
        expect(forgetAtDesk(after, forgotten)).toBe(after);
      }),
      { numRuns: 300 },
    );
  });
});
