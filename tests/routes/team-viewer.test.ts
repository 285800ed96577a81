import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { stranger, type Viewer } from '~/accounts/viewer';
import { openDatabase } from '~/db/client.server';
import { teamSheets } from '~/db/schema';
import { hashEditKey } from '~/sheets/edit-key.server';
import { findTeamSheet } from '~/sheets/find-team-sheet.server';
import { ids, teamSheet, worldId } from '../world';

const db = openDatabase(env.DB);

describe('who the viewer is to a sheet', () => {
  const editKey = 'the-secret-edit-key';
  const owned = worldId('owned');
  beforeAll(async () => {
    await db.insert(teamSheets).values({
      ...teamSheet({ id: owned, tournamentId: ids.running, ownerId: worldId('moderator') }, Date.now()),
      editKeyHash: hashEditKey(editKey),
    });
    await db.insert(teamSheets).values({
      ...teamSheet({ id: worldId('guests'), tournamentId: ids.runningClosed }, Date.now()),
      editKeyHash: hashEditKey(editKey),
    });
  });
  const user = (name: string): Viewer => ({
    userId: worldId(name),
    isSiteAdmin: name === 'siteadmin',
    editKeys: new Map(),
  });
  const guest = (id: string, key: string): Viewer => ({
    ...stranger,
    editKeys: new Map([[id, key]]),
  });

  it.each<[string, Viewer, string, string | undefined]>([
    ['nobody', stranger, owned, 'stranger'],
    ['a staff member who plays', user('moderator'), owned, 'owner'],
    ['a moderator', user('moderator'), ids.haruka, 'moderator'],
    ['an admin', user('hostadmin'), ids.haruka, 'admin'],
    ['staff of another group', user('hostadmin'), ids.mirai, 'stranger'],
    ['a site admin', user('siteadmin'), ids.mirai, 'siteAdmin'],
    ['somebody unknown', user('nobody'), ids.haruka, 'stranger'],
    ['a guest with the key', guest(worldId('guests'), editKey), worldId('guests'), 'guest'],
    ['a guest with a wrong key', guest(worldId('guests'), 'wrong'), worldId('guests'), 'stranger'],
    ['a guest with the key of another sheet', guest(ids.mirai, editKey), worldId('guests'), 'stranger'],
    ['anybody, of an unknown sheet', user('siteadmin'), worldId('nobody'), undefined],
  ])('%s', async (_, viewer, id, expected) => {
    expect((await findTeamSheet(db, id, viewer))?.seenBy).toBe(expected);
  });

  it('says nothing about the keys', async () => {
    const found = await findTeamSheet(db, owned, user('siteadmin'));
    expect(JSON.stringify(found)).not.toMatch(/editKey|ownerId/);
  });
});
