import { useTranslation } from 'react-i18next';
import { CopyField } from '~/ui/CopyField';

interface Props {
  userId: string;
  account: { email: string };
}

/** By what the account is known. */
export function AccountCard({ userId, account: { email } }: Props) {
  const { t } = useTranslation();
  return (
    <section className="card" aria-labelledby="account-title">
      <h2 id="account-title">{t('profile.myPage.account')}</h2>
      <CopyField
        id="user-id"
        label={t('profile.myPage.userId')}
        hint={t('profile.myPage.userIdHint')}
        value={userId}
        copy={t('profile.myPage.copyId')}
      />
      <dl className="account-facts">
        <div>
          <dt>{t('profile.myPage.email')}</dt>
          <dd className="fact-value">{email}</dd>
        </div>
      </dl>
    </section>
  );
}
