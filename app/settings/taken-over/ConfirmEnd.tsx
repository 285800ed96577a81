import { useTranslation } from 'react-i18next';
import type { TakenOver } from './find-taken-over.server';

interface Props {
  account: TakenOver;
  problem: string | undefined;
  now: Date;
}

export function ConfirmEnd({ account, problem, now }: Props) {
  const { t } = useTranslation();
  const { email, access, earlier, isReturned } = account;
  const [first] = earlier;
  const hasTokens = access.some(({ kind }) => kind === 'token');
  const effects = [
    t('endAccess.effects.owner'),
    ...(first ? [t('endAccess.effects.restore')] : []),
    isReturned
      ? t('endAccess.effects.unreachable', { email })
      : t(first ? 'endAccess.effects.backUnlessMoved' : 'endAccess.effects.back'),
    t('endAccess.effects.again'),
    ...(hasTokens ? [t('endAccess.effects.tokens')] : []),
    t('endAccess.effects.kept'),
    ...(first
      ? [t('endAccess.effects.toldBefore', { email: first.email })]
      : isReturned
        ? []
        : [t('endAccess.effects.told')]),
    t('endAccess.effects.logged'),
  ];
  return (
    <section className="card">
      <h2>{t('endAccess.effects.title')}</h2>
      <ul>
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <form method="post">
        <input type="hidden" name="opened" value={now.getTime()} />
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
