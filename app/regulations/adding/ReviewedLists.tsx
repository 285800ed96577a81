import { useTranslation } from 'react-i18next';
import { locales } from '~/locales/locale';
import { nameOf, plainName } from '~/pokedex/name';
import { speciesNames } from '~/pokedex/species-names';
import { useLocale } from '~/ui/root-data';
import { NameList } from '../NameList';
import { bareFieldOf } from './list-values';
import type { Review } from './review';

export function ReviewedLists({
  review,
  values,
}: {
  review: Review;
  values: Record<'forms' | 'items', string>;
}) {
  const { t } = useTranslation();
  const { counts, isComplete, only, bare, leftOut } = review;
  return (
    <section className="card" aria-labelledby="read">
      <h2 id="read">{t('officialLists.read.title')}</h2>
      <dl className="facts">
        {locales
          .filter((locale) => counts[locale].forms + counts[locale].items > 0)
          .map((locale) => (
            <div key={locale}>
              <dt>{t(`officialLists.lists.${locale}`)}</dt>
              <dd>{t('officialLists.read.counts', { ...counts[locale] })}</dd>
            </div>
          ))}
      </dl>
      {(['forms', 'items'] as const)
        .filter((list) => locales.some((locale) => counts[locale][list] > 0))
        .map((list) => (
          <div className="field" key={list}>
            <label htmlFor={list}>{t(`officialLists.read.${list}`)}</label>
            <select id={list} name={list} defaultValue={values[list]}>
              <option value="">
                {t('officialLists.read.asItLooks', {
                  what: t(`officialLists.read.${isComplete[list] ? 'complete' : 'added'}`),
                })}
              </option>
              <option value="complete">{t('officialLists.read.complete')}</option>
              <option value="added">{t('officialLists.read.added')}</option>
            </select>
          </div>
        ))}
      {only.map(({ list, locale, keys }) => (
        <div className="notice warn" key={list + locale}>
          <p>{t(`officialLists.read.only.${locale}`)}</p>
          <NameList list={list} keys={keys} />
        </div>
      ))}
      {bare.map((one) => (
        <BareName key={one.base} bare={one} />
      ))}
      {leftOut.length > 0 && (
        <details>
          <summary>
            {t('officialLists.leftOut.title', { count: leftOut.reduce((sum, { count }) => sum + count, 0) })}
          </summary>
          {leftOut.map(({ locale, why, lines, count }) => (
            <section key={locale + why}>
              <h3>
                {t('shell.labelled', {
                  label: t(`officialLists.lists.${locale}`),
                  value: t(`officialLists.leftOut.${why}`, { count }),
                })}
              </h3>
              <ul className="left-out" lang={locale}>
                {lines.map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change order
                  <li key={at}>{line}</li>
                ))}
                {count > lines.length && (
                  <li>{t('regulations.manage.preview.and', { count: count - lines.length })}</li>
                )}
              </ul>
            </section>
          ))}
        </details>
      )}
    </section>
  );
}

function BareName({ bare: { base, keys, all, choice } }: { bare: Review['bare'][number] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const field = bareFieldOf(base);
  const joinNames = (some: readonly string[]) =>
    some.map((key) => nameOf(speciesNames, key, locale)).join(locale === 'ja' ? '、' : ', ');
  return (
    <div className="field">
      <label htmlFor={field}>
        {t('officialLists.read.bare', { name: plainName(nameOf(speciesNames, base, locale)) })}
      </label>
      <select id={field} name={field} defaultValue={choice}>
        <option value="">{t('officialLists.read.asItLooks', { what: joinNames(keys) })}</option>
        <option value="all">{t('officialLists.read.allForms', { count: all.length })}</option>
        <option value="base">
          {t('officialLists.read.oneForm', { name: nameOf(speciesNames, base, locale) })}
        </option>
      </select>
    </div>
  );
}
