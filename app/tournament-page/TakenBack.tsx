import { useTranslation } from 'react-i18next';
import { LinkButton } from '~/ui/LinkButton';

interface Props {
  tournament: { name: string };
  ownTeams: readonly { id: string; displayName: string }[];
}

/** Shown to players of a tournament that was unpublished. */
export function TakenBack({ tournament, ownTeams }: Props) {
  const { t } = useTranslation();
  return (
    <section className="narrow card">
      <p className="eyebrow">{tournament.name}</p>
      <h1>{t('tournaments.takenBack.title')}</h1>
      <p>{t('tournaments.takenBack.text')}</p>
      {ownTeams.map(({ id, displayName }) => (
        <p key={id}>
          <LinkButton to={`/teams/${id}`}>
            {t('tournaments.detail.yourTeam', { name: displayName })}
          </LinkButton>
        </p>
      ))}
    </section>
  );
}
