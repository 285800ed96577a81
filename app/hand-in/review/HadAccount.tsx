import { useTranslation } from 'react-i18next';
import { hadAccount } from '~/sheets/form-button';
import { usePage } from '~/ui/root-data';

/** Marks a form as opened by an account, and warns once that account is signed out. */
export function HadAccount({ had = false }: { had?: boolean }) {
  const { t } = useTranslation();
  const { signedIn } = usePage();
  return (
    <>
      {(had || signedIn) && <input type="hidden" name={hadAccount} value="yes" />}
      {had && !signedIn && (
        <p className="notice warn" role="status">
          {t('teams.submit.signedOut')}
        </p>
      )}
    </>
  );
}
