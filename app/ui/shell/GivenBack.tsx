import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { type Fault, typedLines, withoutSecrets } from '~/http/faults';

const FaultContext = createContext<Fault | undefined>(undefined);
export const FaultProvider = FaultContext.Provider;

/** Of the answer that is being written; error boundaries are told none. */
export const useFault = () => useContext(FaultContext);

/** The form that met a fault, whole and ready to be sent once more: nobody types a team twice. */
export function GivenBack({ to, given, signIn }: Fault & Required<Pick<Fault, 'given'>>) {
  const { t } = useTranslation();
  const { texts, hasFiles, hadSecrets, isMultipart } = withoutSecrets(given);
  const typed = typedLines(given);
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
      {typed && (
        <details>
          <summary>{t('shell.errorPage.typedOpen')}</summary>
          <textarea readOnly rows={10} aria-label={t('shell.errorPage.typed')} value={typed} />
        </details>
      )}
    </form>
  );
}
