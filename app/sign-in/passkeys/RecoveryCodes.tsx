import { useTranslation } from 'react-i18next';
import { CopyButton } from '~/ui/CopyButton';
import { LinkButton } from '~/ui/LinkButton';

export function RecoveryCodes({ codes, done }: { codes: readonly string[]; done: string }) {
  const { t } = useTranslation();
  const text = codes.join('\n');
  const file = `Sixsheet ${t('passkeys.codes.title')}\n\n${text}\n`;
  return (
    <section className="card stack" aria-labelledby="codes">
      <h2 id="codes">{t('passkeys.codes.newTitle')}</h2>
      <p>{t('passkeys.codes.once')}</p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className="row">
        <CopyButton text={text} label={t('shell.copy')} />
        <a
          className="button"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="sixsheet-recovery-codes.txt"
        >
          {t('passkeys.codes.save')}
        </a>
      </p>
      <p className="soft">{t('passkeys.codes.keep')}</p>
      <LinkButton to={done} look="primary wide">
        {t('passkeys.codes.done')}
      </LinkButton>
    </section>
  );
}
