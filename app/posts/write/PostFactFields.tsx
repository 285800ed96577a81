import { useTranslation } from 'react-i18next';
import { KnownRegulations } from '~/posts/KnownRegulations';
import { postRules } from '~/posts/post';
import { type FieldMeta, SelectField, TextField } from '~/ui/form/Field';
import { useFieldWords } from '~/ui/form/field-words';

interface Props {
  fields: Record<'rule' | 'finalRank' | 'regulation', FieldMeta>;
  regulationNames: readonly string[];
}

export function PostFactFields({ fields, regulationNames }: Props) {
  const { t } = useTranslation();
  const words = useFieldWords();
  return (
    <>
      <div className="post-facts-fields">
        <SelectField
          field={fields.rule}
          label={t('posts.form.rule')}
          choices={postRules.map((value) => ({ value, label: t(`posts.rule.${value}`) }))}
        >
          <option value="">{t('posts.form.chooseRule')}</option>
        </SelectField>
        <TextField
          field={fields.finalRank}
          {...words('posts.form.finalRank')}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <TextField
        field={fields.regulation}
        {...words('posts.form.regulation')}
        list="known-regulations"
        autoComplete="off"
      />
      <KnownRegulations id="known-regulations" names={regulationNames} />
    </>
  );
}
