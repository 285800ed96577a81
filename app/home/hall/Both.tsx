import type { ParseKeys } from 'i18next';
import { translatorFor } from '~/locales/i18n';
import { locales } from '~/locales/locale';

interface Props {
  of: ParseKeys;
  with?: Record<string, string | number>;
}

/** A text in both languages: spectators of the screen read one of them. */
export const Both = ({ of, with: filledIn = {} }: Props) =>
  locales.map((locale) => (
    <span key={locale} lang={locale} className={locale}>
      {translatorFor(locale)(of, filledIn)}
    </span>
  ));
