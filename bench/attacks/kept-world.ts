import { hashToken } from '~/accounts/tokens.server';
import { ids, worldId } from '../../tests/world';

export const controlToken = 'k'.repeat(43);

export const token = {
  ...{ id: worldId('token'), groupId: ids.group, name: 'Bench', createdById: worldId('hostadmin') },
  tokenHash: hashToken(controlToken),
};

/** Options that persist all of the worker's state in a folder. */
export const persistIn = (folder: string) => ({
  d1Persist: `${folder}/d1`,
  r2Persist: `${folder}/r2`,
  durableObjectsPersist: `${folder}/rooms`,
  durableObjects: { BROADCAST: { className: 'BroadcastRoom', useSQLite: true } },
});
