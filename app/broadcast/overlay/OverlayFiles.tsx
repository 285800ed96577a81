import { useTranslation } from 'react-i18next';
import type { BroadcastEvent } from '~/broadcast/event';

/** For OBS to import, and to open from the stream PC's disk; each names the group. */
export function OverlayFiles({ event, groupId }: { event: BroadcastEvent; groupId: string }) {
  const { t } = useTranslation();
  const download = (file: string) =>
    `/broadcast/${event}/files/${file}?${new URLSearchParams({ group: groupId })}`;
  return (
    <section className="overlay-section" aria-labelledby="files">
      <h2 id="files">{t('overlays.files')}</h2>
      <p>
        <a className="button" href={download('scenes.json')} download>
          {t('overlays.scenes')}
        </a>{' '}
        {t('overlays.scenesHint')}
      </p>
      <p>
        <a className="button" href={download('overlay.html')} download>
          {t('overlays.local')}
        </a>{' '}
        {t('overlays.localHint')}
      </p>
    </section>
  );
}
