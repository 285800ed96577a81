import { penaltyName } from '~/groups/penalty-kinds';
import type { Translate } from '~/locales/i18n';

/** In characters. */
export const maxNoteLength = 500;

/** What stands of a player in a list: kinds of penalties, and how many notes without one. */
export interface NotedBrief {
  penalties: string[];
  notes: number;
}

/** From `player_notes.penalty` of all that was not taken back; empty is a note. */
export const briefOf = (penalties: readonly string[]): NotedBrief => ({
  penalties: penalties.filter(Boolean),
  notes: penalties.filter((penalty) => !penalty).length,
});

/** 「警告：遅刻」 */
export function noteLine({ penalty, text }: { penalty: string; text: string }, t: Translate): string {
  const label = penalty ? penaltyName(penalty, t) : t('judging.note.plain');
  return text ? t('shell.labelled', { label, value: text }) : label;
}
