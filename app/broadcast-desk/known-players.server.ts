import { findKnownPlayers } from '~/broadcast/players.server';
import { type Scene, type Side, teamIdsOf } from '~/broadcast/scene';
import type { Database } from '~/db/client.server';

/** Fills in what is known about players who are new in the scene; typed values stay. */
export async function withKnownPlayers(
  db: Database,
  groupId: string,
  scene: Scene,
  before: Scene,
): Promise<Scene> {
  const were = new Set(teamIdsOf(before));
  const fresh = teamIdsOf(scene).filter((id) => !were.has(id));
  if (fresh.length === 0) return scene;
  const known = await findKnownPlayers(db, groupId, fresh);
  const told = (side: Side): Side => {
    const { record, seed } = (side.teamSheetId && known.get(side.teamSheetId)) || {};
    return { ...side, record: side.record || (record ?? ''), seed: side.seed ?? seed ?? null };
  };
  return { ...scene, sides: [told(scene.sides[0]), told(scene.sides[1])] };
}
