import { useTranslation } from 'react-i18next';
import type { ReturnedMail as Returned } from '~/accounts/returned-mail';
import { defaultTimeZone, formatInstant } from '~/time/instant';
import { LinkButton } from '~/ui/LinkButton';
import { useLocale, useLocalePath } from '~/ui/root-data';

interface Props {
  email: string;
  returned: Returned | undefined;
  now: Date;
  /** A try to mail the address again that went wrong. */
  problem?: string;
}

/** Tells an account that its mails come back, and what to do. */
export function ReturnedMail({ email, returned, now, problem }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const toPath = useLocalePath();
  if (!returned) return null;
  const { why } = returned;
  const at = formatInstant(returned.at, defaultTimeZone, locale, now);
  return (
    <section className="notice warn" aria-labelledby="returned-title">
      <h2 id="returned-title">{t(`mails.returned.${why}.title`)}</h2>
      <p>{t(`mails.returned.${why}.text`, { email, at })}</p>
      <p>{t(`mails.returned.${why}.way`)}</p>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <form method="post" action={toPath('/mypage/notices')} className="row">
        <LinkButton to="/mypage/email">{t('accounts.changeEmail.title')}</LinkButton>
        <button className="button" type="submit" name="intent" value="works">
          {t('mails.returned.button')}
        </button>
      </form>
    </section>
  );
}
