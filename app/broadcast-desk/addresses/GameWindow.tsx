import { useTranslation } from 'react-i18next';
import type { BroadcastEvent } from '~/broadcast/event';
import { windowOf } from '~/overlays/window';
import { CopyField } from '~/ui/CopyField';

export function GameWindow({ event }: { event: BroadcastEvent }) {
  const { t } = useTranslation();
  const { x, y, width, height } = windowOf(event);
  return (
    <section className="overlay-section" aria-labelledby="window">
      <h2 id="window">{t('overlays.window.title')}</h2>
      <p>{t('overlays.window.lead', { x, y, width, height })}</p>
      <CopyField
        id="window-rectangle"
        label={t('overlays.window.rectangle')}
        value={[x, y, width, height].join(', ')}
        copy={t('overlays.copy')}
      />
      <p>
        <a href={`/broadcast/${event}?preview=1&fixture=0&arrangement=frame&game=sv`}>
          {t('overlays.window.preview')}
        </a>
      </p>
    </section>
  );
}
