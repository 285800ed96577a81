import { useTranslation } from 'react-i18next';
import { type BroadcastEvent, playerEvents, titleOfEvent } from '~/broadcast/event';
import { usePage } from '~/ui/root-data';
import { fixtureOfPart } from './fixtures';
import { OverlayAddress } from './OverlayAddress';
import { OverlayFiles } from './OverlayFiles';
import { overlayAddress } from './obs';
import { type Part, parts } from './options';

interface Props {
  event: BroadcastEvent;
  group: { id: string } | null;
}

/** Of one event's overlays: the whole, the plates, each part, and the files. */
export function EventAddresses({ event, group }: Props) {
  const { t } = useTranslation();
  const { origin } = usePage();
  const preview = new URLSearchParams({ preview: '1', fixture: '0', ...(group && { group: group.id }) });
  const address = (of: { part?: Part; players?: boolean } = {}) => ({
    path: `/broadcast/${of.players ? 'players/' : ''}${event}${of.part ? `?part=${of.part}` : ''}`,
    address: group && overlayAddress(origin, event, { ...of, group: group.id }),
  });
  return (
    <>
      <section className="overlay-section" aria-labelledby="event">
        <h2 id="event">{titleOfEvent(event)}</h2>
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
      {group && <OverlayFiles event={event} groupId={group.id} />}
    </>
  );
}
