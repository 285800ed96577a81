import { useTranslation } from 'react-i18next';
import { playerName, tournamentName } from '~/text/nameless';
import keepScript from './keep-script.ts?script';
import { WaitingBox } from './WaitingBox';

interface Props {
  /** The viewer's own teams on the page: their sheets, QR codes and matches are stored. */
  teams?: readonly { id: string; displayName: string; tournamentName: string }[];
  /** Says it on the page if the browser may delete what is stored. */
  tellsIfUnsure?: boolean;
}

/** Stores a player's pages for venues without a network, and shows submissions that wait for one. */
export function Offline({ teams = [], tellsIfUnsure = false }: Props) {
  const { t } = useTranslation();
  const own = teams.map(({ id, ...team }) => ({
    id,
    label: t('offline.team', {
      tournament: tournamentName(t, team.tournamentName),
      name: playerName(t, team.displayName),
    }),
  }));
  return (
    <>
      <WaitingBox teams={own} />
      {tellsIfUnsure && (
        <p className="soft" data-storage-unsure hidden>
          {t('offline.unsure')}
        </p>
      )}
      <script type="module" src={keepScript} />
    </>
  );
}
