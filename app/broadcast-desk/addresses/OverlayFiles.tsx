import { useTranslation } from 'react-i18next';
import type { BroadcastEvent } from '~/broadcast/event';
import type { LanguageMode } from '~/broadcast/scene';
import type { StreamOf } from '~/broadcast/stream';
import { streamWords } from '~/overlays/overlay-path';
import { useLocalePath } from '~/ui/root-data';

interface Props {
  event: BroadcastEvent;
  of: StreamOf;
  lang: LanguageMode | null;
}

/** For OBS to import, and to open from the stream PC's disk; each names group and stream. */
export function OverlayFiles({ event, of, lang }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const download = (file: string) => toPath(`/broadcast/${event}/files/${file}?${streamWords(of, lang)}`);
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
