import { useTranslation } from 'react-i18next';

interface Props {
  teams: { id: string; displayName: string; tournamentName: string }[];
}

/** Several people may have used this device, so each sheet is a choice. */
export function ClaimForm({ teams }: Props) {
  const { t } = useTranslation();
  return (
    <section className="card claim" aria-labelledby="claim-title">
      <h2 id="claim-title">{t('profile.claim.title')}</h2>
      <p>{t('profile.claim.lead')}</p>
      <form method="post">
        {teams.map(({ id, displayName, tournamentName }) => (
          <label className="choice" key={id}>
            <input type="checkbox" name="team" value={id} defaultChecked />
            <span>{t('profile.claim.each', { tournamentName, displayName })}</span>
          </label>
        ))}
        <button className="button primary wide" type="submit" name="intent" value="claim">
          {t('profile.claim.button')}
        </button>
      </form>
    </section>
  );
}
