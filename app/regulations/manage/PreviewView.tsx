import { useTranslation } from 'react-i18next';
import { itemNames } from '~/pokedex/item-names';
import type { NameSet } from '~/pokedex/later-names';
import { nameOf } from '~/pokedex/name';
import { findRegulation } from '~/pokedex/regulations';
import { speciesNames } from '~/pokedex/species-names';
import { defaultTimeZone } from '~/time/instant';
import { useLocale, useLocalePath } from '~/ui/root-data';
import { DiffView } from '../DiffView';
import { OwnNames } from '../NameList';
import type { RegulationDiff } from '../regulation-diff';
import type { TextDoubt } from '../text-problem';
import type { RegulationPreview } from './preview.server';

export type ShownPreview = Omit<RegulationPreview, 'source'> & { isConflict: boolean };

export function PreviewView({ preview, now, action }: { preview: ShownPreview; now: Date; action: string }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const toPath = useLocalePath();
  const { name, text, inForce, isConflict } = preview;
  return (
    <div className="stack regulations">
      <h1>{t('regulations.manage.preview.title', { name: name[locale] })}</h1>
      {isConflict ? (
        <div className="notice warn" role="alert">
          <p>{t('regulations.manage.form.conflict', { name: name[locale] })}</p>
          <p>{t('regulations.manage.form.conflictNext')}</p>
        </div>
      ) : (
        <p className="notice">{t('regulations.manage.preview.lead')}</p>
      )}
      <PreviewDoubts preview={preview} />
      <form method="post" action={toPath(action)} className="row">
        <input type="hidden" name="text" value={text} />
        <input type="hidden" name="seen" value={inForce} />
        <button className="button primary" type="submit" name="intent" value="save">
          {t('regulations.manage.preview.save')}
        </button>
        <button className="button" type="submit" name="intent" value="edit">
          {t('regulations.manage.preview.edit')}
        </button>
      </form>
      <PreviewChanges preview={preview} now={now} />
    </div>
  );
}

export function PreviewDoubts({ preview: { doubts, used, own } }: { preview: ShownPreview }) {
  const { t } = useTranslation();
  return (
    <>
      {doubts.length > 0 && (
        <div className="notice warn">
          <p>
            <strong>{t('regulations.manage.preview.doubts')}</strong>
          </p>
          <ul>
            {doubts.map((doubt) => (
              <li key={doubt.key + (doubt.params.id ?? '') + doubt.names.join()}>
                <Doubt doubt={doubt} own={own} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {used > 0 && <p className="notice warn">{t('regulations.manage.preview.used', { count: used })}</p>}
    </>
  );
}

export function PreviewChanges({ preview, now }: { preview: ShownPreview; now: Date }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { text, isNew, diff, base, followers, own } = preview;
  const renderDiff = (each: RegulationDiff, isFirst = false) => (
    <OwnNames.Provider value={own}>
      <DiffView diff={each} timeZone={defaultTimeZone} now={now} isNew={isFirst} />
    </OwnNames.Provider>
  );
  return (
    <>
      <section className="card" aria-labelledby="diff">
        <h2 id="diff">
          {isNew ? t('regulations.manage.preview.isNew') : t('regulations.manage.preview.now')}
        </h2>
        {renderDiff(isNew && base ? { lists: [], facts: diff.facts } : diff, isNew)}
      </section>
      {base && (
        <section className="card" aria-labelledby="base">
          <h2 id="base">{t('regulations.manage.preview.base', { base: base.name[locale] })}</h2>
          {base.diff.lists.length === 0 && <p>{t('regulations.noChanges')}</p>}
          {renderDiff({ lists: base.diff.lists, facts: [] })}
        </section>
      )}
      {followers.length > 0 && (
        <section className="card" aria-labelledby="followers">
          <h2 id="followers">{t('regulations.manage.preview.followers')}</h2>
          <ul>
            {followers.map(({ id, name: follower, ...counts }) => (
              <li key={id}>
                {t('regulations.manage.preview.follower', { name: follower[locale], ...counts })}
              </li>
            ))}
          </ul>
        </section>
      )}
      <details className="card">
        <summary>{t('regulations.manage.preview.text')}</summary>
        <pre>{text}</pre>
      </details>
    </>
  );
}

const maxNames = 12;

function Doubt({ doubt: { key, params, names }, own }: { doubt: TextDoubt; own: NameSet }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const displayName = (name: string) =>
    (own.species[name] ?? own.items[name] ?? speciesNames[name])?.[locale] ?? nameOf(itemNames, name, locale);
  const more = names.length - maxNames;
  const nameList = [
    ...names.slice(0, maxNames).map(displayName),
    ...(more > 0 ? [t('regulations.manage.preview.and', { count: more })] : []),
  ].join(locale === 'ja' ? '、' : ', ');
  const name = findRegulation(params.id ?? '')?.name[locale] ?? params.id;
  return t(`regulations.doubts.${key}`, { name, names: nameList });
}
