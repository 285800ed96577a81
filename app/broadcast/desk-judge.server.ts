import type { Database } from '~/db/client.server';
import { logError } from '~/log/log.server';
import { sessionsAtDesk } from './desk-rights.server';
import { closeDesks, connectedDesks } from './room/room-sockets.server';

export class DeskJudge {
  private judgedAt = 0;

  constructor(
    private readonly ctx: DurableObjectState,
    private readonly db: Database,
    private readonly env: Env,
  ) {}

  async judge(maxAgeMs: number) {
    const desks = connectedDesks(this.ctx);
    const [first] = desks;
    if (!first || Date.now() - this.judgedAt < maxAgeMs) return;
    const ids = new Set(desks.map(({ sessionId }) => sessionId));
    try {
      const right = await sessionsAtDesk(this.db, this.env, first.groupId, [...ids], new Date());
      for (const id of right) ids.delete(id);
      closeDesks(this.ctx, ids);
      this.judgedAt = Date.now();
    } catch (error) {
      // No session or membership can end either while D1 is down.
      logError(error, 'judging desks');
    }
  }
}
