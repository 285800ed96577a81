import { createContext, useContext } from 'react';
import { type NameSet, noNames } from '~/pokedex/later-names';
import { useLocale } from '~/ui/root-data';
import { inOrder, listedName } from './listed-names';
import type { ListName } from './regulation-diff';

/** The names of a text that is looked at before it is saved: nothing else knows them yet. */
export const OwnNames = createContext<NameSet>(noNames);

/** Each in the reader’s language, and small beside it in the other one. */
export function NameList({ list, keys }: { list: ListName; keys: Iterable<string> }) {
  const own = useContext(OwnNames);
  const locale = useLocale();
  const other = locale === 'ja' ? 'en' : 'ja';
  return (
    <ul className="name-list">
      {inOrder(list, keys, locale, own).map((key) => (
        <li key={key}>
          {`${listedName(list, key, locale, own)} `}
          <small lang={other}>{listedName(list, key, other, own)}</small>
        </li>
      ))}
    </ul>
  );
}
