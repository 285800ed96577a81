import { describe, expect, it } from 'vitest';
import { builtInRegulations } from '~/pokedex/built-in-regulations';
import type { RegulationSource } from '~/pokedex/regulation';
import { resolveAll } from '~/pokedex/regulations';
import { conflictsWith, doubtsAbout, proposedChange } from '~/regulations/check-regulation';

const next: RegulationSource = {
  id: 'champions-m-d',
  game: 'champions',
  name: { ja: 'レギュレーションM-D', en: 'Regulation M-D' },
  from: '2026-12-02T02:00Z',
  basedOn: 'champions-m-c',
};
const lines = ['id', 'game', 'from', 'until', 'basedOn'];
const conflicts = (
  change: Partial<RegulationSource>,
  known: readonly RegulationSource[] = builtInRegulations,
) => conflictsWith({ ...next, ...change }, known, (key) => lines.indexOf(key) + 1);

describe('a conflict', () => {
  it.each<[Partial<RegulationSource>, object]>([
    [{ until: next.from }, { key: 'untilBeforeFrom', line: 4, path: 'until', params: {}, near: [] }],
    [
      { id: 'sv-i', basedOn: undefined },
      { key: 'gameOfKnown', line: 2, path: 'game', params: { text: 'sv' }, near: [] },
    ],
    [
      { basedOn: 'sv-i' },
      { key: 'baseOfOtherGame', line: 5, path: 'basedOn', params: { text: 'sv-i' }, near: [] },
    ],
    [
      { id: 'champions-m-a' },
      { key: 'baseCircular', line: 5, path: 'basedOn', params: { text: 'champions-m-c' }, near: [] },
    ],
  ])('of %j says where it is, and what it is about', (change, problem) => {
    expect(conflicts(change)).toEqual([problem]);
  });

  it('of a base that nobody knows names the newest of the game, each once', () => {
    const lost = { ...next, id: 'champions-m-x', basedOn: 'champions-gone' };
    const problem = { key: 'baseUnknown', line: 5, path: 'basedOn', params: { text: 'champions-m-z' } };
    const near = ['champions-m-x', 'champions-m-c', 'champions-m-b'];
    expect(conflicts({ basedOn: 'champions-m-z' }, [...builtInRegulations, lost, lost])).toEqual([
      { ...problem, near },
    ]);
  });

  it('of such a base names none of another game', () => {
    const [problem] = conflicts({ id: 'sv-k', game: 'sv', basedOn: 'sv-z' });
    expect(problem?.near).toEqual(['sv-j', 'sv-i', 'sv-h']);
    expect(conflicts({ basedOn: 'champions-m-z' }, builtInRegulations.slice(0, -1))[0]?.near).toEqual([
      'champions-m-b',
      'champions-m-a',
    ]);
  });

  it('is none of a base whose own base is gone, nor of a text without an end', () => {
    const lost = { ...next, id: 'champions-m-x', basedOn: 'champions-gone' };
    expect(conflicts({ basedOn: lost.id }, [...builtInRegulations, lost])).toEqual([]);
    expect(conflicts({ basedOn: undefined })).toEqual([]);
  });
});

describe('a doubt', () => {
  const now = new Date('2026-11-22T00:00Z');
  /** A season of which nobody knows what it allows. */
  const open: RegulationSource = {
    ...next,
    id: 'champions-open',
    from: '2027-06-01T00:00Z',
    basedOn: undefined,
  };
  const known = [...builtInRegulations, open];
  const doubts = (change: Partial<RegulationSource>) => {
    const source = { ...next, ...change };
    return doubtsAbout(source, proposedChange(source, known), [...resolveAll(known).values()], now);
  };
  const far = { from: '2028-01-01T00:00Z' };
  const ended = { from: '2026-01-01T00:00Z', until: '2026-01-02T00:00Z' };

  it.each<[Partial<RegulationSource>, object[]]>([
    [{ ...ended }, [{ key: 'isPast', params: {}, names: [] }]],
    [
      { from: '2026-12-01T00:00Z', until: open.from },
      [{ key: 'overlap', params: { id: 'champions-m-c' }, names: [] }],
    ],
    // One season ends as the next begins; what is corrected doesn't overlap itself.
    [{ until: open.from }, []],
    [{ id: 'champions-m-c', basedOn: 'champions-m-b', from: '2026-09-09T02:00Z', until: next.from }, []],
    [
      { until: open.from, restricted: { forms: { add: ['garchomp', 'koraidon'] } } },
      [{ key: 'restrictedNotAllowed', params: {}, names: ['koraidon'] }],
    ],
    [
      { until: open.from, forms: { add: ['garchomp', 'miraidon'] } },
      [
        { key: 'otherGame', params: {}, names: ['miraidon'] },
        { key: 'addedTwice', params: {}, names: ['garchomp'] },
      ],
    ],
    [
      { until: open.from, items: { add: ['lifeorb'], remove: ['leftovers', 'boosterenergy'] } },
      [
        { key: 'addedTwice', params: {}, names: ['lifeorb'] },
        { key: 'removedNothing', params: {}, names: ['boosterenergy'] },
      ],
    ],
    // Lists that are not known raise no doubts.
    [
      {
        until: open.from,
        basedOn: open.id,
        forms: { add: ['garchomp'], remove: ['gengar'] },
        items: { remove: ['lifeorb'] },
      },
      [],
    ],
    [{ until: open.from, basedOn: undefined, restricted: { forms: { add: ['koraidon'] } } }, []],
    [{ until: open.from, basedOn: undefined, forms: { add: ['garchomp'] } }, []],
    [
      { until: open.from, basedOn: undefined, forms: { remove: ['gengar'] } },
      [{ key: 'removedNothing', params: {}, names: ['gengar'] }],
    ],
  ])('%j: %j', (change, expected) => {
    expect(doubts(change)).toEqual(expected);
  });

  it('whether it is past ends with its last moment', () => {
    const isPast = (until: string) =>
      doubts({ from: '2026-01-01T00:00Z', until }).some(({ key }) => key === 'isPast');
    expect([isPast(now.toISOString()), isPast('2026-11-22T00:00:00.001Z')]).toEqual([true, false]);
    expect(doubts(far).map(({ key, params }) => [key, params.id])).toEqual([['overlap', open.id]]);
  });
});
