import { penaltyName } from '~/groups/penalty-kinds';
import type { Translate } from '~/locales/i18n';

/** Characters, not bytes. */
export const maxNoteLength = 500;

/** Summary for lists: kinds of penalties, and the number of notes without one. */
export interface NotedBrief {
  penalties: string[];
  notes: number;
}

export const briefOf = (penalties: readonly string[]): NotedBrief => ({
  penalties: penalties.filter(Boolean),
  notes: penalties.filter((penalty) => !penalty).length,
});

export function noteLine({ penalty, text }: { penalty: string; text: string }, t: Translate): string {
  const label = penalty ? penaltyName(penalty, t) : t('judging.note.plain');
  return text ? t('shell.labelled', { label, value: text }) : label;
}
