import { useTranslation } from 'react-i18next';
import type { BroadcastEvent } from '~/broadcast/event';
import type { StreamOf } from '~/broadcast/stream';
import { overlayPath } from '~/overlays/overlay-path';
import { OverlayFrame } from './OverlayFrame';

/** Overlays of the live scene and the draft. ScenePreview says the same in text. */
export function OverlayFrames({ event, streamId }: { event: BroadcastEvent; streamId: StreamOf }) {
  const { t } = useTranslation();
  const frames = [
    { preview: 'desk', label: t('broadcast.onAir') },
    { preview: 'draft', label: t('broadcast.draft') },
  ] as const;
  return (
    <div className="desk-frames">
      {frames.map(({ preview, label }) => (
        <figure key={preview}>
          <figcaption>{label}</figcaption>
          <OverlayFrame
            address={overlayPath(event, streamId)}
            preview={preview}
            title={t('broadcast.frame', { what: label })}
          />
        </figure>
      ))}
    </div>
  );
}
