import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { type Fault, typedLines, withoutSecrets } from '~/http/faults';

const FaultContext = createContext<Fault | undefined>(undefined);
export const FaultProvider = FaultContext.Provider;

/** Undefined in error boundaries. */
export const useFault = () => useContext(FaultContext);

export function GivenBack({ to, given, signIn }: Fault & Required<Pick<Fault, 'given'>>) {
  const { t } = useTranslation();
  const { texts, hasFiles, hadSecrets, isMultipart } = withoutSecrets(given);
  const lines = typedLines(given);
  return (
    <form
      method="post"
      action={to}
      encType={isMultipart ? 'multipart/form-data' : undefined}
      className="stack given-back"
    >
      {texts.map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may come more than once
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      {hasFiles && <p className="notice warn">{t('shell.errorPage.filesLost')}</p>}
      {hadSecrets && <p className="notice warn">{t('shell.errorPage.passwordsLost')}</p>}
      <button type="submit" className={signIn ? 'button wide' : 'button primary wide'}>
        {t('shell.errorPage.sendAgain')}
      </button>
      {lines && (
        <details>
          <summary>{t('shell.errorPage.typedOpen')}</summary>
          <textarea readOnly rows={10} aria-label={t('shell.errorPage.typed')} value={lines} />
        </details>
      )}
    </form>
  );
}
