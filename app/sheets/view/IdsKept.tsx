import { useTranslation } from 'react-i18next';
import { idsRemovedAfter } from '~/db/retention';
import { Instant } from '~/ui/Instant';

interface Props {
  idsRemovedAt: Date | null;
  tournament: { endsAt: Date; timeZone: string };
  now: Date;
}

export function IdsKept({ idsRemovedAt, tournament: { endsAt, timeZone }, now }: Props) {
  const { t } = useTranslation();
  const at = idsRemovedAt ?? idsRemovedAfter(endsAt);
  const [before, after] = t(idsRemovedAt ? 'teams.ids.removed' : 'teams.ids.willBeRemoved', {
    at: '{}',
  }).split('{}');
  return (
    <>
      {before}
      <Instant at={at} timeZone={timeZone} now={now} />
      {after}
    </>
  );
}
