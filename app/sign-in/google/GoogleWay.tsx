import { useTranslation } from 'react-i18next';
import { keepWhereTo } from '~/accounts/where-to';
import type { WayOut } from '~/http/in-app-browser';
import { AccountNotice } from '~/sign-in/AccountForm';
import { Agreement } from '~/sign-in/Agreement';
import { useLocalePath, usePage } from '~/ui/root-data';
import { LeaveApp } from './LeaveApp';

type Page = 'signIn' | 'signUp';
const refusals = ['denied', 'expired', 'unverified', 'taken', 'failed'] as const;

export const isWithGoogle = (search: string) => new URLSearchParams(search).get('with') === 'google';

function Ways({ path, isGoogle }: { path: string; isGoogle: boolean }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { search } = usePage();
  const current = (is: boolean) => (is ? 'page' : undefined);
  return (
    <nav className="sign-in-ways" aria-label={t('accounts.ways.label')}>
      <a href={toPath(keepWhereTo(path, search))} aria-current={current(!isGoogle)}>
        {t('accounts.ways.email')}
      </a>
      <a href={toPath(keepWhereTo(`${path}?with=google`, search))} aria-current={current(isGoogle)}>
        {t('accounts.ways.google')}
      </a>
    </nav>
  );
}

interface AtGoogle {
  path: string;
  /** Inside of an app, where Google can't be offered. */
  wayOut: WayOut | undefined;
}

/** Above the form: the choice, or how to leave the app if the visitor has chosen Google. */
export function GoogleWays({ path, wayOut }: AtGoogle) {
  const { search } = usePage();
  if (!wayOut) return <Ways path={path} isGoogle={false} />;
  return isWithGoogle(search) ? <LeaveApp wayOut={wayOut} /> : null;
}

/** Below the form, since email and passkeys work inside of an app. */
export function LeaveLater({ wayOut }: Pick<AtGoogle, 'wayOut'>) {
  const { search } = usePage();
  return wayOut && !isWithGoogle(search) ? <LeaveApp wayOut={wayOut} /> : null;
}

export function GoogleWay({ path, page }: { path: string; page: Page }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { search } = usePage();
  const refusal = refusals.find((each) => each === new URLSearchParams(search).get('google'));
  const isStaff = path.startsWith('/admin');
  const start = isStaff ? '/auth/google?area=admin' : '/auth/google';
  return (
    <AccountNotice
      title={t(isStaff ? 'accounts.signIn.adminTitle' : `accounts.${page}.title`)}
      ways={<Ways path={path} isGoogle />}
    >
      {refusal && (
        <p className="notice bad" role="alert">
          {t(`accounts.google.${refusal}`)}
        </p>
      )}
      <p>{t(`accounts.google.${page}Lead`)}</p>
      {page === 'signUp' && <Agreement />}
      <a className="button primary wide" href={toPath(keepWhereTo(start, search))} rel="nofollow">
        {t(`accounts.google.${page}`)}
      </a>
    </AccountNotice>
  );
}
