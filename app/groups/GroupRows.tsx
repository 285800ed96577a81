import { useTranslation } from 'react-i18next';
import { useLocalePath } from '~/ui/root-data';
import type { Role } from './permission';

interface Group {
  id: string;
  name: string;
  /** Null for a site admin who isn't a member. */
  role: Role | null;
  open: number;
  upcoming: number;
}

export function GroupRows({ groups }: { groups: Group[] }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <ul className="rows card">
      {groups.map(({ id, name, role, open, upcoming }) => (
        <li key={id} className="row-link">
          <div>
            <a href={toPath(`/admin/${id}`)}>{name}</a>
            <p className="soft">
              {upcoming > 0 ? t('groups.list.upcoming', { count: upcoming }) : t('groups.list.quiet')}
            </p>
          </div>
          <p className="row">
            {open > 0 && <span className="badge good">{t('groups.list.open', { count: open })}</span>}
            {role && <span className="badge">{t(`groups.places.${role}`)}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
