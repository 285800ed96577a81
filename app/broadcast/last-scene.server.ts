import type { Database } from '~/db/client.server';
import { logError } from '~/log/log.server';
import { noteOnAir } from '~/notices/note.server';
import { nextTurn } from '~/time/next-turn';
import { type Broadcast, keepScene } from './broadcast.server';

type Kept = Pick<Broadcast, 'groupId' | 'stream' | 'scene' | 'revision'>;

interface Take {
  tournamentId: string | null;
  at: Date;
}

/** Writes the latest scene and the takes to D1 behind the room, one batch at a time; overlays never wait for it. */
export class LastScene {
  revision = -1;
  private takes: Take[] = [];
  private turns: Promise<void> = Promise.resolve();

  constructor(private readonly db: Database) {}

  /** Adds a take to the next write. */
  note(take: Take) {
    this.takes.push(take);
  }

  /** Saves what is the latest when its turn comes. `retry` must schedule another call. */
  follow(latest: () => Kept, retry: () => Promise<void>): Promise<void> {
    this.turns = this.turns.then(nextTurn).then(() => this.save(latest(), retry));
    return this.turns;
  }

  private async save(scene: Kept, retry: () => Promise<void>) {
    const takes = this.takes.splice(0);
    if (this.revision === scene.revision && takes.length === 0) return;
    try {
      const notices = takes.map(({ tournamentId, at }) => noteOnAir(this.db, { ...scene, tournamentId }, at));
      await this.db.batch([keepScene(this.db, scene, new Date()), ...notices]);
      this.revision = scene.revision;
    } catch (error) {
      logError(error, 'the last scene');
      this.takes.unshift(...takes);
      await retry();
    }
  }
}
