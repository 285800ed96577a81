import { useTranslation } from 'react-i18next';
import { type StreamOf, withStream } from '~/broadcast/stream';
import type { SmallPictureRefusal } from '~/images/check-small-picture';
import { PlainField } from '~/ui/form/Field';
import { useLocalePath } from '~/ui/root-data';

interface Props {
  of: StreamOf;
  /** Where the present one is. */
  logo: string | null;
  refused?: SmallPictureRefusal;
}

/** The group's own picture or a sponsor's, which stands beside the event on every overlay of the group. */
export function LogoForm({ of, logo, refused }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <section className="card logo-form" id="logo" aria-labelledby="logo-title">
      <h2 id="logo-title">{t('told.logo.title')}</h2>
      {logo ? (
        <p className="logo-shown">
          <img src={logo} alt={t('told.logo.own')} />
        </p>
      ) : (
        <p className="soft">{t('told.logo.none')}</p>
      )}
      <form
        method="post"
        action={toPath(withStream(`/admin/${of.groupId}/streaming-input/logo`, of.stream))}
        encType="multipart/form-data"
      >
        <PlainField
          id="logo-file"
          label={t('told.logo.label')}
          hint={t('told.logo.hint')}
          error={
            refused && t(refused === 'tooSmall' ? 'told.logo.tooSmall' : `host.picture.problems.${refused}`)
          }
        >
          {(own) => (
            <input {...own} type="file" name="picture" accept="image/jpeg,image/png,image/webp" required />
          )}
        </PlainField>
        <p className="desk-actions">
          <button className="button" type="submit">
            {t('told.logo.send')}
          </button>
          {logo && (
            <button className="button quiet" type="submit" name="intent" value="remove" formNoValidate>
              {t('told.logo.remove')}
            </button>
          )}
        </p>
      </form>
    </section>
  );
}
