import { useTranslation } from 'react-i18next';
import { useLocalePath } from '~/ui/root-data';

export function Agreement() {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <p className="soft">
      {t('about.signUp')} <a href={toPath('/terms')}>{t('about.pages.terms')}</a>{' '}
      <a href={toPath('/privacy')}>{t('about.pages.privacy')}</a>
    </p>
  );
}
