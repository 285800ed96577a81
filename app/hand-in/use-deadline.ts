import { useEffect, useState } from 'react';
import { askServerTime, serverNow } from '~/time/server-clock';

const beforeMs = 15 * 60_000;
const afterMs = 60 * 60_000;
const intervalMs = 30_000;

/** Polls the deadline when it is close, and when the player returns to the page. @returns the new one if it has moved */
export function useDeadline(tournamentId: string, deadlineAt: Date, isPolling: boolean) {
  const [moved, setMoved] = useState<Date>();
  useEffect(() => {
    if (!isPolling) return;
    void askServerTime();
    let known = deadlineAt.getTime();
    let polledAt = 0;
    async function ask() {
      if (document.hidden || Date.now() - polledAt < intervalMs / 2) return;
      polledAt = Date.now();
      const deadline = await askDeadline(tournamentId);
      if (deadline === undefined || deadline === known) return;
      known = deadline;
      setMoved(new Date(deadline));
    }
    const timer = setInterval(() => {
      const left = known - serverNow();
      if (left < beforeMs && left > -afterMs) void ask();
    }, intervalMs);
    const back = () => void ask();
    document.addEventListener('visibilitychange', back);
    addEventListener('focus', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
      removeEventListener('focus', back);
    };
  }, [tournamentId, deadlineAt, isPolling]);
  return moved;
}

async function askDeadline(tournamentId: string): Promise<number | undefined> {
  try {
    const answer = await fetch(`/tournaments/${tournamentId}/deadline.json`);
    const { deadlineAt } = (await answer.json()) as { deadlineAt?: string };
    const at = Date.parse(deadlineAt ?? '');
    return Number.isNaN(at) ? undefined : at;
  } catch {
    // Offline: the next poll tries again.
    return undefined;
  }
}
