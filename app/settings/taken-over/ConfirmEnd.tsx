import { useTranslation } from 'react-i18next';
import type { TakenOver } from './find-taken-over.server';

export function ConfirmEnd({ account, problem }: { account: TakenOver; problem: string | undefined }) {
  const { t } = useTranslation();
  const { email, access, isReturned } = account;
  const hasTokens = access.some(({ kind }) => kind === 'token');
  const effects = [
    ...(['owner', 'back'] as const),
    ...(hasTokens ? (['tokens'] as const) : []),
    'kept' as const,
    ...(isReturned ? [] : (['told'] as const)),
    'logged' as const,
  ];
  return (
    <section className="card">
      <h2>{t('endAccess.effects.title')}</h2>
      <ul>
        {effects.map((effect) => (
          <li key={effect}>{t(`endAccess.effects.${effect}`)}</li>
        ))}
      </ul>
      <form method="post">
        <div className="field">
          <label className="choice">
            <input
              type="checkbox"
              name="sure"
              value="yes"
              required
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem && 'sure-error'}
            />
            <span>{t('endAccess.confirm.check')}</span>
          </label>
          {problem && (
            <p className="error" id="sure-error" role="alert">
              {problem}
            </p>
          )}
        </div>
        <button className="button danger" type="submit">
          {t('endAccess.confirm.button', { email })}
        </button>
      </form>
    </section>
  );
}
