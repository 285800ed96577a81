import { useTranslation } from 'react-i18next';
import { memberDictionaries } from '~/pastes/known-members';
import { nameOf } from '~/pokedex/name';
import type { UnknownName } from '~/sheets/unknown-names.server';
import { useLocale } from '~/ui/root-data';

export function UnknownNames({ names }: { names: readonly UnknownName[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (names.length === 0) return null;
  const choiceNames = ({ kind, choices }: UnknownName) =>
    choices.map((key) => nameOf(memberDictionaries[kind], key, locale)).join(locale === 'ja' ? '、' : ', ');
  return (
    <section aria-labelledby="unknown-names">
      <h2 id="unknown-names">{t('regulations.manage.unknown.title')}</h2>
      <p className="soft">{t('regulations.manage.unknown.lead')}</p>
      <ul className="regulation-list card">
        {names.map((one) => (
          <li key={`${one.kind} ${one.name}`}>
            <p className="row">
              <b>{one.name}</b>
              <span className="badge">{t(`regulations.manage.unknown.kinds.${one.kind}`)}</span>
              <span>{t('regulations.manage.unknown.teams', { count: one.sheets })}</span>
            </p>
            {one.choices.length > 0 && (
              <p className="soft">{t('regulations.manage.unknown.several', { names: choiceNames(one) })}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
