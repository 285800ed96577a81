import { useTranslation } from 'react-i18next';

interface Props {
  /** The list's own path, which the form opens again. */
  action: string;
  /** What is searched by; the field's label. */
  label: string;
  /** What is being searched for now. */
  search: string;
  /** What else the list is asked, kept while searching; blank values are left out. */
  keep?: Record<string, string>;
}

/** One field over a list, and its button. */
export function ListSearch({ action, label, search, keep = {} }: Props) {
  const { t } = useTranslation();
  return (
    <search>
      <form className="row" action={action}>
        {Object.entries(keep).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div className="grow">
          <label className="visually-hidden" htmlFor="q">
            {label}
          </label>
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={search}
            placeholder={label}
            maxLength={60}
            enterKeyHint="search"
          />
        </div>
        <button className="button" type="submit">
          {t('tournaments.filter.submit')}
        </button>
      </form>
    </search>
  );
}
