import type { Translate } from '~/locales/i18n';

/** Stands where a player's name was taken off a sheet: the same in every language, and never empty. */
export const nameless = '—';

/** Stands where a name was taken down, for all who may not see it, also where no language is known. */
export const hiddenName = '***';

/** Of a tournament that was taken down, where a team's page or a frame quotes it. */
export const tournamentName = (t: Translate, name: string): string =>
  name === hiddenName ? t('shell.hiddenTournament') : name;

export function playerName(t: Translate, name: string): string {
  if (name === nameless) return t('shell.nameless');
  return name === hiddenName ? t('shell.hiddenName') : name;
}
