import { expect, it } from 'vitest';
import type { DeskCommand } from '~/broadcast/desk';
import { type Given, onAirActs, readCommand, type Wrong } from '~/broadcast/desk-act';

type Act = Parameters<typeof readCommand>[0];
const score = (side: 1 | 2, by: number) => ({ type: 'score', side, by }) as const;

it.each<[Act, Given, DeskCommand | Wrong]>([
  ['score', { side: '2' }, { type: 'live', command: score(2, 1) }],
  ['score', { side: 1, by: -1, revision: 4 }, { type: 'live', command: score(1, -1), revision: 4 }],
  ['score', { side: '1', by: '1', on: 'draft', revision: '4' }, { type: 'draft', command: score(1, 1) }],
  ['score', {}, { wrong: 'side' }],
  ['score', { side: '3' }, { wrong: 'side' }],
  ['score', { side: '1', by: '0.5' }, { wrong: 'by' }],
  ['score', { side: '1', by: '' }, { wrong: 'by' }],
  ['score', { side: ['1'] }, { wrong: 'side' }],
  ['score', { side: '1', on: 'air' }, { wrong: 'on' }],
  ['swap', { revision: '12' }, { type: 'live', command: { type: 'swap' }, revision: 12 }],
  ['swap', { on: 'draft', draftRevision: 3 }, { type: 'draft', command: { type: 'swap' }, draftRevision: 3 }],
  ['take', { revision: '1', side: '1' }, { type: 'take' }],
  ['take', { draftRevision: '7' }, { type: 'take', draftRevision: 7 }],
  ['take', { draftRevision: {} }, { wrong: 'draftRevision' }],
  ['undo', {}, { type: 'undo' }],
  ['undo', { revision: ' ' }, { type: 'undo' }],
  ['redo', { revision: 'x' }, { wrong: 'revision' }],
  ['off', { revision: '3' }, { type: 'offAir', revision: 3 }],
])('%s with %j', (act, given, command) => {
  expect(readCommand(act, given)).toEqual(command);
});

it('reads every act without any value', () => {
  for (const act of onAirActs) expect(() => readCommand(act, {})).not.toThrow();
});
