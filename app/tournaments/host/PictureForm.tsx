import { useTranslation } from 'react-i18next';
import type { SmallPictureRefusal } from '~/images/check-small-picture';
import { DrawnThumbnail } from '~/tournaments/DrawnThumbnail';
import { PlainField } from '~/ui/form/Field';
import { useLocalePath } from '~/ui/root-data';

interface Props {
  tournament: { id: string; name: string; thumbnailVersion: string | null };
  groupId: string;
  refused?: SmallPictureRefusal;
}

export function PictureForm({ tournament, groupId, refused }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { id, name, thumbnailVersion } = tournament;
  const path = toPath(`/admin/${groupId}/tournaments/${id}/thumbnail`);
  return (
    <section className="card picture-form" id="picture" aria-labelledby="picture-title">
      <h2 id="picture-title">{t('host.picture.title')}</h2>
      <div className="picture">
        {thumbnailVersion ? (
          <img src={`${path}?${thumbnailVersion}`} alt={t('host.picture.own')} width={640} height={360} />
        ) : (
          <DrawnThumbnail name={name} />
        )}
      </div>
      {!thumbnailVersion && <p className="soft">{t('host.picture.drawn')}</p>}
      <form method="post" action={path} encType="multipart/form-data">
        <PlainField
          id="picture-file"
          label={t('host.picture.label')}
          hint={t('host.picture.hint')}
          error={refused && t(`host.picture.problems.${refused}`)}
        >
          {(own) => (
            <input {...own} type="file" name="picture" accept="image/jpeg,image/png,image/webp" required />
          )}
        </PlainField>
        <p className="desk-actions">
          <button className="button" type="submit">
            {t('host.picture.send')}
          </button>
          {thumbnailVersion && (
            <button className="button quiet" type="submit" name="intent" value="remove" formNoValidate>
              {t('host.picture.remove')}
            </button>
          )}
        </p>
      </form>
    </section>
  );
}
