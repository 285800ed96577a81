import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireGroup } from '~/groups/guard.server';
import { may } from '~/groups/permission';
import { HostedTournaments } from '~/tournaments/HostedTournament';
import {
  type HostedFilter,
  type HostedQuery,
  hostedFilters,
  listHostedTournaments,
} from '~/tournaments/hosted-tournament.server';
import publicStyles from '~/tournaments/tournaments.css?url';
import styles from '~/ui/desk.css?url';
import { LinkButton } from '~/ui/LinkButton';
import { ListSearch } from '~/ui/list/ListSearch';
import { listPath, parseListQuery } from '~/ui/list/list-query';
import { Pages } from '~/ui/list/Pages';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';

export const links = () => [
  { rel: 'stylesheet', href: publicStyles },
  { rel: 'stylesheet', href: styles },
];
const { handle, meta } = page<typeof loader>({
  audience: 'staff',
  enhance: true,
  title: (t, data) => t('host.title', { name: data?.group.name }),
});

export { handle, meta };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { group } = await requireGroup(request, context, params.id, 'seeTournaments');
  const { now } = context;
  const { searchParams } = new URL(request.url);
  const show = hostedFilters.find((each) => each === searchParams.get('show')) ?? 'current';
  const query: HostedQuery = { ...parseListQuery(searchParams), show };
  return {
    group,
    now,
    query,
    filters: hostedFilters,
    ...(await listHostedTournaments(context.db, group.id, query, now)),
  };
}

export default function HostTournaments() {
  const { group, now, query, filters, tournaments, hasMore } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const list = `/admin/${group.id}/tournaments`;
  const showing = (show: HostedFilter) => (show === 'current' ? '' : show);
  const pathOf = (page: number, show: HostedFilter = query.show) =>
    listPath(list, { q: query.search, show: showing(show), page });
  return (
    <div className="stack">
      <h1>{t('host.listTitle')}</h1>
      {may(group.place, 'manageTournaments') && (
        <p>
          <LinkButton to={`${list}/new`} look="primary">
            {t('host.new')}
          </LinkButton>
        </p>
      )}
      <ListSearch
        path={list}
        label={t('host.search')}
        search={query.search}
        keep={{ show: showing(query.show) }}
      />
      <nav className="phases" aria-label={t('host.filter')}>
        {filters.map((show) => (
          <a
            key={show}
            href={toPath(pathOf(1, show))}
            aria-current={show === query.show ? 'page' : undefined}
          >
            {t(`host.filters.${show}`)}
          </a>
        ))}
      </nav>
      {tournaments.length > 0 ? (
        <HostedTournaments tournaments={tournaments} group={group} now={now} heading="h2" />
      ) : (
        <p role="status">{t(query.search ? 'tournaments.empty.found' : `host.empty.${query.show}`)}</p>
      )}
      <Pages page={query.page} hasMore={hasMore} pathOf={(page) => pathOf(page)} />
    </div>
  );
}
