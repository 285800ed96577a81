import { useTranslation } from 'react-i18next';
import type { BroadcastEvent } from '~/broadcast/event';
import type { LanguageMode } from '~/broadcast/scene';
import type { StreamOf } from '~/broadcast/stream';
import { streamWords } from '~/overlays/overlay-path';
import { useLocalePath } from '~/ui/root-data';

interface Props {
  event: BroadcastEvent;
  streamId: StreamOf;
  lang: LanguageMode | null;
}

export function OverlayFiles({ event, streamId, lang }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const download = (file: string) =>
    toPath(`/broadcast/${event}/files/${file}?${streamWords(streamId, lang)}`);
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
