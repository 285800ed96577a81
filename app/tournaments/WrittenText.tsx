import { locales } from '~/locales/locale';
import { LinkedText } from '~/ui/linked-text/LinkedText';
import { useLocale } from '~/ui/root-data';
import type { InBothLanguages } from './tournament';

export function WrittenText({ text }: { text: InBothLanguages }) {
  const locale = useLocale();
  const language = [locale, ...locales].find((each) => text[each]) ?? locale;
  return (
    <div lang={language}>
      <LinkedText text={text[language]} />
    </div>
  );
}
