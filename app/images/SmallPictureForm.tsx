import { PlainField } from '~/ui/form/Field';

interface Props {
  id: string;
  action: string;
  words: Record<'label' | 'hint' | 'send' | 'remove', string>;
  error?: string;
  has: boolean;
}

export function SmallPictureForm({ id, action, words, error, has }: Props) {
  return (
    <form method="post" action={action} encType="multipart/form-data">
      <PlainField id={id} label={words.label} hint={words.hint} error={error}>
        {(own) => (
          <input {...own} type="file" name="picture" accept="image/jpeg,image/png,image/webp" required />
        )}
      </PlainField>
      <p className="desk-actions">
        <button className="button" type="submit">
          {words.send}
        </button>
        {has && (
          <button className="button quiet" type="submit" name="intent" value="remove" formNoValidate>
            {words.remove}
          </button>
        )}
      </p>
    </form>
  );
}
