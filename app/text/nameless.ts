import type { Translate } from '~/locales/i18n';

/** Replaces a player's name that was taken off a sheet; the same in every language, and never empty. */
export const nameless = '—';

/** Replaces a name that was taken down, for viewers who may not see it. */
export const hiddenName = '***';

export const tournamentName = (t: Translate, name: string): string =>
  name === hiddenName ? t('shell.hiddenTournament') : name;

export function playerName(t: Translate, name: string): string {
  if (name === nameless) return t('shell.nameless');
  return name === hiddenName ? t('shell.hiddenName') : name;
}
