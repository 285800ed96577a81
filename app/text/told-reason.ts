import type { Translate } from '~/locales/i18n';

interface Takedown {
  cause: 'insult' | 'personal' | 'spam' | 'copied' | 'other' | null;
  reason: string;
}

export const toldReason = (t: Translate, { cause, reason }: Takedown): string =>
  [cause && cause !== 'other' && t(`reports.told.${cause}`), reason].filter(Boolean).join('\n');
