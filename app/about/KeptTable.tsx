import { useTranslation } from 'react-i18next';
import { retention } from '~/db/retention';
import { formatDuration } from '~/time/instant';
import { useLocale } from '~/ui/root-data';

type Kept = keyof typeof retention;

// Start of each period. Data that is kept but not disclosed here does not compile.
const since = {
  playerIds: 'afterEnd',
  readingSamples: 'after',
  readingResults: 'afterEnd',
  unusedImages: 'after',
  sessions: 'afterUse',
  wholeSession: 'afterSignIn',
  knownNetworks: 'afterUse',
  mailLinks: 'upTo',
  earlierEmails: 'after',
  challenges: 'upTo',
  attempts: 'upTo',
  drafts: 'afterUse',
  keptPlayers: 'afterUse',
  keptForms: 'upTo',
  staffActions: 'after',
  staffLog: 'after',
  resultSaves: 'after',
  roleRequests: 'after',
  reports: 'after',
  groupTokens: 'after',
  noticeMails: 'after',
  // No personal data, or local development only.
  outbox: null,
  imageRemovals: null,
  hourCounts: null,
  notices: null,
  webhookDeliveries: null,
  withdrawnTournaments: null,
} as const satisfies Record<Kept, 'afterEnd' | 'afterUse' | 'afterSignIn' | 'after' | 'upTo' | null>;

type Told = { [Key in Kept]: (typeof since)[Key] extends null ? never : Key }[Kept];
const told = (Object.keys(since) as Kept[]).filter((kept): kept is Told => since[kept] !== null);

/** Retention periods, as the sweeper applies them. */
export function KeptTable() {
  const { t } = useTranslation();
  const locale = useLocale();
  const longest = (kept: Told) => {
    const time: number | Record<string, number> = retention[kept];
    return typeof time === 'number' ? time : Math.max(...Object.values(time));
  };
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('about.privacy.kept.what')}</th>
          <th scope="col">{t('about.privacy.kept.until')}</th>
        </tr>
      </thead>
      <tbody>
        {told.map((kept) => (
          <tr key={kept}>
            <th scope="row">{t(`about.privacy.kept.rows.${kept}`)}</th>
            <td>{t(`about.privacy.kept.${since[kept]}`, { time: formatDuration(longest(kept), locale) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
