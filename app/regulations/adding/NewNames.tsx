import { useTranslation } from 'react-i18next';
import { type Locale, locales } from '~/locales/locale';
import { itemNames } from '~/pokedex/item-names';
import { nameOf } from '~/pokedex/name';
import { speciesNames } from '~/pokedex/species-names';
import { typeNames } from '~/pokedex/type-names';
import { Field, plainField, useAria } from '~/ui/form/Field';
import { useLocale } from '~/ui/root-data';
import { newKinds } from '../lists/propose-names';
import type { NameField } from '../lists/typed-names';
import { nameFieldOf } from './list-values';
import type { Review, ShownName } from './review';

type Problems = Readonly<Record<string, string>>;

export function NewNames({ review, problems }: { review: Review; problems: Problems }) {
  const { t } = useTranslation();
  const { names, unmatched } = review;
  return (
    <>
      {names.length > 0 && (
        <section className="stack" aria-labelledby="new-names">
          <h2 id="new-names">{t('officialLists.names.title', { count: names.length })}</h2>
          <p className="soft">{t('officialLists.names.lead')}</p>
          {names.map((name) => (
            <NewName key={name.id} name={name} problems={problems} />
          ))}
        </section>
      )}
      {unmatched.length > 0 && (
        <section className="stack" aria-labelledby="unmatched">
          <h2 id="unmatched">{t('officialLists.unmatched.title', { count: unmatched.length })}</h2>
          <p className="notice warn">{t('officialLists.unmatched.lead')}</p>
          <ul className="unmatched card">
            {unmatched.map((name) => (
              <li key={name.id}>
                <Kind name={name} problems={problems} label={<Rows name={name} />} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {locales.map((locale) => (
        <datalist key={locale} id={`rows-${locale}`}>
          {[...names, ...unmatched].map(({ id, rows }) => {
            const others = locales.filter((each) => rows[each]);
            return others.length === 1 && rows[locale] && <option key={id} value={rows[locale]} />;
          })}
        </datalist>
      ))}
    </>
  );
}

function Rows({ name: { rows } }: { name: ShownName }) {
  return locales.map(
    (locale) =>
      rows[locale] && (
        <span key={locale} lang={locale} className="list-row">
          {rows[locale]}
        </span>
      ),
  );
}

function NewName({ name, problems }: { name: ShownName; problems: Problems }) {
  const { t } = useTranslation();
  const fields = { name, problems };
  const isOpen = (['abilities', 'megaJa', 'megaEn'] as const).some(
    (field) => problems[nameFieldOf(name.id, field)],
  );
  return (
    <fieldset className="card new-name">
      <legend>
        <Rows name={name} />
      </legend>
      <Kind {...fields} label={t('officialLists.names.as')} />
      <div className="for-name both">
        <NameText {...fields} field="ja" lang="ja" list={name.rows.ja ? undefined : 'rows-ja'} />
        <NameText {...fields} field="en" lang="en" list={name.rows.en ? undefined : 'rows-en'} />
      </div>
      <div className="for-of">
        <NameText {...fields} field="of" />
      </div>
      <details open={isOpen} className="for-details">
        <summary>{t('officialLists.names.details')}</summary>
        <div className="for-mega both">
          <NameText {...fields} field="megaJa" lang="ja" />
          <NameText {...fields} field="megaEn" lang="en" />
        </div>
        <Types name={name} />
        <div className="for-abilities">
          <NameText {...fields} field="abilities" hint={t('officialLists.names.abilitiesHint')} />
        </div>
      </details>
    </fieldset>
  );
}

interface KindProps {
  name: ShownName;
  problems: Problems;
  label: React.ReactNode;
}

function Kind({ name: { id, as, near }, problems, label }: KindProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const control = nameFieldOf(id, 'as');
  const field = plainField(control, problems[control]);
  const aria = useAria({ field });
  return (
    <Field field={field} label={label}>
      <select id={control} name={control} defaultValue={as} {...aria}>
        <option value="">{t('officialLists.names.leaveOut')}</option>
        {near.map(({ list, key }) => (
          <option key={list + key} value={`known:${list}:${key}`}>
            {t('officialLists.names.known', {
              name: nameOf(list === 'species' ? speciesNames : itemNames, key, locale),
            })}
          </option>
        ))}
        {newKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`officialLists.names.kinds.${kind}`)}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface NameTextProps {
  name: ShownName;
  problems: Problems;
  field: Exclude<NameField, 'as'>;
  hint?: string;
  lang?: Locale;
  list?: string;
}

function NameText({ name, problems, field: part, hint, ...rest }: NameTextProps) {
  const { t } = useTranslation();
  const control = nameFieldOf(name.id, part);
  const field = plainField(control, problems[control]);
  const aria = useAria({ field, hint });
  return (
    <Field field={field} label={t(`officialLists.names.${part}`)} hint={hint}>
      <input id={control} name={control} defaultValue={name[part]} autoComplete="off" {...rest} {...aria} />
    </Field>
  );
}

function Types({ name: { id, types } }: { name: ShownName }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const control = nameFieldOf(id, 'types');
  return (
    <fieldset className="field for-types">
      <legend>{t('officialLists.names.types')}</legend>
      <div className="both">
        {[0, 1].map((at) => (
          <select
            key={at}
            name={control}
            defaultValue={types[at] ?? ''}
            aria-label={t('officialLists.names.types')}
          >
            <option value="">{t('officialLists.names.noType')}</option>
            {Object.keys(typeNames)
              .filter((type) => type !== 'stellar')
              .map((type) => (
                <option key={type} value={type}>
                  {nameOf(typeNames, type, locale)}
                </option>
              ))}
          </select>
        ))}
      </div>
    </fieldset>
  );
}
