import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NameChoice } from '~/sheets/name-choice';
import { useLocalePath, usePage } from '~/ui/root-data';
import { SiteMark } from '~/ui/shell/Mark';

const languages = [
  ['ja', '日本語'],
  ['en', 'English'],
] as const;

interface Props {
  report?: string;
  /** Language of the sheet's names; the language switch follows it. */
  names?: NameChoice;
  children: ReactNode;
}

export function SheetFrame({ report, names, children }: Props) {
  const { t } = useTranslation();
  const { locale, path, pathname, search } = usePage();
  const toPath = useLocalePath();
  return (
    <>
      <header className="top">
        <a href={toPath('/')}>
          <SiteMark className="mark" />
          Sixsheet
        </a>
        <nav aria-label={t('viewTeam.pageLanguage')}>
          {languages.map(([code, name]) => (
            <a
              key={code}
              href={`/${code}${path}${names ? `?names=${code}` : search}`}
              lang={code}
              hrefLang={code}
              aria-current={code === (names ?? locale) ? 'true' : undefined}
            >
              {name}
            </a>
          ))}
          {names && (
            <a href={pathname} aria-current={names === 'both' ? 'true' : undefined}>
              {t('viewTeam.bothLanguages')}
            </a>
          )}
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
