import { useTranslation } from 'react-i18next';
import { useLocalePath, usePage } from '../root-data';

/** Lets guests clear this device; accounts sign out instead. */
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
