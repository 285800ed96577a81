import { describe, expect, it } from 'vitest';
import { readPairings } from '~/rounds/pasted/read-pairings';
import type { ReadPairing, ReadSide } from '~/rounds/pasted/reading';
import { type PastedPairings, pastedPairings, players } from './pasted-pairings';

const sideText = (side: ReadSide) => {
  if (side.kind === 'bye') return 'BYE';
  if (side.kind === 'player') return side.id;
  return `${side.kind === 'unknown' ? '?' : '*'}${side.text}`;
};

function pairingText({ table, a, b, games, winner, unused }: ReadPairing) {
  const result = [games?.join('-'), winner].filter(Boolean).join(' ');
  const pair = `${table && `${table}: `}${sideText(a)} - ${sideText(b)}`;
  return [pair, result && `[${result}]`, unused && `{${unused}}`].filter(Boolean).join(' ');
}

function read({ text, known = players, choices = {} }: PastedPairings) {
  const reading = readPairings(text, known, new Map(Object.entries(choices)));
  return {
    round: reading.round,
    pairings: reading.pairings.map(pairingText),
    problems: reading.problems.map(({ line, reason }) => `${line} ${reason}`),
    left: reading.left.map((line) => line.text),
    missing: reading.missing,
    fault: reading.fault?.reason,
  };
}

describe('pairings that somebody copied', () => {
  it.each(pastedPairings)('are read of $title', (sample) => {
    const { pairings, round = null, problems = [], left = [], missing = [], fault } = sample;
    expect(read(sample)).toEqual({ pairings, round, problems, left, missing, fault });
  });
});
