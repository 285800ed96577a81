import { useTranslation } from 'react-i18next';
import type { SmallPictureRefusal } from '~/images/check-small-picture';
import { SmallPictureForm } from '~/images/SmallPictureForm';
import { DrawnThumbnail } from '~/tournaments/DrawnThumbnail';
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
      <SmallPictureForm
        id="picture-file"
        action={path}
        words={{
          label: t('host.picture.label'),
          hint: t('host.picture.hint'),
          send: t('host.picture.send'),
          remove: t('host.picture.remove'),
        }}
        error={refused && t(`host.picture.problems.${refused}`)}
        has={thumbnailVersion !== null}
      />
    </section>
  );
}
