import { useTranslation } from 'react-i18next';
import type { FinishedTeam } from '~/sheets/own-sheets.server';
import { useLocalePath } from '~/ui/root-data';

export interface FromTeamProps {
  teams: readonly FinishedTeam[];
  filled?: FinishedTeam;
}

export function FromTeam({ teams, filled }: FromTeamProps) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  if (filled)
    return (
      <p className="notice good">
        {t('posts.form.filled', { tournament: filled.tournamentName })}{' '}
        {filled.rank && t('posts.form.verifiedLater')}
      </p>
    );
  if (teams.length === 0) return null;
  return (
    <section className="from-team card" aria-labelledby="from-team">
      <h2 id="from-team">{t('posts.form.fromTeam')}</h2>
      <p className="hint">{t('posts.form.fromTeamHint')}</p>
      <p className="row">
        {teams.map(({ id, tournamentName, rank }) => (
          <a key={id} className="button" href={toPath(`/post?team=${id}`)}>
            {rank
              ? t('posts.form.teamChip', {
                  tournament: tournamentName,
                  place: t('shell.place', { count: rank, ordinal: true }),
                })
              : tournamentName}
          </a>
        ))}
      </p>
    </section>
  );
}
