import { expect, it } from 'vitest';
import { shortRound } from '~/broadcast/round';

it.each([
  ['Swiss Round 12', 'Swiss R12'],
  ['Round 3', 'R3'],
  ['Losers Round 2', 'Losers R2'],
  ['Semifinals', 'Semis'],
  ['3rd Place Match', '3rd Place'],
  ['Top 8', 'Top 8'],
  ['Round robin', 'Round robin'],
  ['toString', 'toString'],
])('shortens a round for narrow boxes: %s', (long, short) => expect(shortRound(long)).toBe(short));
