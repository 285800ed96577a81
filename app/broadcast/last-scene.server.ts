import type { Database } from '~/db/client.server';
import { logError } from '~/log/log.server';
import { type Broadcast, keepScene } from './broadcast.server';

type Kept = Pick<Broadcast, 'groupId' | 'stream' | 'scene' | 'revision'>;

/** Writes scenes to D1 behind the room, one at a time; overlays never wait for it. */
export class LastScene {
  revision = -1;
  private turns: Promise<void> = Promise.resolve();

  constructor(private readonly db: Database) {}

  /** Saves the latest scene when its turn comes. `retry` must schedule another call. */
  follow(latest: () => Kept, retry: () => Promise<void>): Promise<void> {
    this.turns = this.turns.then(async () => {
      const scene = latest();
      if (this.revision === scene.revision) return;
      try {
        await keepScene(this.db, scene, new Date());
        this.revision = scene.revision;
      } catch (error) {
        logError(error, 'the last scene');
        await retry();
      }
    });
    return this.turns;
  }
}
