import { hashToken } from '~/accounts/tokens.server';
import { ids, worldId } from '../../tests/world';

/** What proves an act of the desk to the worker that is killed. */
export const controlToken = 'k'.repeat(43);

export const token = {
  ...{ id: worldId('token'), groupId: ids.group, name: 'Bench', createdById: worldId('hostadmin') },
  tokenHash: hashToken(controlToken),
};

/** Everything that the worker keeps lies in a folder. */
export const kept = (folder: string) => ({
  d1Persist: `${folder}/d1`,
  r2Persist: `${folder}/r2`,
  durableObjectsPersist: `${folder}/rooms`,
  durableObjects: { BROADCAST: { className: 'BroadcastRoom', useSQLite: true } },
});
