import { useTranslation } from 'react-i18next';
import { useLocalePath, usePage } from '../root-data';

/** For guests, on a page that shows what their device keeps: the way to make it forget. Accounts sign out. */
export function DeviceLink({ leadsBack = true }: { leadsBack?: boolean }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { signedIn, pathname, search } = usePage();
  if (signedIn) return null;
  const query = leadsBack ? `?${new URLSearchParams({ redirectTo: pathname + search })}` : '';
  return (
    <p className="soft">
      <a href={toPath(`/this-device${query}`)} rel="nofollow">
        {t('accounts.device.link')}
      </a>
    </p>
  );
}
