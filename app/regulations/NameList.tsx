import { createContext, useContext } from 'react';
import { type NameSet, noNames } from '~/pokedex/later-names';
import { useLocale } from '~/ui/root-data';
import { listedName, sortKeys } from './listed-names';
import type { ListName } from './regulation-diff';

/** Names of an unsaved regulation text, not yet in any dictionary. */
export const OwnNames = createContext<NameSet>(noNames);

export function NameList({ list, keys }: { list: ListName; keys: Iterable<string> }) {
  const own = useContext(OwnNames);
  const locale = useLocale();
  const other = locale === 'ja' ? 'en' : 'ja';
  return (
    <ul className="name-list">
      {sortKeys(list, keys, locale, own).map((key) => (
        <li key={key}>
          {`${listedName(list, key, locale, own)} `}
          <small lang={other}>{listedName(list, key, other, own)}</small>
        </li>
      ))}
    </ul>
  );
}
