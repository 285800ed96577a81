import { describe, expect, it } from 'vitest';
import { type OwnRow, ownMatches } from '~/rounds/own-match';
import type { StageKind } from '~/rounds/stage';

type Progress = 'open' | 'reported by me' | 'reported by them' | 'objected' | 'confirmed';

function row(stage: StageKind, round: number, progress: Progress): OwnRow {
  const at = new Date(0);
  const isOpen = progress === 'open';
  const match = {
    ...{ id: `${stage}${round}`, tournamentId: 't', stage, round, place: 0, block: null, seat: '' },
    ...{ entrantA: 'me', entrantB: 'them', isBye: false, isDecider: false, isWalkover: false, revision: 1 },
    ...{ winner: isOpen ? null : ('a' as const), gamesA: null, gamesB: null },
    reportedBy: isOpen ? null : progress === 'reported by them' ? ('b' as const) : ('a' as const),
    reportedAt: isOpen ? null : at,
    confirmedAt: progress === 'confirmed' ? at : null,
    objectedAt: progress === 'objected' ? at : null,
  };
  return {
    match,
    ...{ settings: { bestOf: 3 }, roundEndsAt: null, publishedAt: at, isClosed: false, rounds: 3 },
    own: { id: 'me', sheetId: 's', droppedAt: null, droppedBy: null },
    opponent: { id: 'them', name: 'them', sheetId: null, droppedAt: null },
  };
}

const rows = (stage: StageKind, ...all: Progress[]) => all.map((each, at) => row(stage, at + 1, each));
const current = (some: OwnRow[]) => ownMatches(some)?.current.match.id;

describe('the match that a player sees first', () => {
  it.each([
    ['the first open one', rows('blocks', 'confirmed', 'open', 'open'), 'blocks2'],
    ['one that asks for their answer', rows('blocks', 'open', 'open', 'reported by them'), 'blocks3'],
    ['the first of those', rows('blocks', 'open', 'reported by them', 'reported by them'), 'blocks2'],
    ['none that they reported themselves', rows('blocks', 'reported by me', 'objected', 'open'), 'blocks3'],
    ['the last if nothing waits', rows('blocks', 'confirmed', 'reported by me'), 'blocks2'],
    ['the latest Swiss round', rows('swiss', 'reported by them', 'open', 'open'), 'swiss3'],
    [
      'one of the bracket once that is public',
      [...rows('blocks', 'reported by them', 'open'), row('bracket', 1, 'open')],
      'bracket1',
    ],
  ])('is %s', (_, some, id) => {
    expect(current(some)).toBe(id);
  });
});
