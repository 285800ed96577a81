import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Outlet, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { ja } from '~/locales/ja';
import type { PageHandle } from '~/ui/page-handle';
import { useLocalePath, usePage } from '~/ui/root-data';
import { requireGroup } from './guard.server';
import { may, type Permission } from './permission';

export const handle: PageHandle = { audience: 'staff', layout: 'admin' };

interface Item {
  to: string;
  label: keyof typeof ja.groups.menu;
  needs: Permission;
}

const menu: Item[] = [
  { to: '', label: 'home', needs: 'seeGroup' },
  { to: '/tournaments', label: 'tournaments', needs: 'seeTournaments' },
  { to: '/streaming-input', label: 'broadcast', needs: 'runBroadcast' },
  { to: '/members', label: 'members', needs: 'seeGroup' },
  { to: '/settings', label: 'settings', needs: 'manageGroup' },
];

/** Loads the group for the menu. Each page below has its own guard. @throws 404 unless a member or site admin */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return (await requireGroup(request, context, params.id, 'seeGroup')).group;
}

export default function GroupFrame() {
  const group = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const path = usePage().path.toLowerCase().replace(/\/$/, '');
  const home = `/admin/${group.id}`;
  const isOpen = (to: string) => (to === '' ? path === home : path.startsWith(home + to));
  return (
    <>
      <nav className="group-menu" aria-label={t('groups.menu.label')}>
        <a className="group-name" href={toPath(home)}>
          {group.name}
        </a>
        <span className="group-place">{t(`groups.places.${group.place}`)}</span>
        <div>
          {menu
            .filter(({ needs }) => may(group.place, needs))
            .map(({ to, label }) => (
              <a key={label} href={toPath(home + to)} aria-current={isOpen(to) ? 'page' : undefined}>
                {t(`groups.menu.${label}`)}
              </a>
            ))}
        </div>
      </nav>
      <Outlet />
    </>
  );
}
