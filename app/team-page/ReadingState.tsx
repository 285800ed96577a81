import { useTranslation } from 'react-i18next';
import type { ShownReading } from '~/sheets/reading/shown-reading';
import type { SheetKind } from '~/tournaments/tournament';
import { useLocalePath } from '~/ui/root-data';

export function SheetReadingState({
  teamSheetId,
  kind,
  reading: { id, state, reason },
  place,
}: {
  teamSheetId: string;
  kind: SheetKind;
  reading: { id: string } & Pick<ShownReading, 'state' | 'reason'>;
  place?: number;
}) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const going = state === 'queued' || state === 'reading';
  const poll = going ? { 'data-poll': toPath(`/readings/${id}`), 'data-poll-state': state } : {};
  return (
    <section className="card" role="status" {...poll}>
      <h2>
        {t('teams.success.reading')} {place && <small>{t('fields.image.place', { place })}</small>}
      </h2>
      <p>{t(`readings.states.${state}`)}</p>
      {reason && <p>{reason}</p>}
      {going && (
        <a className="button quiet" href={toPath(`/teams/${teamSheetId}/success/${kind}`)}>
          {t('teams.success.refresh')}
        </a>
      )}
    </section>
  );
}
