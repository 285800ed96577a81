import { useTranslation } from 'react-i18next';
import { defaultTimeZone, formatInstant } from '~/time/instant';
import { Instant } from '~/ui/Instant';
import { Labelled } from '~/ui/Labelled';
import { LinkButton } from '~/ui/LinkButton';
import { useLocale, useLocalePath } from '~/ui/root-data';
import type { TakenOver } from './find-taken-over.server';
import { NamedWays } from './NamedWays';

interface Props {
  account: TakenOver;
  isSelf: boolean;
  now: Date;
}

export function AccountFacts({ account, isSelf, now }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { email, displayName, createdAt, isSiteAdmin, isVerified, groups } = account;
  return (
    <>
      <section className="card" aria-label={email}>
        <p className="row">
          <strong>{email}</strong>
          {isSiteAdmin && <span className="badge">{t('endAccess.siteAdmin')}</span>}
          {!isVerified && <span className="badge warn">{t('endAccess.unverified')}</span>}
        </p>
        <p className="soft">
          {displayName}{' '}
          <Labelled label={t('endAccess.created')}>
            <Instant at={createdAt} timeZone={defaultTimeZone} now={now} />
          </Labelled>
        </p>
        {isSelf ? <Self /> : <Warnings account={account} now={now} />}
        <h2>{t('endAccess.now')}</h2>
        <Ways account={account} now={now} />
      </section>
      {!isSelf && groups.length > 0 && (
        <section className="card">
          <h2>{t('endAccess.groups.title')}</h2>
          <p className="soft">{t('endAccess.groups.lead')}</p>
          <ul>
            {groups.map(({ groupId, groupName, role }) => (
              <li key={groupId}>
                <a href={toPath(`/admin/${groupId}/log`)}>{groupName}</a>{' '}
                <span className="soft">{t(`groups.places.${role}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Self() {
  const { t } = useTranslation();
  return (
    <div className="notice warn">
      <p>
        <strong>{t('endAccess.self.title')}</strong>
      </p>
      <p>{t('endAccess.self.lead')}</p>
      <div className="row">
        <LinkButton to="/mypage/sessions">{t('endAccess.self.sessions')}</LinkButton>
        <LinkButton to="/mypage/access">{t('endAccess.self.access')}</LinkButton>
      </div>
    </div>
  );
}

function Warnings({ account, now }: Pick<Props, 'account' | 'now'>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { email, isSiteAdmin, isVerified, isReturned, earlier } = account;
  const at = (when: Date) => formatInstant(when, defaultTimeZone, locale, now);
  const lines = [
    ...earlier.map(({ email, createdAt, expiresAt }) =>
      t('endAccess.warnings.moved', { email, at: at(createdAt), until: at(expiresAt) }),
    ),
    ...(earlier.length > 0 ? [t('endAccess.warnings.current', { email })] : []),
    ...(isSiteAdmin ? [t('endAccess.warnings.siteAdmin')] : []),
    ...(isVerified ? [] : [t('endAccess.warnings.unverified', { email })]),
    ...(isReturned ? [t('endAccess.warnings.returned', { email })] : []),
  ];
  return lines.map((line) => (
    <p key={line} className="notice warn">
      {line}
    </p>
  ));
}

/** Names passkeys and tokens one by one, so that the owner can say which are theirs. */
function Ways({ account: { counts, access }, now }: Pick<Props, 'account' | 'now'>) {
  const { t } = useTranslation();
  const counted = (['sessions', 'mailLinks', 'password', 'google'] as const).filter((way) => counts[way] > 0);
  if (counted.length + access.length === 0) return <p>{t('endAccess.none')}</p>;
  return (
    <ul>
      {counted.map((way) => (
        <li key={way}>{t(`endAccess.ways.${way}`, { number: counts[way] })}</li>
      ))}
      <NamedWays access={access} now={now} />
    </ul>
  );
}
