import { useTranslation } from 'react-i18next';
import { useLocalePath } from '~/ui/root-data';

interface Props {
  group: { id: string };
  tournament: { id: string; name: string };
  choices: { id: string; name: string }[];
}

export function ChooseDeskTournament({ group, tournament, choices }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const isListed = choices.some(({ id }) => id === tournament.id);
  return (
    <form className="team-choose" action={toPath(`/admin/${group.id}/tournaments/${tournament.id}/teams`)}>
      <div className="grow">
        <label htmlFor="tournament">{t('desk.list.choose')}</label>
        <select id="tournament" name="tournament" defaultValue={tournament.id}>
          {!isListed && <option value={tournament.id}>{tournament.name}</option>}
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <button className="button" type="submit">
        {t('desk.list.go')}
      </button>
    </form>
  );
}
