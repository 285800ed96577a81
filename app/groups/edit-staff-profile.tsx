import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireSignedIn } from '~/accounts/require-signed-in.server';
import styles from '~/ui/desk.css?url';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { listOwnMemberships } from './member.server';

const { handle, meta, links } = page({
  audience: 'staff',
  layout: 'admin',
  enhance: true,
  title: 'groups.profile.title',
  styles,
});

export { handle, links, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId, displayName, email, siteAdminSince } = await requireSignedIn(request, context);
  const user = { userId, displayName, email, isSiteAdmin: siteAdminSince !== null };
  return { user, memberships: await listOwnMemberships(context.db, userId) };
}

export default function StaffProfile() {
  const { user, memberships } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <div className="stack">
      <h1>{t('groups.profile.title')}</h1>
      <section className="card" aria-labelledby="account">
        <h2 id="account">{t('groups.profile.account')}</h2>
        <dl className="facts">
          <dt>{t('groups.member.displayName')}</dt>
          <dd>{user.displayName || t('groups.profile.noName')}</dd>
          <dt>{t('accounts.email')}</dt>
          <dd>{user.email}</dd>
          <dt>{t('groups.member.uid')}</dt>
          <dd className="user-id">
            <code>{user.userId}</code>
            <button
              className="button"
              type="button"
              hidden
              data-copy={user.userId}
              data-copied={t('shell.toasts.copied')}
              data-copy-failed={t('errors.copyFailed')}
            >
              {t('shell.copy')}
            </button>
          </dd>
          {user.isSiteAdmin && (
            <>
              <dt>{t('groups.member.role')}</dt>
              <dd>{t('groups.places.siteAdmin')}</dd>
            </>
          )}
        </dl>
        <p className="desk-actions">
          <LinkButton to="/mypage">{t('groups.profile.edit')}</LinkButton>
          <LinkButton to="/admin/change-password" look="quiet">
            {t('groups.profile.password')}
          </LinkButton>
        </p>
      </section>
      <section className="stack" aria-labelledby="memberships">
        <h2 id="memberships">{t('groups.profile.groups')}</h2>
        {memberships.length === 0 && <p>{t('groups.list.none')}</p>}
        {memberships.length > 0 && (
          <ul className="rows card">
            {memberships.map(({ groupId, groupName, role, displayName, tonamelId, isLastAdmin }) => (
              <li key={groupId} className="row-link">
                <div>
                  <a href={toPath(`/admin/${groupId}`)}>{groupName}</a>
                  <p className="soft">
                    {t('groups.profile.as', { name: displayName || user.displayName, tonamelId })}
                    {isLastAdmin && ` ${t('groups.profile.lastAdmin')}`}
                  </p>
                </div>
                <p className="row">
                  <span className="badge">{t(`groups.places.${role}`)}</span>
                  {!isLastAdmin && (
                    <LinkButton to={`/admin/${groupId}/leave`} look="quiet above">
                      {t('groups.profile.leave')}
                      <span className="visually-hidden"> ({groupName})</span>
                    </LinkButton>
                  )}
                </p>
              </li>
            ))}
          </ul>
        )}
        <p>
          <LinkButton to="/request-role">{t('groups.list.request')}</LinkButton>
        </p>
      </section>
    </div>
  );
}
