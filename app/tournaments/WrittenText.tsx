import { locales } from '~/locales/locale';
import { LinkedText } from '~/ui/linked-text/LinkedText';
import { useLocale } from '~/ui/root-data';
import type { InBothLanguages } from './tournament';

/** In the reader's language, else in the one in which it was written. */
export function WrittenText({ text }: { text: InBothLanguages }) {
  const locale = useLocale();
  const shown = [locale, ...locales].find((each) => text[each]) ?? locale;
  return (
    <div lang={shown}>
      <LinkedText text={text[shown]} />
    </div>
  );
}
