import { useEffect, useState } from 'react';

// Milliseconds.
const near = 15 * 60_000;
const stillAsked = 60 * 60_000;
const between = 30_000;

/** Until when a form may be handed in: it is asked about near its deadline, and when somebody comes back to the page. */
export function useDeadline(tournamentId: string, deadlineAt: Date, isAsked: boolean) {
  const [moved, setMoved] = useState<Date>();
  useEffect(() => {
    if (!isAsked) return;
    let known = deadlineAt.getTime();
    let askedAt = 0;
    async function ask() {
      if (document.hidden || Date.now() - askedAt < between / 2) return;
      askedAt = Date.now();
      const told = await askDeadline(tournamentId);
      if (told === undefined || told === known) return;
      known = told;
      setMoved(new Date(told));
    }
    const timer = setInterval(() => {
      const left = known - Date.now();
      if (left < near && left > -stillAsked) void ask();
    }, between);
    const back = () => void ask();
    document.addEventListener('visibilitychange', back);
    addEventListener('focus', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
      removeEventListener('focus', back);
    };
  }, [tournamentId, deadlineAt, isAsked]);
  return moved;
}

async function askDeadline(tournamentId: string): Promise<number | undefined> {
  try {
    const answer = await fetch(`/tournaments/${tournamentId}/deadline.json`);
    const { deadlineAt } = (await answer.json()) as { deadlineAt?: string };
    const at = Date.parse(deadlineAt ?? '');
    return Number.isNaN(at) ? undefined : at;
  } catch {
    // The signal is gone for now; the next turn asks again.
    return undefined;
  }
}
