import { useTranslation } from 'react-i18next';
import { defaultTimeZone } from '~/time/instant';
import { CopyField } from '~/ui/CopyField';
import { ariaOf, Field, plainField } from '~/ui/form/Field';
import { Instant } from '~/ui/Instant';
import { Labelled } from '~/ui/Labelled';

interface ControlTokensProps {
  tokens: readonly { id: string; name: string; createdAt: Date; lastUsedAt: Date | null; isOver: boolean }[];
  /** What became of making one: the token itself, this once, or why there is none. */
  made?: { name: string; problem?: 'nameRequired' | 'nameTooLong' | 'tooManyTokens'; token?: string };
  now: Date;
}

export function ControlTokens({ tokens, made, now }: ControlTokensProps) {
  const { t } = useTranslation();
  const name = {
    field: plainField('token-name', made?.problem && t(`broadcast.settings.${made.problem}`)),
    label: t('broadcast.settings.tokenName'),
    hint: t('broadcast.settings.tokenNameHint'),
  };
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
          {tokens.map(({ id, name, createdAt, lastUsedAt, isOver }) => (
            <li key={id}>
              <b>{name}</b>
              {isOver && <small>{t('broadcast.settings.over')}</small>}
              <small>
                <Labelled label={t('broadcast.settings.created')}>
                  <Instant at={createdAt} timeZone={defaultTimeZone} now={now} />
                </Labelled>
              </small>
              <small>
                <Labelled label={t('broadcast.settings.lastUsed')}>
                  {lastUsedAt ? (
                    <Instant at={lastUsedAt} timeZone={defaultTimeZone} now={now} />
                  ) : (
                    t('broadcast.settings.never')
                  )}
                </Labelled>
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
        <Field {...name}>
          <input
            id={name.field.id}
            name="name"
            autoComplete="off"
            defaultValue={made?.problem ? made.name : ''}
            {...ariaOf(name)}
          />
        </Field>
        <button type="submit" className="button" name="intent" value="make">
          {t('broadcast.settings.make')}
        </button>
      </form>
    </section>
  );
}
