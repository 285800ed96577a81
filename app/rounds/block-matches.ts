import type { NewMatch } from './publish-plan';
import { roundRobin, tablesOf } from './round-robin';

/** All matches of all blocks in the order of play, with a table for each. */
export function blockMatches(blocks: readonly (readonly string[])[]): NewMatch[] {
  const tables = tablesOf(blocks.map(({ length }) => length));
  const matches = blocks.flatMap((players, block) =>
    roundRobin(players).rounds.flatMap((pairs, at) =>
      pairs.map(([a, b], pair) => ({
        ...{ round: at + 1, block, a, b },
        seat: String(tables[block]?.[pair] ?? ''),
      })),
    ),
  );
  const places = new Map<number, number>();
  return matches.map((match) => {
    const place = places.get(match.round) ?? 0;
    places.set(match.round, place + 1);
    return { ...match, place };
  });
}
