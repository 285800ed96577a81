import { useTranslation } from 'react-i18next';
import type { WayOut } from '~/http/in-app-browser';
import { EditLink } from '~/sheets/view/EditLink';

interface Props {
  editUrl: string | undefined;
  wayOut: WayOut | undefined;
  belongs: 'nobody' | 'viewer' | 'another';
  tournamentName: string;
}

/** On the page of a submitted team: the secret link to change it, and where it belongs. */
export function OwnEditLink({ editUrl, wayOut, belongs, tournamentName }: Props) {
  const { t } = useTranslation();
  if (!editUrl) return null;
  return (
    <>
      {belongs === 'nobody' && wayOut && <KeptInApp wayOut={wayOut} />}
      <EditLink
        id="edit-url"
        label={t('teams.success.editUrl')}
        hint={t('teams.success.editUrlHint')}
        url={editUrl}
        tournament={tournamentName}
      />
    </>
  );
}

/** A guest's key is in the cookies of the app that opened the link to the form. */
function KeptInApp({ wayOut: { app, href } }: { wayOut: WayOut }) {
  const { t } = useTranslation();
  return (
    <div className="notice warn">
      <p>{t('inApp.editLink.only', { app: app ?? t('inApp.anyApp') })}</p>
      {href && (
        <a className="button" href={href} rel="nofollow">
          {t('inApp.editLink.open')}
        </a>
      )}
    </div>
  );
}
