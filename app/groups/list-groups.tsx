import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { PasskeyNote } from '~/accounts/passkeys/PasskeyNote';
import { passkeyAskOf } from '~/accounts/passkeys/passkey-ask.server';
import { requireSignedIn } from '~/accounts/require-signed-in.server';
import styles from '~/ui/desk.css?url';
import { LinkButton } from '~/ui/LinkButton';
import { ListSearch } from '~/ui/list/ListSearch';
import { listPath, parseListQuery } from '~/ui/list/list-query';
import { Pages } from '~/ui/list/Pages';
import { page } from '~/ui/page';
import { GroupRows } from './GroupRows';
import { listGroups, listOwnGroups } from './group.server';
import { may } from './permission';
import { WaitingDecisions } from './Waiting';
import { countWaiting } from './waiting.server';

const { handle, meta, links } = page({
  audience: 'staff',
  layout: 'admin',
  title: 'groups.list.title',
  styles,
});

export { handle, links, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireSignedIn(request, context);
  const { now } = context;
  const query = parseListQuery(new URL(request.url).searchParams);
  const seesAll = may(user.siteAdminSince ? 'siteAdmin' : 'user', 'seeAllGroups');
  const [own, all, ask, waiting] = await Promise.all([
    listOwnGroups(context.db, user.userId, now),
    seesAll ? listGroups(context.db, query, user.userId, now) : undefined,
    passkeyAskOf(request, context, user),
    user.siteAdminSince ? countWaiting(context.db) : undefined,
  ]);
  return { own, all, query, ask, waiting };
}

export default function ListGroups() {
  const { own, all, query, ask, waiting } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <div className="stack">
      <h1>{t('groups.list.title')}</h1>
      <PasskeyNote ask={ask} />
      {waiting && <WaitingDecisions counts={waiting} />}
      {own.length > 0 && <GroupRows groups={own} />}
      {own.length === 0 && !all && <p>{t('groups.list.none')}</p>}
      <p>
        <LinkButton to="/request-role">{t('groups.list.request')}</LinkButton>
      </p>
      {all && (
        <section className="stack" aria-labelledby="all">
          <h2 id="all">{t('groups.list.all')}</h2>
          <ListSearch path="/admin/groups" label={t('groups.list.search')} search={query.search} />
          {all.groups.length > 0 ? (
            <GroupRows groups={all.groups} />
          ) : (
            <p role="status">{t('groups.list.notFound')}</p>
          )}
          <Pages
            page={query.page}
            hasMore={all.hasMore}
            pathOf={(page) => listPath('/admin/groups', { q: query.search, page })}
          />
        </section>
      )}
    </div>
  );
}
