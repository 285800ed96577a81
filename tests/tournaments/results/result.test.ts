import { describe, expect, it } from 'vitest';
import { readResult } from '~/tournaments/results/result';

describe('a result as typed', () => {
  it.each([
    [['', '', ''], { result: null }],
    [['6', '1', ''], { result: { wins: 6, losses: 1, rank: null } }],
    [['６', '', '１'], { result: { wins: 6, losses: 0, rank: 1 } }],
    [['', '', '2'], { result: { wins: 0, losses: 0, rank: 2 } }],
    [['-1', '1', '1'], { wrong: ['wins'] }],
    [['1.5', 'x', '0'], { wrong: ['wins', 'losses', 'rank'] }],
    [['100', '1', '10000'], { wrong: ['wins', 'rank'] }],
  ])('%j', ([wins = '', losses = '', rank = ''], expected) => {
    expect(readResult({ wins, losses, rank })).toEqual(expected);
  });
});
