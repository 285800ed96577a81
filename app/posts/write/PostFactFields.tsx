import { useTranslation } from 'react-i18next';
import { regulations } from '~/pokedex/regulations';
import { type PostRule, postRules } from '~/posts/post';
import { type FieldMeta, SelectField, TextField } from '~/ui/Field';
import { useFieldWords } from '~/ui/field-words';
import { useLocale } from '~/ui/root-data';

/** By which rules the team played, and how far it came. */
export function PostFactFields({
  fields,
}: {
  fields: Record<'rule' | 'finalRank' | 'regulation', FieldMeta>;
}) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const locale = useLocale();
  return (
    <>
      <div className="post-facts-fields">
        <SelectField field={fields.rule} label={t('posts.form.rule')}>
          <option value="">{t('posts.form.chooseRule')}</option>
          {postRules.map((rule: PostRule) => (
            <option key={rule} value={rule}>
              {t(`posts.rule.${rule}`)}
            </option>
          ))}
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
      <datalist id="known-regulations">
        {[...regulations].reverse().map(({ id, name }) => (
          <option key={id} value={name[locale]} />
        ))}
      </datalist>
    </>
  );
}
