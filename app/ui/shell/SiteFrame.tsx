import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { locales } from '~/locales/locale';
import {
  accountPages,
  areaPages,
  currentOf,
  footerPages,
  type NavigationItem,
  sitePages,
  visibleTo,
} from '~/ui/navigation';
import type { PageLayout } from '~/ui/page-handle';
import { useLocalePath, usePage } from '~/ui/root-data';
import { SiteMark } from './Mark';

// React 18 does not know popovers yet; it passes lowercase attributes through.
const menu = { popover: 'auto' };
const opens = (id: string) => ({ popovertarget: id });

interface Props {
  layout: PageLayout;
  isWayIn: boolean;
  children: ReactNode;
}

export function SiteFrame({ layout, isWayIn, children }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { signedIn } = usePage();
  const area = visibleTo(areaPages[layout] ?? [], signedIn);
  return (
    <div className={`site layout-${layout}`}>
      <header className="site-header">
        <a className="skip" href="#content">
          {t('shell.skipToContent')}
        </a>
        <div>
          <a className="brand" href={toPath('/')}>
            <SiteMark />
            <span>Sixsheet</span>
          </a>
          <nav className="site-nav" id="site-menu" {...menu} aria-label={t('shell.siteNavigation')}>
            <NavigationLinks items={visibleTo(sitePages, signedIn)} />
          </nav>
          <div className="site-tools">
            <LanguageSwitch />
            <Account isWayIn={isWayIn} />
            <button
              type="button"
              className="menu-button"
              {...opens('site-menu')}
              aria-label={t('shell.menu')}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 7h16M4 12h16M4 17h10" />
              </svg>
            </button>
          </div>
        </div>
        {area.length > 0 && (
          <nav className="area-nav" aria-label={t('shell.areaNavigation')}>
            <NavigationLinks items={area} areSections />
          </nav>
        )}
      </header>
      <main className="site-main" id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="site-footer">
        <div>
          <nav aria-label={t('shell.footer.label')}>
            <NavigationLinks items={footerPages} />
          </nav>
          <p>{t('shell.footer.unofficial')}</p>
          <p>{t('shell.footer.trademarks')}</p>
        </div>
      </footer>
    </div>
  );
}

interface LinksProps {
  items: NavigationItem[];
  /** Marks an item on the pages below it, too. */
  areSections?: boolean;
}

function NavigationLinks({ items, areSections }: LinksProps) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const path = usePage().path.toLowerCase().replace(/\/$/, '');
  return items.map((item) => {
    const current = currentOf(item, path);
    return (
      <a
        key={item.to}
        href={toPath(item.to)}
        aria-current={areSections || current === 'page' ? current : undefined}
      >
        {t(`shell.pages.${item.label}`)}
      </a>
    );
  });
}

function Account({ isWayIn }: Pick<Props, 'isWayIn'>) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { signedIn, pathname, search, path } = usePage();
  if (signedIn) {
    return (
      <div className="account" data-account="">
        <button type="button" {...opens('account-menu')}>
          <b aria-hidden="true">{[...signedIn.name][0]}</b>
          <span>{signedIn.name || t('shell.pages.myPage')}</span>
        </button>
        <form method="post" action={toPath('/sign-out')} id="account-menu" {...menu}>
          <NavigationLinks items={accountPages} />
          <button type="submit">{t('shell.signOut')}</button>
        </form>
      </div>
    );
  }
  const requested = new URLSearchParams(search).get('redirectTo');
  const to = isWayIn ? requested : pathname + search;
  const back = to ? `?redirectTo=${encodeURIComponent(to)}` : '';
  return (
    <div className="account">
      <a
        href={toPath('/sign-in') + back}
        rel="nofollow"
        aria-current={path === '/sign-in' ? 'page' : undefined}
      >
        {t('shell.signIn')}
      </a>
    </div>
  );
}

const languageNames = { ja: '日本語', en: 'English' };

function LanguageSwitch() {
  const { t } = useTranslation();
  const { locale, path, search } = usePage();
  return (
    <nav className="languages" aria-label={t('shell.languageSwitch')}>
      {locales.map((each) => (
        <a
          key={each}
          href={`/${each}${path === '/' ? '' : path}${search}`}
          lang={each}
          hrefLang={each}
          aria-current={each === locale ? 'true' : undefined}
        >
          {languageNames[each]}
        </a>
      ))}
    </nav>
  );
}
