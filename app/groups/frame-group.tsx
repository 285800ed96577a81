import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Outlet, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { ja } from '~/locales/ja';
import { currentOf } from '~/ui/navigation';
import type { PageHandle } from '~/ui/page-handle';
import { useLocalePath, usePage } from '~/ui/root-data';
import { requireGroup } from './guard.server';
import { may, type Permission } from './permission';

export const handle: PageHandle = { audience: 'staff', layout: 'admin' };

interface Item {
  to: string;
  label: keyof typeof ja.groups.menu;
  needs: Permission;
  owns?: readonly string[];
}

const menu: Item[] = [
  { to: '', label: 'home', needs: 'seeGroup' },
  { to: '/tournaments', label: 'tournaments', needs: 'seeTournaments' },
  { to: '/streaming-input', label: 'broadcast', needs: 'runBroadcast' },
  { to: '/members', label: 'members', needs: 'seeGroup', owns: ['/requests', '/log'] },
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
  const current = ({ to, owns = [] }: Item) => {
    if (to === '') return path === home ? 'page' : undefined;
    return currentOf({ to: home + to, owns: owns.map((each) => home + each) }, path);
  };
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
            .map((item) => (
              <a key={item.label} href={toPath(home + item.to)} aria-current={current(item)}>
                {t(`groups.menu.${item.label}`)}
              </a>
            ))}
        </div>
      </nav>
      <Outlet />
    </>
  );
}
