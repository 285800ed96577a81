import type { Translate } from '~/locales/i18n';

interface Told {
  cause: 'insult' | 'personal' | 'spam' | 'copied' | 'other' | null;
  reason: string;
}

/** Why something was taken down, as its author reads it: the cause in their language, then what the site admin wrote. */
export const toldReason = (t: Translate, { cause, reason }: Told): string =>
  [cause && cause !== 'other' && t(`reports.told.${cause}`), reason].filter(Boolean).join('\n');
