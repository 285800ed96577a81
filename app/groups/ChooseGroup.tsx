import { useTranslation } from 'react-i18next';
import { ListSearch } from '~/ui/list/ListSearch';
import { listPath } from '~/ui/list/list-query';
import { Pages } from '~/ui/list/Pages';
import { useLocalePath } from '~/ui/root-data';

interface Props {
  query: { search: string; page: number };
  groups: { id: string; name: string }[];
  hasMore: boolean;
}

export function ChooseGroup({ query, groups, hasMore }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <section className="stack" aria-labelledby="choose">
      <h2 id="choose">{t('requests.choose')}</h2>
      <ListSearch
        path="/request-role"
        label={t('groups.list.search')}
        search={query.search}
        keep={{ kind: 'join' }}
      />
      {groups.length === 0 && <p role="status">{t('groups.list.notFound')}</p>}
      {groups.length > 0 && (
        <ul className="rows card">
          {groups.map(({ id, name }) => (
            <li key={id} className="row-link">
              <div>
                <a href={toPath(`/request-role?kind=join&group=${id}`)}>{name}</a>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Pages
        page={query.page}
        hasMore={hasMore}
        pathOf={(page) => listPath('/request-role', { kind: 'join', q: query.search, page })}
      />
    </section>
  );
}
