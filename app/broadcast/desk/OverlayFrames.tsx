import { useTranslation } from 'react-i18next';
import { OverlayFrame } from './OverlayFrame';

/**
 * The group's own overlay as it is on air, and beside it as the draft would be. The words of both stand below, for
 * small screens and for whoever does not see pictures.
 */
export function OverlayFrames({ event, groupId }: { event: string; groupId: string }) {
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
            address={`/broadcast/${event}?group=${groupId}`}
            preview={preview}
            title={t('broadcast.frame', { what: label })}
          />
        </figure>
      ))}
    </div>
  );
}
