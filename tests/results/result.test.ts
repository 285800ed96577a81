import { describe, expect, it } from 'vitest';
import { type Result, readResult, typedResult } from '~/results/result';

const result = (
  wins: number | null,
  losses: number | null,
  ties: number,
  rank: number | null,
  outcome: Result['outcome'] = null,
) => ({ result: { wins, losses, ties, rank, outcome } });

describe('a result as typed', () => {
  it.each([
    [[], { result: null }],
    [[' '], { result: null }],
    [['6', '1'], result(6, 1, 0, null)],
    [['６', '', '', '１'], result(6, 0, 0, 1)],
    [['5', '1', '2', '3位'], result(5, 1, 2, 3)],
    // A place alone is no record, and neither is how it ended.
    [['', '', '', '2'], result(null, null, 0, 2)],
    [['', '', '', '', 'dropped'], result(null, null, 0, null, 'dropped')],
    [['0', '0', '', '9'], result(0, 0, 0, 9)],
    [['', '', '1'], result(0, 0, 1, null)],
    // Whoever was disqualified has no place.
    [['3', '2', '', '4', 'disqualified'], result(3, 2, 0, null, 'disqualified')],
    [['-1', '1', '', '1'], { wrong: ['wins'] }],
    [['1.5', 'x', '-', '0', 'gone'], { wrong: ['wins', 'losses', 'ties', 'rank', 'outcome'] }],
    [['100', '1', '6²', '10000'], { wrong: ['wins', 'ties', 'rank'] }],
  ])('%j', ([wins = '', losses = '', ties = '', rank = '', outcome = ''], expected) => {
    expect(readResult({ wins, losses, ties, rank, outcome })).toEqual(expected);
  });

  it.each([
    result(6, 1, 0, null),
    result(5, 1, 2, 3, 'dropped'),
    result(null, null, 0, 2),
    result(0, 0, 0, 9),
  ])('is typed again as it is kept: %j', (kept) => {
    expect(readResult(typedResult(kept.result))).toEqual(kept);
  });
});
