import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '~/ui/list/ListSearch';
import { useLocalePath } from '~/ui/root-data';

interface Props {
  path: string;
  label: string;
  search: string;
  /** The open filter, which a search keeps. */
  show?: string;
  /** Further fields. */
  children?: ReactNode;
}

/** Searches a list of staff, with its label in sight. */
export function DeskSearch({ path, label, search, show, children }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <search>
      <form className="team-search" action={toPath(path)}>
        {show && <input type="hidden" name="show" value={show} />}
        <div className="grow">
          <label htmlFor="q">{label}</label>
          <SearchInput search={search} />
        </div>
        {children}
        <button className="button" type="submit">
          {t('desk.list.submit')}
        </button>
      </form>
    </search>
  );
}
