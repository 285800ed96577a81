import { useTranslation } from 'react-i18next';
import { type StreamOf, withStream } from '~/broadcast/stream';
import type { SmallPictureRefusal } from '~/images/check-small-picture';
import { SmallPictureForm } from '~/images/SmallPictureForm';
import { useLocalePath } from '~/ui/root-data';

interface Props {
  streamId: StreamOf;
  logo: string | null;
  refused?: SmallPictureRefusal;
}

export function LogoForm({ streamId, logo, refused }: Props) {
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
      <SmallPictureForm
        id="logo-file"
        action={toPath(withStream(`/admin/${streamId.groupId}/streaming-input/logo`, streamId.stream))}
        words={{
          label: t('told.logo.label'),
          hint: t('told.logo.hint'),
          send: t('told.logo.send'),
          remove: t('told.logo.remove'),
        }}
        error={
          refused && t(refused === 'tooSmall' ? 'told.logo.tooSmall' : `host.picture.problems.${refused}`)
        }
        has={logo !== null}
      />
    </section>
  );
}
