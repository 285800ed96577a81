import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyField } from '~/ui/CopyField';
import { Fold } from '~/ui/Fold';
import { useLocalePath } from '~/ui/root-data';

interface Props {
  userId: string;
  account: { email: string; hasPassword: boolean; hasGoogle: boolean };
  devices: number;
  passkeys: number;
  waiting?: string;
}

export function AccountCard({
  userId,
  account: { email, hasPassword, hasGoogle },
  devices,
  passkeys,
  waiting,
}: Props) {
  const { t } = useTranslation();
  return (
    <Fold id="account" title={t('profile.myPage.account')}>
      <CopyField
        id="user-id"
        label={t('profile.myPage.userId')}
        hint={t('profile.myPage.userIdHint')}
        value={userId}
        copy={t('profile.myPage.copyId')}
      />
      <dl className="account-facts">
        <Fact label={t('profile.myPage.email')} to="/mypage/email" does={t('profile.myPage.change')}>
          {email}
          {waiting && (
            <>
              <br />
              <small>{t('access.waiting.line', { email: waiting })}</small>
            </>
          )}
        </Fact>
        <Fact
          label={t('profile.myPage.password')}
          to="/mypage/password"
          does={t(hasPassword ? 'profile.myPage.change' : 'profile.myPage.set')}
        />
        <Fact label={t('passkeys.title')} to="/mypage/passkeys" does={t('profile.myPage.manage')}>
          {passkeys > 0 ? t('profile.myPage.passkeys', { number: passkeys }) : t('profile.myPage.noPasskeys')}
        </Fact>
        <Fact label={t('profile.myPage.sessions')} to="/mypage/sessions" does={t('profile.myPage.manage')}>
          {t('profile.myPage.devices', { number: devices })}
        </Fact>
        <Fact label={t('mails.title')} to="/mypage/notices" does={t('profile.myPage.manage')} />
        <Fact label={t('feeds.own.title')} to="/mypage/calendar" does={t('profile.myPage.manage')} />
        {hasGoogle && <Fact label={t('profile.myPage.google')}>{t('profile.myPage.linked')}</Fact>}
        <Fact label={t('profile.myPage.more')} to="/mypage/account" does={t('profile.myPage.manage')} />
      </dl>
    </Fold>
  );
}

function Fact({
  label,
  to,
  does,
  children,
}: {
  label: string;
  to?: string;
  does?: string;
  children?: ReactNode;
}) {
  const toPath = useLocalePath();
  return (
    <div>
      <dt>{label}</dt>
      {children && <dd className="fact-value">{children}</dd>}
      {to && (
        <dd>
          <a href={toPath(to)}>
            {does}
            <span className="visually-hidden"> ({label})</span>
          </a>
        </dd>
      )}
    </div>
  );
}
