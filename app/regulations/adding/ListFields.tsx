import { useTranslation } from 'react-i18next';
import { type Locale, locales } from '~/locales/locale';
import type { Game } from '~/pokedex/game';
import type { Name } from '~/pokedex/name';
import { defaultTimeZone, formatInstant } from '~/time/instant';
import { instantOf } from '~/time/zoned-time';
import { Field, PlainField, plainField, useAria, verbatim } from '~/ui/form/Field';
import { useLocale } from '~/ui/root-data';
import type { ShownPreview } from '../manage/PreviewView';
import type { ListValues } from './list-values';

interface Fields {
  values: ListValues;
  problems: Readonly<Record<string, string>>;
}

export function ListFields({ values, problems, isFolded }: Fields & { isFolded: boolean }) {
  const { t } = useTranslation();
  const areas = locales.map((locale) => <PastedList key={locale} {...{ locale, values, problems }} />);
  if (!isFolded) return <div className="card">{areas}</div>;
  return (
    <details className="card" open={locales.some((locale) => problems[locale])}>
      <summary>{t('officialLists.pasted')}</summary>
      {areas}
    </details>
  );
}

function PastedList({ locale, values, problems }: Fields & { locale: Locale }) {
  const { t } = useTranslation();
  return (
    <PlainField
      id={locale}
      label={t(`officialLists.lists.${locale}`)}
      hint={t(`officialLists.hints.${locale}`)}
      error={problems[locale]}
    >
      {(own) => (
        <textarea {...own} {...verbatim} name={locale} lang={locale} rows={3} defaultValue={values[locale]} />
      )}
    </PlainField>
  );
}

const settings = ['basedOn', 'nameJa', 'nameEn', 'from', 'until', 'id'] as const;

interface Games {
  ofGames: { game: Game; regulations: { id: string; name: Name }[] }[];
}

export function SettingFields({
  values,
  problems,
  ofGames,
  preview,
  now,
}: Fields & Games & { preview?: ShownPreview; now: Date }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const before = ofGames.flatMap(({ regulations }) => regulations).find(({ id }) => id === values.basedOn);
  const from = instantOf(values.from, defaultTimeZone)?.at;
  const summary = {
    name: locale === 'ja' ? values.nameJa : values.nameEn,
    before: before?.name[locale] ?? '',
    from: from ? formatInstant(from, defaultTimeZone, locale, now) : '',
  };
  const isComplete = summary.name && summary.before && summary.from;
  return (
    <details className="card" open={!isComplete || settings.some((field) => problems[field])}>
      <summary>{isComplete ? t('officialLists.settings', summary) : t('officialLists.settingsOpen')}</summary>
      <BasedOn {...{ values, problems, ofGames }} />
      <Text id="nameJa" {...{ values, problems }} label={t('regulations.facts.nameJa')} lang="ja" />
      <Text id="nameEn" {...{ values, problems }} label={t('regulations.facts.nameEn')} lang="en" />
      <Text
        id="from"
        {...{ values, problems }}
        label={t('regulations.manage.dateFields.from')}
        type="datetime-local"
      />
      <Text
        id="until"
        {...{ values, problems }}
        label={t('regulations.manage.dateFields.until')}
        hint={t('regulations.manage.dateFields.untilHint')}
        type="datetime-local"
      />
      <Text
        id="id"
        {...{ values, problems }}
        label={t('regulations.manage.id')}
        hint={preview ? t('officialLists.idMade', { id: preview.id }) : t('officialLists.idHint')}
        {...verbatim}
      />
    </details>
  );
}

function BasedOn({ values, problems, ofGames }: Fields & Games) {
  const { t } = useTranslation();
  const locale = useLocale();
  const field = plainField('basedOn', problems.basedOn);
  const aria = useAria({ field });
  return (
    <Field field={field} label={t('officialLists.basedOn')}>
      <select id="basedOn" name="basedOn" defaultValue={values.basedOn} {...aria}>
        {ofGames.map(({ game, regulations }) => (
          <optgroup key={game} label={t(`tournaments.game.${game}`)}>
            {regulations.map(({ id, name }) => (
              <option key={id} value={id}>
                {name[locale]}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </Field>
  );
}

interface TextProps extends Fields {
  id: (typeof settings)[number];
  label: string;
  hint?: string;
  type?: 'datetime-local';
  lang?: Locale;
}

function Text({ id, values, problems, label, hint, ...rest }: TextProps) {
  const field = plainField(id, problems[id]);
  const aria = useAria({ field, hint });
  return (
    <Field field={field} label={label} hint={hint}>
      <input id={id} name={id} defaultValue={values[id]} {...rest} {...aria} />
    </Field>
  );
}
