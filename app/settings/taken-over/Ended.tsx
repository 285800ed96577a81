import { useTranslation } from 'react-i18next';
import { isNothing } from '~/accounts/access';
import type { AccessCounts } from '~/accounts/end-access.server';
import type { NamedAccess, TakenOver } from './find-taken-over.server';
import { NamedWays } from './NamedWays';

const named = [
  ...(['sessions', 'mailLinks', 'password', 'google', 'passkeys'] as const),
  ...(['recoveryCodes', 'calendar', 'tokens'] as const),
];

interface Props {
  account: TakenOver;
  ended: AccessCounts;
  /** Those that stopped. */
  tokens: readonly NamedAccess[];
  now: Date;
}

export function Ended({ account, ended, tokens, now }: Props) {
  const { t } = useTranslation();
  const { email, counts, isSiteAdmin } = account;
  return (
    <section className="card" role="status">
      <h2>{t(isNothing(ended) ? 'endAccess.done.nothing' : 'endAccess.done.title', { email })}</h2>
      <ul>
        {named
          .filter((way) => ended[way] > 0)
          .map((way) => (
            <li key={way}>{t(`endAccess.ways.${way}`, { number: ended[way] })}</li>
          ))}
      </ul>
      {!isNothing(counts) && <p className="notice bad">{t('endAccess.done.again')}</p>}
      <h3>{t('endAccess.done.next')}</h3>
      <ol>
        <li>{t('endAccess.done.password')}</li>
        {isSiteAdmin && <li>{t('endAccess.done.passkey')}</li>}
      </ol>
      {tokens.length > 0 && (
        <>
          <h3>{t('endAccess.done.tokens')}</h3>
          <ul>
            <NamedWays access={tokens} now={now} />
          </ul>
        </>
      )}
    </section>
  );
}
