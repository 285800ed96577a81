import { useTranslation } from 'react-i18next';
import { isNothing } from '~/accounts/access';
import type { AccessCounts } from '~/accounts/end-access.server';
import { defaultTimeZone, formatInstant } from '~/time/instant';
import { LinkButton } from '~/ui/LinkButton';
import { useLocale } from '~/ui/root-data';
import type { LastEnding } from './find-last-ending.server';
import type { TakenOver } from './find-taken-over.server';
import { NamedWays } from './NamedWays';

const named = [
  ...(['sessions', 'mailLinks', 'password', 'google', 'passkeys'] as const),
  ...(['recoveryCodes', 'calendar', 'tokens'] as const),
];

interface Props {
  account: TakenOver;
  /** Missing if access had already been ended when it was asked for again. */
  ended?: AccessCounts;
  last: LastEnding | undefined;
  now: Date;
}

export function Ended({ account, ended, last, now }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { id, email, counts, isSiteAdmin, isReturned, earlier } = account;
  const [first] = earlier;
  const at = (when: Date) => formatInstant(when, defaultTimeZone, locale, now);
  const isNew = ended && !isNothing(ended);
  const steps = [
    ...(first
      ? [t('endAccess.done.restore', { email: first.email, until: at(first.expiresAt), current: email })]
      : []),
    isReturned
      ? t('endAccess.done.unreachable')
      : t(first ? 'endAccess.done.passwordUnlessMoved' : 'endAccess.done.password'),
    ...(isSiteAdmin ? [t('endAccess.done.passkey')] : []),
  ];
  return (
    <section className="card" role="status">
      <h2>
        {isNew
          ? t('endAccess.done.title', { email })
          : last
            ? t('endAccess.done.before', { email, at: at(last.at) })
            : t('endAccess.done.nothing', { email })}
      </h2>
      {isNew && (
        <ul>
          {named
            .filter((way) => ended[way] > 0)
            .map((way) => (
              <li key={way}>{t(`endAccess.ways.${way}`, { number: ended[way] })}</li>
            ))}
        </ul>
      )}
      {!isNothing(counts) && (
        <div className="notice bad">
          <p>{t('endAccess.done.again')}</p>
          <LinkButton to={`/admin/accounts/${id}`}>{t('endAccess.done.once')}</LinkButton>
        </div>
      )}
      <h3>{t('endAccess.done.next')}</h3>
      <ul>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      {last && last.tokens.length > 0 && (
        <>
          <h3>{t('endAccess.done.tokens')}</h3>
          <ul>
            <NamedWays access={last.tokens} now={now} />
          </ul>
        </>
      )}
    </section>
  );
}
