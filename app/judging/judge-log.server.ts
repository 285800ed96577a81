import type { Database } from '~/db/client.server';
import { listChecksWithNames, listNotesWithNames } from './judged-sheets.server';

interface JudgeLine {
  at: Date;
  what: 'checked' | 'noted';
  player: string;
  tonamelId: string;
  /** Empty for a note without a penalty, and for a check. */
  penalty: string;
  text: string;
  /** Null for a note. */
  revision: number | null;
  who: string | null;
  takenBackAt: Date | null;
  takenBackBy: string | null;
}

export async function listJudgeLog(db: Database, tournamentId: string): Promise<JudgeLine[]> {
  const [notes, checks] = await Promise.all([
    listNotesWithNames(db, tournamentId),
    listChecksWithNames(db, tournamentId),
  ]);
  const lines: JudgeLine[] = [
    ...notes.map(({ createdAt, player, tonamelId, ...note }) => ({
      at: createdAt,
      what: 'noted' as const,
      revision: null,
      ...note,
      player: player ?? '',
      tonamelId: tonamelId ?? '',
    })),
    ...checks.map(({ checkedAt, displayName, ...check }) => ({
      at: checkedAt,
      what: 'checked' as const,
      player: displayName,
      ...check,
      penalty: '',
      text: '',
      takenBackAt: null,
      takenBackBy: null,
    })),
  ];
  return lines.sort((one, other) => one.at.getTime() - other.at.getTime());
}
