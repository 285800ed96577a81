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
  matchChanges: 'after',
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

type Disclosed = { [Key in Kept]: (typeof since)[Key] extends null ? never : Key }[Kept];
const disclosed = (Object.keys(since) as Kept[]).filter((key): key is Disclosed => since[key] !== null);

export function KeptTable() {
  const { t } = useTranslation();
  const locale = useLocale();
  const maxPeriod = (key: Disclosed) => {
    const time: number | Record<string, number> = retention[key];
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
        {disclosed.map((key) => (
          <tr key={key}>
            <th scope="row">{t(`about.privacy.kept.rows.${key}`)}</th>
            <td>{t(`about.privacy.kept.${since[key]}`, { time: formatDuration(maxPeriod(key), locale) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
