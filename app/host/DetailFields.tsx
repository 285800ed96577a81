import type { useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { detailFields } from '~/tournaments/detail-values';
import { topCuts, topCutText } from '~/tournaments/top-cut';
import type { TournamentValues } from '~/tournaments/tournament-values';
import { type FieldMeta, SelectField, TextareaField, TextField, verbatim } from '~/ui/form/Field';
import { useFieldWords } from '~/ui/form/field-words';

interface Props {
  fields: ReturnType<typeof useForm<TournamentValues>>[1];
  defaults: TournamentValues;
}

export function DetailFields({ fields, defaults }: Props) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const fieldOf = (name: keyof TournamentValues) => fields[name] as FieldMeta;
  const isOpen = detailFields.some(
    (field) => defaults[field] || !fieldOf(field).valid || fieldOf(field).value,
  );
  return (
    <details open={isOpen}>
      <summary>{t('host.fields.details')}</summary>
      <TextField field={fields.nameEn} {...words('host.fields.nameEn')} autoComplete="off" lang="en" />
      <div className="pair">
        <TextField field={fields.place} {...words('host.fields.place')} autoComplete="off" />
        <TextField
          field={fields.placeUrl}
          {...words('host.fields.placeUrl')}
          {...verbatim}
          type="url"
          inputMode="url"
        />
      </div>
      <div className="pair">
        <TextField
          field={fields.capacity}
          label={t('host.fields.capacity')}
          inputMode="numeric"
          autoComplete="off"
        />
        <SelectField
          field={fields.topCut}
          {...words('host.fields.topCut')}
          choices={[
            { value: '', label: t('host.fields.topCutUnsaid') },
            ...topCuts.map((size) => ({ value: String(size), label: topCutText(t, size) })),
          ]}
        />
      </div>
      <TextField field={fields.contact} {...words('host.fields.contact')} autoComplete="off" />
      <p className="hint">{t('host.fields.textsHint')}</p>
      <TextareaField field={fields.descriptionJa} label={t('host.fields.descriptionJa')} rows={4} lang="ja" />
      <TextareaField field={fields.descriptionEn} label={t('host.fields.descriptionEn')} rows={4} lang="en" />
      <TextareaField field={fields.ruleTextJa} label={t('host.fields.ruleTextJa')} rows={4} lang="ja" />
      <TextareaField field={fields.ruleTextEn} label={t('host.fields.ruleTextEn')} rows={4} lang="en" />
    </details>
  );
}
