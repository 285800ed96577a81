import { useTranslation } from 'react-i18next';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { speciesNames } from '~/pokedex/species-names';
import { useLocale } from '~/ui/root-data';
import type { TextProblem } from '../text-problem';

export function TextProblemList({ id, problems }: { id: string; problems: readonly TextProblem[] }) {
  const { t } = useTranslation();
  return (
    <div className="notice bad problems" role="alert" id={id}>
      <p>
        <strong>{t('regulations.manage.form.problems', { count: problems.length })}</strong>
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.path} ${problem.key} ${problem.line}`}>
            <Problem problem={problem} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Problem({ problem: { key, line, path, params, near } }: { problem: TextProblem }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const withName = (meant: string) => {
    const name = (speciesNames[meant] ?? itemNames[meant] ?? moveNames[meant])?.[locale];
    return name ? `${meant} (${name})` : meant;
  };
  return (
    <>
      {line !== undefined && (
        <>
          <strong>
            {path
              ? t('regulations.manage.form.atLine', { line, path })
              : t('regulations.manage.form.onlyLine', { line })}
          </strong>
          <br />
        </>
      )}
      {t(`regulations.problems.${key}`, params)}
      {near.length > 0 && (
        <>
          <br />
          {t('regulations.manage.form.near', {
            names: near.map(withName).join(locale === 'ja' ? '、' : ', '),
          })}
        </>
      )}
    </>
  );
}
