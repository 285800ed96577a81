import { expect, it } from 'vitest';
import type { DeskCommand } from '~/broadcast/desk';
import { type Given, onAirActs, readCommand, scriptActs } from '~/broadcast/desk-act';

type Act = Parameters<typeof readCommand>[0];
const score = (side: 1 | 2, by: number) => ({ type: 'score', side, by }) as const;

it.each<[Act, Given, DeskCommand | undefined]>([
  ['score', { side: '2' }, { type: 'live', command: score(2, 1), revision: undefined }],
  ['score', { side: 1, by: -1, revision: 4 }, { type: 'live', command: score(1, -1), revision: 4 }],
  ['score', { side: '1', by: '1', on: 'draft', revision: '4' }, { type: 'draft', command: score(1, 1) }],
  ['score', {}, undefined],
  ['score', { side: '3' }, undefined],
  ['score', { side: '1', by: '0.5' }, undefined],
  ['score', { side: '1', by: '' }, undefined],
  ['score', { side: ['1'] }, undefined],
  ['score', { side: '1', on: 'air' }, undefined],
  ['swap', { revision: '12' }, { type: 'live', command: { type: 'swap' }, revision: 12 }],
  ['swap', { on: 'draft' }, { type: 'draft', command: { type: 'swap' } }],
  ['take', { revision: '1', side: '1' }, { type: 'take' }],
  ['undo', {}, { type: 'undo', revision: undefined }],
  ['undo', { revision: ' ' }, { type: 'undo', revision: undefined }],
  ['redo', { revision: 'x' }, { type: 'redo', revision: Number.NaN }],
  ['off', { revision: '3' }, { type: 'offAir', revision: 3 }],
])('%s with %j', (act, given, command) => {
  expect(readCommand(act, given)).toEqual(command);
});

it('lets no script off the air', () => {
  expect(scriptActs).not.toContain('off');
  for (const act of [...scriptActs, ...onAirActs]) expect(() => readCommand(act, {})).not.toThrow();
});
