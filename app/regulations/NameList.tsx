import { useLocale } from '~/ui/root-data';
import { inOrder, listedName } from './listed-names';
import type { ListName } from './regulation-diff';

/** Each in the reader’s language, and small beside it in the other one. */
export function NameList({ list, keys }: { list: ListName; keys: Iterable<string> }) {
  const locale = useLocale();
  const other = locale === 'ja' ? 'en' : 'ja';
  return (
    <ul className="name-list">
      {inOrder(list, keys, locale).map((key) => (
        <li key={key}>
          {`${listedName(list, key, locale)} `}
          <small lang={other}>{listedName(list, key, other)}</small>
        </li>
      ))}
    </ul>
  );
}
