import type { ReactNode } from 'react';
import type { Locale } from '~/locales/locale';
import { type Dictionary, nameOf, plainName } from '~/pokedex/name';
import { type NameChoice, namesIn } from '../name-choice';

interface Props {
  dictionary: Dictionary;
  name: string;
  choice: NameChoice;
  locale: Locale;
}

export function SheetName({ dictionary, name: key, choice, locale }: Props) {
  const [first, second] = namesIn(choice, locale);
  const name = nameOf(dictionary, key, first);
  const other = second && nameOf(dictionary, key, second);
  return (
    <>
      <span lang={first}>{formApart(name)}</span>
      {/* A name which is the same in both languages is not said twice. */}
      {other && other !== name && <small lang={second}>{` ${other}`}</small>}
    </>
  );
}

/** The form in smaller print, kept on one line: 「ランドロス（れいじゅうフォルム）」, `Landorus (Therian)`. */
function formApart(name: string): ReactNode {
  const plain = plainName(name);
  if (plain === name) return name;
  return (
    <>
      {plain}
      <span className="form">{name.slice(plain.length)}</span>
    </>
  );
}
