import { deskActs } from '~/broadcast/desk-act';
import type { EntrantsAct } from '~/desk/entrants/entrants-act.server';
import type { Permission } from '~/groups/permission';
import type { ResultsAct } from '~/results/results-act.server';
import type { RoundsAct } from '~/rounds-desk/rounds-act.server';
import { ids, worldId } from '../world';
import { desk, entrants, type RouteAccess, results, rounds } from './access';
import { everybody, inGroup, operator } from './answers';

/** The addresses below a page that are its acts: opened, they lead to it. */
const actsOf = <Act extends string>(page: string, permission: Permission, posts: Record<Act, number>) =>
  Object.entries<number>(posts).map(([act, status]) => ({
    at: `${page}/${act}`,
    get: inGroup(permission, 302),
    post: inGroup(permission, status),
  }));

/** Every act of the pages that have some. */
export const acts: RouteAccess[] = [
  ...actsOf<ResultsAct>(results, 'manageResults', {
    save: 302,
    publish: 302,
    hide: 302,
    undo: 302,
  }),
  ...actsOf<Exclude<EntrantsAct, 'settings'>>(entrants, 'manageEntrants', {
    add: 422,
    'put-on': 302,
    'check-in': 302,
    'undo-check-in': 302,
    drop: 302,
    restore: 302,
    same: 302,
    other: 302,
    // Nobody is missing of a list that there is not.
    remind: 200,
  }),
  ...actsOf<RoundsAct>(rounds, 'runRounds', {
    withdraw: 302,
    decider: 302,
    'from-sheets': 302,
    'publish-results': 302,
  }),
  // What players meet belongs to the tournament's settings.
  {
    at: `${entrants}/settings`,
    get: inGroup('manageEntrants', 302),
    post: inGroup('manageTournaments', 302),
  },
  { at: `${entrants}/x`, get: inGroup('manageEntrants', 404), post: inGroup('manageEntrants', 404) },
  // A press says on which picture, or on which draft, it was decided.
  ...actsOf(desk, 'runBroadcast', Object.fromEntries(deskActs.map((act) => [act, 422]))),
  // Of one that is gone: all who ask share the same world.
  {
    at: `/admin/readings/${worldId('nothing')}`,
    get: operator('reviewReadings', 302),
    post: operator('reviewReadings', 302),
  },
  {
    at: '/admin/readings/x',
    get: operator('reviewReadings', 404),
    post: operator('reviewReadings', 404),
  },
  { at: `${results}/x`, get: inGroup('manageResults', 404), post: inGroup('manageResults', 404) },
  // Only a control token opens it.
  {
    at: `/api/v1/groups/${ids.group}/broadcast/state`,
    get: everybody(401),
    post: everybody(401),
  },
  { at: `${desk}/x`, get: inGroup('runBroadcast', 404), post: inGroup('runBroadcast', 404) },
];
