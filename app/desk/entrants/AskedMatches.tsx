import { useTranslation } from 'react-i18next';
import type { TournamentRoster } from '~/entrants/entrants.server';
import { playerName } from '~/text/nameless';
import { useLocalePath } from '~/ui/root-data';
import type { EntrantsAct } from './entrants-act.server';
import { PutOnButton } from './PutOnButton';

interface Props {
  doubts: TournamentRoster['doubts'];
  hasMore: number;
  desk: string;
  at: (act: EntrantsAct) => string;
}

/** Doubtful matches of entrants and sheets, for staff to decide. */
export function AskedMatches({ doubts, hasMore, desk, at }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const idsOf = ({ tonamelId, discordId }: { tonamelId: string; discordId: string }) =>
    [tonamelId, discordId].filter(Boolean).join(' · ');
  return (
    <section aria-labelledby="doubts" className="stack">
      <h2 id="doubts">{t('entrants.doubts.title')}</h2>
      <p>{t('entrants.doubts.lead')}</p>
      <ul className="rows card">
        {doubts.map(({ entrant, sheet, reason }) => (
          <li key={entrant.id + sheet.id}>
            <form method="post" action={at('same')} className="asked-match">
              <input type="hidden" name="entrant" value={entrant.id} />
              <input type="hidden" name="sheet" value={sheet.id} />
              <dl className="small-facts">
                <dt>{t('entrants.doubts.listed')}</dt>
                <dd>
                  <strong>{entrant.name}</strong> <span className="soft">{idsOf(entrant)}</span>
                </dd>
                <dt>{t('entrants.doubts.sheet')}</dt>
                <dd>
                  <a href={toPath(`${desk}/teams/${sheet.id}`)}>{playerName(t, sheet.displayName)}</a>{' '}
                  <span className="soft">{idsOf(sheet)}</span>
                </dd>
              </dl>
              <p className="soft">{t(`entrants.doubts.reasons.${reason}`)}</p>
              <p className="desk-actions">
                <button className="button" type="submit">
                  {t('entrants.doubts.same')}
                </button>
                <button className="button quiet" type="submit" formAction={at('other')}>
                  {t('entrants.doubts.other')}
                </button>
              </p>
            </form>
          </li>
        ))}
      </ul>
      {hasMore > 0 && <p className="soft">{t('entrants.doubts.more', { count: hasMore })}</p>}
    </section>
  );
}

export function UnlistedSheets({
  sheets,
  hasMore,
  desk,
  at,
}: Omit<Props, 'doubts'> & { sheets: TournamentRoster['unlisted'] }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <section aria-labelledby="unlisted" className="stack">
      <h2 id="unlisted">{t('entrants.off.title')}</h2>
      <p>{t('entrants.off.lead')}</p>
      <form method="post" action={at('put-on')}>
        <ul className="rows card">
          {sheets.map(({ id, displayName, tonamelId, discordId }) => (
            <li key={id} className="row-link">
              <div>
                <a href={toPath(`${desk}/teams/${id}`)}>{playerName(t, displayName)}</a>{' '}
                <span className="soft">{[tonamelId, discordId].filter(Boolean).join(' · ')}</span>
              </div>
              <PutOnButton id={id} displayName={displayName} />
            </li>
          ))}
        </ul>
      </form>
      {hasMore > 0 && (
        <p className="soft">
          <a href={toPath(`${desk}/teams?show=offRoster`)}>{t('entrants.off.more', { count: hasMore })}</a>
        </p>
      )}
    </section>
  );
}
