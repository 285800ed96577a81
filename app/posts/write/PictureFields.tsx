import { useTranslation } from 'react-i18next';
import { picturePath } from '~/posts/pictures/picture-path';
import { postLimits } from '~/posts/post';
import { ariaOf, Field, FieldErrors, type FieldMeta, Required, TextField } from '~/ui/form/Field';
import { useFieldWords } from '~/ui/form/field-words';
import { useHydrated } from '~/ui/use-hydrated';
import type { Gallery } from './use-gallery';

interface Props {
  upload: FieldMeta;
  imageUrl: FieldMeta;
  gallery: Gallery;
  /** Form action of these buttons without scripts, with a fragment to return here. */
  action: string;
}

export function PictureFields({ upload, imageUrl, gallery, action }: Props) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const isHydrated = useHydrated();
  const { pictures, problems, isAdding, secondsLeft } = gallery;
  const button = (look: string, intent: string, text: string, at: number, act: () => void) => (
    <button
      type={isHydrated ? 'button' : 'submit'}
      className={look}
      name="intent"
      value={intent}
      formAction={action}
      onClick={act}
    >
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
                button('button', `first:${id}`, t('posts.form.makeMain'), at, () => gallery.putFirst(id))
              )}
              {button('button quiet', `remove:${id}`, t('posts.form.remove'), at, () => gallery.remove(id))}
            </li>
          ))}
        </ol>
      )}
      {pictures.length >= postLimits.pictures ? (
        <FieldErrors field={upload} errors={problems} />
      ) : (
        <>
          <Field field={upload} {...words('posts.form.upload')} errors={problems}>
            <input
              type="file"
              id={upload.id}
              name="upload"
              multiple
              accept="image/jpeg,image/png,image/webp"
              disabled={isAdding}
              onChange={(event) => gallery.add(event.currentTarget)}
              {...ariaOf({ field: upload, hint: true, errors: problems })}
            />
          </Field>
          {!isHydrated && (
            <p>
              <button type="submit" className="button" name="intent" value="upload" formAction={action}>
                {t('posts.form.uploadButton')}
              </button>
            </p>
          )}
        </>
      )}
      <p role="status">
        {isAdding && t('posts.form.adding')}
        {secondsLeft !== undefined && (
          <>
            {t('fields.image.waiting')} {/* A screen reader would say each second. */}
            <strong aria-hidden="true">{t('fields.image.waitingSeconds', { seconds: secondsLeft })}</strong>
          </>
        )}
      </p>
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
