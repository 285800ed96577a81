import { useTranslation } from 'react-i18next';
import { keepWhereTo } from '~/accounts/sign-in/where-to';
import { usePage } from '~/ui/root-data';
import { PasskeyForm } from './PasskeyForm';

const refusals = ['expired', 'unknown', 'failed', 'tooMany'] as const;

/** Of the page where one signs in: the button, and why the last try was refused. */
export function PasskeyWay({ isForStaff }: { isForStaff: boolean }) {
  const { t } = useTranslation();
  const { search } = usePage();
  const refusal = refusals.find((each) => each === new URLSearchParams(search).get('passkey'));
  return (
    <div className="passkey-way">
      {refusal && (
        <p className="notice bad" role="alert">
          {t(refusal === 'tooMany' ? 'accounts.problems.tooManyTries' : `passkeys.refused.${refusal}`)}
        </p>
      )}
      <PasskeyForm
        purpose="signIn"
        action={keepWhereTo(isForStaff ? '/sign-in/passkey?area=admin' : '/sign-in/passkey', search)}
        button={t('passkeys.signIn')}
      />
    </div>
  );
}
