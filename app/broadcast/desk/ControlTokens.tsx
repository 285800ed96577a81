import { useTranslation } from 'react-i18next';
import { defaultTimeZone } from '~/time/instant';
import { CopyField } from '~/ui/CopyField';
import { Instant } from '~/ui/Instant';

interface ControlTokensProps {
  tokens: readonly { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }[];
  /** What became of making one: the token itself, this once, or why there is none. */
  made?: { name: string; problem?: 'nameRequired' | 'nameTooLong' | 'tooManyTokens'; token?: string };
  now: Date;
}

export function ControlTokens({ tokens, made, now }: ControlTokensProps) {
  const { t } = useTranslation();
  return (
    <section className="card stack" aria-labelledby="tokens">
      <h2 id="tokens">{t('broadcast.settings.tokens')}</h2>
      <p>{t('broadcast.settings.tokensLead')}</p>
      {made?.token && (
        <div className="notice good" role="status">
          <p>{t('broadcast.settings.made')}</p>
          <CopyField
            id="made-token"
            copy={t('broadcast.settings.copy')}
            label={made.name}
            value={made.token}
          />
        </div>
      )}
      {tokens.length === 0 ? (
        <p className="soft">{t('broadcast.settings.noTokens')}</p>
      ) : (
        <ul className="token-list">
          {tokens.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id}>
              <b>{name}</b>
              <small>
                {t('broadcast.settings.makeFirst')}:{' '}
                <Instant at={createdAt} timeZone={defaultTimeZone} now={now} />
              </small>
              <small>
                {t('broadcast.settings.lastUsed')}:{' '}
                {lastUsedAt ? (
                  <Instant at={lastUsedAt} timeZone={defaultTimeZone} now={now} />
                ) : (
                  t('broadcast.settings.never')
                )}
              </small>
              <form method="post">
                <input type="hidden" name="token" value={id} />
                <button
                  type="submit"
                  className="button danger"
                  name="intent"
                  value="revoke"
                  aria-label={t('broadcast.settings.revokeOf', { name })}
                >
                  {t('broadcast.settings.revoke')}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <form method="post">
        <div className="field">
          <label htmlFor="token-name">{t('broadcast.settings.tokenName')}</label>
          <input
            id="token-name"
            name="name"
            autoComplete="off"
            defaultValue={made?.problem ? made.name : ''}
            aria-invalid={made?.problem ? true : undefined}
            aria-describedby={made?.problem ? 'token-error token-hint' : 'token-hint'}
          />
          <p className="hint" id="token-hint">
            {t('broadcast.settings.tokenNameHint')}
          </p>
          {made?.problem && (
            <p className="error" id="token-error">
              {t(`broadcast.settings.${made.problem}`)}
            </p>
          )}
        </div>
        <button type="submit" className="button" name="intent" value="make">
          {t('broadcast.settings.make')}
        </button>
      </form>
    </section>
  );
}
