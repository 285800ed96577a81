import type { ParseKeys } from 'i18next';
import { translatorFor } from '~/locales/i18n';
import { locales } from '~/locales/locale';

interface Props {
  text: ParseKeys;
  with?: Record<string, string | number>;
}

/** A text in both languages: spectators of the screen read one of them. */
export const Both = ({ text, with: values = {} }: Props) =>
  locales.map((locale) => (
    <span key={locale} lang={locale} className={locale}>
      {translatorFor(locale)(text, values)}
    </span>
  ));
