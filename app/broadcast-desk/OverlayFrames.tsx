import { useTranslation } from 'react-i18next';
import type { BroadcastEvent } from '~/broadcast/event';
import type { StreamOf } from '~/broadcast/stream';
import { overlayPath } from '~/overlays/overlay-path';
import { OverlayFrame } from './OverlayFrame';

/**
 * The stream's own overlay as it is on air, and beside it as the draft would be. The words of both stand below, for
 * small screens and for whoever does not see pictures.
 */
export function OverlayFrames({ event, of }: { event: BroadcastEvent; of: StreamOf }) {
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
            address={overlayPath(event, of)}
            preview={preview}
            title={t('broadcast.frame', { what: label })}
          />
        </figure>
      ))}
    </div>
  );
}
