import { useTranslation } from 'react-i18next';
import type { ListedRow } from '~/entrants/entrant-query';
import { playerName } from '~/text/nameless';
import { Instant } from '~/ui/Instant';
import { Labelled } from '~/ui/Labelled';
import { useLocalePath } from '~/ui/root-data';

type Row = ListedRow & {
  /** End of the entrant's late link. */
  lateUntil?: Date;
};

interface Desk {
  /** The tournament's desk path, without a locale prefix. */
  desk: string;
  at: (act: 'check-in' | 'undo-check-in') => string;
  hasCheckIn: boolean;
  /** Whether late links are of use: submission has closed, the tournament is not over. */
  letsIn: boolean;
  now: Date;
  timeZone: string;
}

const looks = { submitted: 'good', doubtful: 'yuzu', missing: 'warn' } as const;

export function EntrantRows({ rows, ...desk }: Desk & { rows: readonly Row[] }) {
  return (
    <form method="post" action={desk.at('check-in')}>
      <ul className="rows card entrant-rows">
        {rows.map((row) => (
          <li key={row.id} id={`entrant-${row.id}`} className="row-link">
            <EntrantFacts row={row} {...desk} />
            <p className="row">
              <EntrantSheet row={row} {...desk} />
              <EntrantCheckIn row={row} {...desk} />
            </p>
          </li>
        ))}
      </ul>
    </form>
  );
}

function EntrantFacts({ row, desk, timeZone, now }: Desk & { row: Row }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { id, reading, seat, seed, sheetId, lateUntil } = row;
  const facts = [
    seat && t('entrants.seat', { seat }),
    seed !== null && t('entrants.seed', { seed }),
    row.tonamelId,
    row.discordId,
    row.twitterId && `X: ${row.twitterId}`,
  ].filter(Boolean);
  return (
    <div>
      <a href={toPath(`${desk}/entrants/${id}/edit`)}>{playerName(t, row.name)}</a>{' '}
      {reading && <span className="soft">{reading}</span>}
      {facts.length > 0 && <p className="soft">{facts.join(' · ')}</p>}
      {lateUntil && !sheetId && (
        <p className="soft">
          <Labelled label={t('late.links.validFor')}>
            <Instant at={lateUntil} timeZone={timeZone} now={now} />
          </Labelled>
        </p>
      )}
    </div>
  );
}

/** Whether there is a sheet, and the way to it or to a late link for one. */
function EntrantSheet({ row, desk, letsIn }: Desk & { row: Row }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { id, state, sheetId, droppedAt, lateUntil } = row;
  const name = playerName(t, row.name);
  return (
    <>
      {droppedAt ? (
        <span className="badge">{t('entrants.state.dropped')}</span>
      ) : (
        <span className={`badge ${looks[state]}`}>{t(`entrants.state.${state}`)}</span>
      )}
      {sheetId && (
        <a className="button quiet" href={toPath(`${desk}/teams/${sheetId}`)}>
          {t('entrants.toSheet')}
          <span className="visually-hidden"> ({name})</span>
        </a>
      )}
      {letsIn && state === 'missing' && !droppedAt && !lateUntil && (
        <a
          className="button quiet"
          href={toPath(`${desk}/late-links?${new URLSearchParams({ name: row.name, entrant: id })}`)}
        >
          {t('late.links.makeFor')}
          <span className="visually-hidden"> ({name})</span>
        </a>
      )}
    </>
  );
}

function EntrantCheckIn({ row, at, hasCheckIn }: Desk & { row: Row }) {
  const { t } = useTranslation();
  const { id, droppedAt, checkedInAt, checkedInBy } = row;
  const name = playerName(t, row.name);
  if (checkedInAt)
    return (
      <>
        <span className="badge good">
          {t(checkedInBy === 'player' ? 'entrants.checkIn.byPlayer' : 'entrants.checkIn.done')}
        </span>
        <button
          className="button quiet"
          type="submit"
          formAction={at('undo-check-in')}
          name="entrant"
          value={`${id} ${checkedInAt.getTime()}`}
          aria-label={t('entrants.checkIn.undoFor', { name })}
        >
          {t('entrants.checkIn.undo')}
        </button>
      </>
    );
  if (!hasCheckIn || droppedAt) return null;
  return (
    <button
      className="button"
      type="submit"
      name="entrant"
      value={id}
      aria-label={t('entrants.checkIn.buttonFor', { name })}
    >
      {t('entrants.checkIn.button')}
    </button>
  );
}
