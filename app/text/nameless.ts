import type { Translate } from '~/locales/i18n';

/** Stands where a player's name was taken off a sheet: the same in every language, and never empty. */
export const nameless = '—';

export const playerName = (t: Translate, name: string): string =>
  name === nameless ? t('shell.nameless') : name;
