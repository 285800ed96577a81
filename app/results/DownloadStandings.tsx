import { useTranslation } from 'react-i18next';
import { useLocalePath } from '~/ui/root-data';
import { TableFiles } from '~/ui/TableFiles';

interface Props {
  groupId: string;
  tournamentId: string;
  /** Whether the games of a league table (星取表) are known. */
  hasLeague: boolean;
}

export function DownloadStandings({ groupId, tournamentId, hasLeague }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <section className="card stack" aria-labelledby="download-title">
      <h2 id="download-title">{t('results.download.title')}</h2>
      <p className="soft">{t('results.download.hint')}</p>
      <p className="desk-actions">
        <TableFiles path={`/admin/${groupId}/tournaments/${tournamentId}/result`} />
        {(['json', 'tdf'] as const).map((format) => (
          <a
            key={format}
            className="button"
            href={toPath(`/admin/${groupId}/tournaments/${tournamentId}/result.${format}`)}
            download
          >
            {t(`results.download.${format}`)}
          </a>
        ))}
      </p>
      {hasLeague && (
        <>
          <h3>{t('results.download.league')}</h3>
          <p className="desk-actions">
            <TableFiles
              path={`/admin/${groupId}/tournaments/${tournamentId}/result.league`}
              of={t('results.download.league')}
            />
          </p>
        </>
      )}
    </section>
  );
}
