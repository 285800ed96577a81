import { useTranslation } from 'react-i18next';
import { PlainField } from '~/ui/form/Field';
import { FirstInvalid } from '~/ui/form/first-invalid';

interface Props {
  label: string;
  hint: string;
  example: string;
  accept: string;
  text?: string;
  error?: string;
  isRead: boolean;
}

export function PasteFields({ label, hint, example, accept, text, error, isRead }: Props) {
  const { t } = useTranslation();
  return (
    <FirstInvalid>
      <PlainField id="text" label={label} hint={hint} error={error} isUrgent>
        {(own) => (
          <textarea
            {...own}
            name="text"
            rows={isRead ? 6 : 12}
            defaultValue={text}
            placeholder={example}
            spellCheck={false}
          />
        )}
      </PlainField>
      <PlainField id="file" label={t('pasted.file')} hint={t('pasted.fileHint')}>
        {(own) => <input {...own} type="file" name="file" accept={accept} />}
      </PlainField>
    </FirstInvalid>
  );
}
