import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultTimeZone } from '~/time/instant';
import { CopyField } from '~/ui/CopyField';
import { ariaOf, Field, plainField } from '~/ui/form/Field';
import { Instant } from '~/ui/Instant';
import { Labelled } from '~/ui/Labelled';
import type { TokenProblem } from './token-form.server';

interface ShownToken {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  isOver: boolean;
  has?: string;
}

interface TokensProps {
  title: string;
  lead: ReactNode;
  tokens: readonly ShownToken[];
  made?: { name: string; problem?: TokenProblem; token?: string };
  now: Date;
  children?: ReactNode;
}

export function Tokens({ title, lead, tokens, made, now, children }: TokensProps) {
  const { t } = useTranslation();
  const name = {
    field: plainField(
      'token-name',
      made?.problem && made.problem !== 'scopeRequired' ? t(`tokens.${made.problem}`) : undefined,
    ),
    label: t('tokens.tokenName'),
    hint: t('tokens.tokenNameHint'),
  };
  return (
    <section className="card stack" aria-labelledby="tokens">
      <h2 id="tokens">{title}</h2>
      <p>{lead}</p>
      {made?.token && (
        <div className="notice good" role="status">
          <p>{t('tokens.made')}</p>
          <CopyField
            id="made-token"
            copy={t('broadcast.settings.copy')}
            label={made.name}
            value={made.token}
          />
        </div>
      )}
      {tokens.length === 0 ? (
        <p className="soft">{t('tokens.noTokens')}</p>
      ) : (
        <ul className="token-list">
          {tokens.map(({ id, name, createdAt, lastUsedAt, isOver, has }) => (
            <li key={id}>
              <b>{name}</b>
              {has && <small>{has}</small>}
              {isOver && <small>{t('tokens.over')}</small>}
              <small>
                <Labelled label={t('tokens.created')}>
                  <Instant at={createdAt} timeZone={defaultTimeZone} now={now} />
                </Labelled>
              </small>
              <small>
                <Labelled label={t('tokens.lastUsed')}>
                  {lastUsedAt ? (
                    <Instant at={lastUsedAt} timeZone={defaultTimeZone} now={now} />
                  ) : (
                    t('tokens.never')
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
                  aria-label={t('tokens.revokeOf', { name })}
                >
                  {t('tokens.revoke')}
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
        {children}
        <button type="submit" className="button" name="intent" value="make">
          {t('tokens.make')}
        </button>
      </form>
    </section>
  );
}
