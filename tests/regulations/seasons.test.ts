import { describe, expect, it } from 'vitest';
import { allRegulations, findRegulation } from '~/pokedex/regulations';
import { bySeason, neighborsOf, seasonOf } from '~/regulations/regulation-season';
import { dueStage, isEndNear } from '~/regulations/season-end';

const at = (text: string) => new Date(text);
const idsOf = (regulations: readonly { id: string }[]) => regulations.map(({ id }) => id);

describe('a season', () => {
  const season = { startsAt: at('2026-09-09T02:00Z'), endsAt: at('2026-12-02T02:00Z') };

  it.each([
    ['2026-09-09T01:59:59.999Z', 'upcoming'],
    ['2026-09-09T02:00Z', 'running'],
    ['2026-12-02T01:59:59.999Z', 'running'],
    ['2026-12-02T02:00Z', 'over'],
  ])('at %s is %s', (now, phase) => {
    expect(seasonOf(season, at(now))).toBe(phase);
  });

  it('without an end goes on', () => {
    expect(seasonOf({ startsAt: season.startsAt }, at('2036-01-01T00:00Z'))).toBe('running');
  });

  it('comes first while it runs, then the next to start, then the last that ended', () => {
    const all = allRegulations().filter(({ game }) => game === 'champions');
    const order = (now: string) => {
      const ids = idsOf(bySeason(all, at(now)));
      expect(idsOf(bySeason(all.toReversed(), at(now)))).toEqual(ids);
      return ids;
    };
    expect(order('2026-07-01T00:00Z')).toEqual(['champions-m-b', 'champions-m-c', 'champions-m-a']);
    expect(order('2026-01-01T00:00Z')).toEqual(['champions-m-a', 'champions-m-b', 'champions-m-c']);
    expect(order('2027-01-01T00:00Z')).toEqual(['champions-m-c', 'champions-m-b', 'champions-m-a']);
  });

  it('stands between the one before and the one after in its game', () => {
    const neighbors = (id: string) => {
      const regulation = findRegulation(id);
      if (!regulation) throw new Error(id);
      const { previous, next } = neighborsOf(regulation);
      return [previous?.id, next?.id];
    };
    expect(neighbors('champions-m-b')).toEqual(['champions-m-a', 'champions-m-c']);
    expect(neighbors('champions-m-a')).toEqual([undefined, 'champions-m-b']);
    expect(neighbors('champions-m-c')).toEqual(['champions-m-b', undefined]);
  });
});

describe('the end of a season without another after it', () => {
  const season = { endsAt: at('2026-12-02T02:00Z') } as Parameters<typeof dueStage>[0];

  it.each([
    ['2026-11-25T01:59:59.999Z', undefined, false],
    ['2026-11-25T02:00Z', 'week', true],
    ['2026-12-01T01:59:59.999Z', 'week', true],
    ['2026-12-01T02:00Z', 'day', true],
    ['2026-12-02T01:59:59.999Z', 'day', true],
    ['2026-12-02T02:00Z', 'over', true],
    ['2026-12-05T01:59:59.999Z', 'over', true],
    ['2026-12-05T02:00Z', undefined, true],
  ])('at %s: %s', (now, stage, isNear) => {
    expect([dueStage(season, at(now)), isEndNear(season, at(now))]).toEqual([stage, isNear]);
  });
});
