import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalePath, usePage } from '~/ui/root-data';
import { Mark } from '~/ui/shell/Mark';

const languages = [
  ['ja', '日本語'],
  ['en', 'English'],
] as const;

/** `report`: where a name on it is reported. */
export function SheetFrame({ report, children }: { report?: string; children: ReactNode }) {
  const { t } = useTranslation();
  const { locale, path, search } = usePage();
  const toPath = useLocalePath();
  return (
    <>
      <header className="top">
        <a href={toPath('/')}>
          <Mark className="mark" />
          Sixsheet
        </a>
        <nav aria-label={t('viewTeam.pageLanguage')}>
          {languages.map(([code, name]) => (
            <a
              key={code}
              href={`/${code}${path}${search}`}
              lang={code}
              hrefLang={code}
              aria-current={code === locale ? 'true' : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
      </header>
      <main>{children}</main>
      <footer>
        {t('viewTeam.fanProject')} <a href={toPath('/privacy')}>{t('viewTeam.privacy')}</a>{' '}
        {report && <a href={report}>{t('shell.report')}</a>}
      </footer>
    </>
  );
}
