import type { Match, Person, Rounds, Stage } from '~/rounds/matches.server';
import type { StageKind, StageSettings } from '~/rounds/stage';

const names = (matches: readonly Match[]) =>
  new Set(matches.flatMap(({ entrantA, entrantB }) => [entrantA, entrantB].filter((id) => id !== null)));

export const anyMatch = (stage: StageKind, change: Partial<Match> = {}): Match => ({
  ...{ id: `${stage} ${change.round ?? 1} ${change.place ?? 0}`, tournamentId: 't', stage },
  ...{
    round: 1,
    place: 0,
    block: null,
    seat: '',
    entrantA: 'a',
    entrantB: 'b',
    isBye: false,
    isDecider: false,
  },
  ...{ winner: null, gamesA: null, gamesB: null, isWalkover: false, reportedBy: null, reportedAt: null },
  ...{ confirmedAt: null, objectedAt: null, revision: 1 },
  ...change,
});

/** A result as staff enter it. */
export const won = (winner: 'a' | 'b', gamesA: number | null, gamesB: number | null): Partial<Match> => ({
  ...{ winner, gamesA, gamesB, reportedBy: 'staff', reportedAt: new Date(0), confirmedAt: new Date(0) },
});

interface Published {
  /** The last one was published last. */
  stages: readonly (readonly [StageKind, StageSettings?])[];
  matches: readonly Match[];
  people?: Record<string, Partial<Person>>;
}

/** Rounds whose entrants are called as their IDs. */
export function publishedRounds({ stages, matches, people = {} }: Published): Rounds {
  const stage = (kind: StageKind, settings: StageSettings, at: number): Stage => ({
    ...{ tournamentId: 't', kind, settings, roundEndsAt: null, version: 1 },
    ...{ publishedAt: new Date(at + 1), createdAt: new Date(0) },
  });
  const person = (id: string): Person => ({
    ...{ id, name: id.toUpperCase(), droppedAt: null, checkedInAt: null, teamSheetId: null, reading: '' },
    ...{ seed: null, ...people[id] },
  });
  return {
    stages: stages.map(([kind, settings = { bestOf: 3 }], at) => stage(kind, settings, at)),
    matches: [...matches],
    people: new Map([...names(matches)].map((id) => [id, person(id)])),
  };
}
