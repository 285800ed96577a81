import { useTranslation } from 'react-i18next';
import { type Choices, Options } from '~/ui/form/Field';
import { useLocalePath } from '~/ui/root-data';

export const SearchInput = ({ search, placeholder }: { search: string; placeholder?: string }) => (
  <input
    id="q"
    name="q"
    type="search"
    defaultValue={search}
    placeholder={placeholder}
    maxLength={60}
    enterKeyHint="search"
  />
);

interface Filter {
  id: string;
  name?: string;
  label: string;
  any: string;
  chosen: string | undefined;
  choices: Choices;
}

export const SelectFilter = ({ id, name = id, label, any, chosen = '', choices }: Filter) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    <select id={id} name={name} defaultValue={chosen}>
      <option value="">{any}</option>
      <Options choices={choices} />
    </select>
  </div>
);

interface Props {
  path: string;
  label: string;
  search: string;
  keep?: Record<string, string>;
}

export function ListSearch({ path, label, search, keep = {} }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <search>
      <form className="row" action={toPath(path)}>
        {Object.entries(keep).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div className="grow">
          <label className="visually-hidden" htmlFor="q">
            {label}
          </label>
          <SearchInput search={search} placeholder={label} />
        </div>
        <button className="button" type="submit">
          {t('tournaments.filter.submit')}
        </button>
      </form>
    </search>
  );
}
