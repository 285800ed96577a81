import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { sceneOnAir } from '~/broadcast/on-air';
import { blankScene } from '~/broadcast/scene';
import { findSceneFacts } from '~/broadcast/scene-facts.server';
import { openDatabase } from '~/db/client.server';
import { ids, insertWorld, makeWorld, teamSheet, worldId } from '../world';
import { fieldTeams, fieldTournament, makeField } from '../world-field';
import { person } from './person';

const db = openDatabase(env.DB);
const now = Date.now();
const host = worldId('hokuto');

beforeAll(async () => {
  const field = makeField(now);
  const gone = teamSheet(
    {
      id: worldId('kpgone'),
      tournamentId: fieldTournament,
      members: [{ species: 'magikarp' }],
      withdrawnAt: new Date(),
    },
    now,
  );
  await insertWorld(db, { ...makeWorld(now), ...field, teamSheets: [...field.teamSheets, gone] });
});

const onAir = async (groupId: string, tournamentId: string | null, kind: 'kp' | 'match' = 'kp') => {
  const scene = { ...blankScene, kind, tournamentId };
  return sceneOnAir(scene, await findSceneFacts(db, groupId, scene, new Date())).usage;
};

describe('KP on air', () => {
  it('are the ten that most teams hold, counted once a team', async () => {
    const counts = new Map<string, number>();
    for (const { species } of fieldTeams(64).flat()) counts.set(species, (counts.get(species) ?? 0) + 1);
    const most = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, 10);
    const usage = await onAir(host, fieldTournament);
    expect(usage?.teams).toBe(64);
    expect(usage?.species.map(({ species, teams }) => [species.key, teams])).toEqual(most);
    expect(usage?.species[0]).toMatchObject({
      species: { ja: 'ガオガエン', en: 'Incineroar' },
      types: ['fire', 'dark'],
    });
  });

  it('are of the group’s own tournament alone, from its start on, and in their own scene', async () => {
    expect(await onAir(ids.group, fieldTournament)).toBeNull();
    expect(await onAir(ids.group, ids.open)).toBeNull();
    expect(await onAir(ids.group, ids.running)).toMatchObject({ teams: 3 });
    expect(await onAir(ids.group, null)).toBeNull();
    expect(await onAir(host, fieldTournament, 'match')).toBeNull();
  });

  it('are chosen at the desk, and drawn by the overlay', async () => {
    const staff = await person('host-admin@example.com');
    expect(await staff.html(`/admin/${ids.group}/streaming-input`)).toMatch(/value="kp"/);
    const overlay = await staff.html('/broadcast/moonblast-tour?preview=1&fixture=12');
    expect(overlay).toContain('data-kind="kp"');
    expect(overlay).toContain('KP（被りポイント）');
  });
});
