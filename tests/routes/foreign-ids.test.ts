import { beforeAll, describe, expect, it } from 'vitest';
import { ids } from '../world';
import { access } from './access';
import { acts } from './acts';
import {
  foreign,
  type Kind,
  kinds,
  makeThings,
  masked,
  own,
  sibling,
  storedRows,
  type Things,
  unknown,
} from './foreign-things';
import { mainOf } from './main-of';
import { locationOf, person } from './person';

/** Every address below a group that names a thing of its own. */
const patterns = [
  ...Object.keys(access).map((path) => path.replace('/:act?', '').replace(':change', 'delete')),
  ...acts.map(({ at }) => at.replace(ids.group, ':id').replace(ids.open, ':tournamentId')),
].filter((path) => /^\/admin\/:id\/.*:/.test(path) && !path.endsWith('/x'));
// The world's pictures are drawn by the seed of the demo: here there is none.
const withoutOwn = '/admin/:id/tournaments/:tournamentId/thumbnail';

const fill = (pattern: string, things: Things) =>
  pattern.replace(':id', ids.group).replace(/:(\w+)/g, (_, kind: Kind) => things[kind]);
let host: Awaited<ReturnType<typeof person>>;
beforeAll(async () => {
  host = await person('host-admin@example.com');
  await makeThings();
});

// Fields that the forms of these pages share, so that a press means something.
const pressed = {
  intent: 'save',
  sure: 'yes',
  reason: 'x',
  revision: '1',
  seen: '1',
  remove: 'yes',
  kind: 'swiss',
};

async function answersOf(path: string) {
  const answers = [await host.get(path), await host.post(path, pressed)];
  return Promise.all(
    answers.map(async (answer) => [answer.status, masked(locationOf(answer)), masked(await mainOf(answer))]),
  );
}

/** Addresses with a thing of another owner in some places; everything else that they name is right. */
const misplaced = (pattern: string): [string, Things, Things][] => {
  const [first, ...nested] = [...pattern.matchAll(/:(\w+)/g)].map(([, kind]) => kind as Kind).slice(1);
  const only = (things: Things, those: readonly (Kind | undefined)[]): Things => ({
    ...own,
    ...Object.fromEntries(kinds.filter((kind) => those.includes(kind)).map((kind) => [kind, things[kind]])),
  });
  return [
    ['of another group', foreign, unknown],
    ...(nested.length > 0
      ? ([
          ['of another group, below the own tournament', only(foreign, nested), only(unknown, nested)],
          ['of another tournament', only(sibling, nested), only(unknown, nested)],
          ['below another group’s tournament', only(foreign, [first]), only(unknown, [first])],
        ] as [string, Things, Things][])
      : []),
  ];
};

describe.each(patterns)('%s', (pattern) => {
  it('is there for its own', async () => {
    const { status } = await host.get(fill(pattern, own));
    if (pattern === withoutOwn) expect(status).toBe(404);
    else expect(status).toBeLessThan(400);
  });

  it.each(misplaced(pattern))(
    'is with a thing %s as with none, and nothing is written',
    async (_, wrong, none) => {
      const nothing = await answersOf(fill(pattern, none));
      const before = await storedRows();
      expect(await answersOf(fill(pattern, wrong))).toEqual(nothing);
      expect(await storedRows()).toEqual(before);
    },
  );
});
