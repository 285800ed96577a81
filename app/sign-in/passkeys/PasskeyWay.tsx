import { useTranslation } from 'react-i18next';
import { keepWhereTo } from '~/accounts/where-to';
import { usePage } from '~/ui/root-data';
import { PasskeyForm } from './PasskeyForm';

const refusals = ['expired', 'unknown', 'failed', 'tooMany'] as const;

export function PasskeyRefusalNote() {
  const { t } = useTranslation();
  const { search } = usePage();
  const refusal = refusals.find((each) => each === new URLSearchParams(search).get('passkey'));
  if (!refusal) return null;
  return (
    <p className="notice bad" role="alert">
      {t(refusal === 'tooMany' ? 'accounts.problems.tooManyTries' : `passkeys.refused.${refusal}`)}
    </p>
  );
}

export function PasskeyWay({ isForStaff }: { isForStaff: boolean }) {
  const { t } = useTranslation();
  const { search } = usePage();
  return (
    <div className="ways-out">
      <PasskeyForm
        purpose="signIn"
        action={keepWhereTo(isForStaff ? '/sign-in/passkey?area=admin' : '/sign-in/passkey', search)}
        button={t('passkeys.signIn')}
      />
    </div>
  );
}
