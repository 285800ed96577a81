import { useTranslation } from 'react-i18next';
import type { NameChoice } from '~/sheets/name-choice';
import { useLocalePath } from '~/ui/root-data';

const languages = [
  ['ja', '日本語'],
  ['en', 'English'],
] as const;

/** Switches the language of a sheet's names, not of the page. */
export function NamesSwitch({ here, names }: { here: string; names: NameChoice }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { pathname, searchParams, hash } = new URL(here, 'https://site.invalid');
  const pathOf = (names: NameChoice) => {
    searchParams.set('names', names);
    return `${toPath(pathname)}?${searchParams}${hash}`;
  };
  const current = (choice: NameChoice) => (choice === names ? 'true' : undefined);
  return (
    <nav className="judge-names" aria-label={t('desk.team.names')}>
      {languages.map(([code, name]) => (
        <a key={code} href={pathOf(code)} lang={code} aria-current={current(code)}>
          {name}
        </a>
      ))}
      <a href={pathOf('both')} aria-current={current('both')}>
        {t('viewTeam.bothLanguages')}
      </a>
    </nav>
  );
}
