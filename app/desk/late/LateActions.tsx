import { useTranslation } from 'react-i18next';
import { LinkButton } from '~/ui/LinkButton';

interface Props {
  group: { id: string };
  tournament: { id: string; endsAt: Date; canceledAt: Date | null };
  now: Date;
}

/** Ways to let latecomers in, until the tournament is over. */
export function LateActions({ group, tournament, now }: Props) {
  const { t } = useTranslation();
  if (now >= tournament.endsAt || tournament.canceledAt) return null;
  const path = `/admin/${group.id}/tournaments/${tournament.id}`;
  return (
    <p className="desk-actions">
      <LinkButton to={`${path}/teams/new`}>{t('late.add.link')}</LinkButton>
      <LinkButton to={`${path}/late-links`}>{t('late.links.open')}</LinkButton>
    </p>
  );
}
