import { useTranslation } from 'react-i18next';
import type { BroadcastEvent } from '~/broadcast/event';
import { camerasOf, windowOf } from '~/overlays/window';
import { CopyField } from '~/ui/CopyField';

const written = ({ x, y, width, height }: ReturnType<typeof windowOf>) => [x, y, width, height].join(', ');

export function GameWindow({ event }: { event: BroadcastEvent }) {
  const { t } = useTranslation();
  const gameWindow = windowOf(event);
  const framed = `/broadcast/${event}?preview=1&fixture=0`;
  return (
    <section className="overlay-section" aria-labelledby="window">
      <h2 id="window">{t('overlays.window.title')}</h2>
      <p>{t('overlays.window.lead', gameWindow)}</p>
      <CopyField
        id="window-rectangle"
        label={t('overlays.window.rectangle')}
        value={written(gameWindow)}
        copy={t('overlays.copy')}
      />
      <p>
        <a href={`${framed}&arrangement=frame&game=sv`}>{t('overlays.window.preview')}</a>
      </p>
      <p>{t('overlays.window.cameras')}</p>
      {camerasOf(event).map((camera, at) => (
        <CopyField
          key={written(camera)}
          id={`camera-${at + 1}`}
          label={t('overlays.window.camera', { number: at + 1 })}
          value={written(camera)}
          copy={t('overlays.copy')}
        />
      ))}
      <p>
        <a href={`${framed}&arrangement=cameras`}>{t('overlays.window.previewCameras')}</a>
      </p>
    </section>
  );
}
