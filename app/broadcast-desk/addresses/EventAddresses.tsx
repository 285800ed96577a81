import { useTranslation } from 'react-i18next';
import { type BroadcastEvent, playerEvents } from '~/broadcast/event';
import type { LanguageMode } from '~/broadcast/scene';
import type { StreamOf } from '~/broadcast/stream';
import { fixtureOfPart } from '~/overlays/fixtures';
import { parts } from '~/overlays/options';
import { type OverlayOf, overlayPath, streamWords } from '~/overlays/overlay-path';
import { usePage } from '~/ui/root-data';
import { OverlayAddress } from './OverlayAddress';
import { OverlayFiles } from './OverlayFiles';

interface Props {
  event: BroadcastEvent;
  title: string;
  streamId: StreamOf | null;
  lang: LanguageMode | null;
}

export function EventAddresses({ event, title, streamId, lang }: Props) {
  const { t } = useTranslation();
  const { origin } = usePage();
  const preview = new URLSearchParams({
    preview: '1',
    fixture: '0',
    ...(streamId && Object.fromEntries(streamWords(streamId, lang))),
  });
  const address = (what: OverlayOf = {}) => ({
    path: `/broadcast/${what.players ? 'players/' : ''}${event}${what.part ? `?part=${what.part}` : ''}`,
    address: streamId && origin + overlayPath(event, streamId, { ...what, lang }),
  });
  return (
    <>
      <section className="overlay-section" aria-labelledby="event">
        <h2 id="event">{title}</h2>
        <p>
          {t('overlays.size')} <a href={`/broadcast/${event}?${preview}`}>{t('overlays.openPreview')}</a>
        </p>
        <ul className="cards overlay-addresses">
          <OverlayAddress id="whole" label={t('overlays.whole')} {...address()} fixture={0} />
          {playerEvents.some((name) => name === event) && (
            <OverlayAddress
              id="players"
              label={t('overlays.players')}
              {...address({ players: true })}
              fixture={0}
            />
          )}
        </ul>
      </section>
      <section className="overlay-section" aria-labelledby="parts">
        <h2 id="parts">{t('overlays.partsTitle')}</h2>
        <p>{t('overlays.partsLead')}</p>
        <ul className="cards overlay-addresses">
          {parts.map((part) => (
            <OverlayAddress
              key={part}
              id={part}
              label={t(`overlays.parts.${part}`)}
              {...address({ part })}
              fixture={fixtureOfPart[part] ?? 0}
            />
          ))}
        </ul>
      </section>
      {streamId && <OverlayFiles event={event} streamId={streamId} lang={lang} />}
    </>
  );
}
