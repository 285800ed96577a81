import { useTranslation } from 'react-i18next';
import type { KeptPicture } from '~/posts/pictures/picture.server';
import { picturePath } from '~/posts/pictures/picture-path';
import { postLimits } from '~/posts/post';
import { ariaOf, Field, FieldErrors, type FieldMeta, Required, TextField } from '~/ui/form/Field';
import { useFieldWords } from '~/ui/form/field-words';
import { shrinkPictures } from './shrink-pictures';

interface Props {
  upload: FieldMeta;
  imageUrl: FieldMeta;
  pictures: readonly KeptPicture[];
  /** Where the buttons of this part send the form, so that it opens here again. */
  action: string;
}

export function PictureFields({ upload, imageUrl, pictures, action }: Props) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const button = (look: string, intent: string, text: string, at: number) => (
    <button type="submit" className={look} name="intent" value={intent} formAction={action}>
      {text}
      <span className="visually-hidden"> {t('posts.form.picture', { number: at + 1 })}</span>
    </button>
  );
  return (
    <fieldset id="post-pictures" className="post-pictures-fields">
      <legend>
        {t('posts.form.pictures')}
        <Required />
      </legend>
      <p className="hint">{t('posts.form.picturesHint')}</p>
      {pictures.length > 0 && (
        <ol className="kept-pictures">
          {pictures.map(({ id, sourceUrl, width, height }, at) => (
            <li key={id}>
              <input type="hidden" name="pictureIds" value={id} />
              <img
                src={`${picturePath(id)}?size=phone`}
                width={width}
                height={height}
                alt={t('posts.form.picture', { number: at + 1 })}
                decoding="async"
              />
              {sourceUrl && <span className="badge">{t('posts.form.fromUrl')}</span>}
              {at === 0 ? (
                <span className="badge yuzu">{t('posts.form.main')}</span>
              ) : (
                button('button', `first:${id}`, t('posts.form.makeMain'), at)
              )}
              {button('button quiet', `remove:${id}`, t('posts.form.remove'), at)}
            </li>
          ))}
        </ol>
      )}
      {pictures.length >= postLimits.pictures ? (
        <FieldErrors field={upload} />
      ) : (
        <>
          <Field field={upload} {...words('posts.form.upload')}>
            <input
              type="file"
              id={upload.id}
              name="upload"
              multiple
              accept="image/jpeg,image/png,image/webp"
              onChange={(event) => shrinkPictures(event.currentTarget)}
              {...ariaOf({ field: upload, hint: true })}
            />
          </Field>
          <p>
            <button type="submit" className="button" name="intent" value="upload" formAction={action}>
              {t('posts.form.uploadButton')}
            </button>
          </p>
        </>
      )}
      <TextField
        field={imageUrl}
        {...words('posts.form.imageUrl')}
        type="url"
        inputMode="url"
        autoComplete="off"
      />
    </fieldset>
  );
}
