import { useTranslation } from 'react-i18next';
import type { ResultRow } from '~/results/standings.server';
import { playerName } from '~/text/nameless';
import { standingOf, standingText } from './final-standing';
import { outcomes, readResult, resultFields, type TypedResult, typedResult } from './result';
import { type OpenRow, type OpenRows, seenOf } from './results-form';

export function ResultTable({ rows, open }: { rows: ResultRow[]; open: OpenRows }) {
  const { t } = useTranslation();
  const firstWrong = rows.find(({ id }) => open[id]?.wrong)?.id;
  return (
    <table className="result-table" data-grid>
      <caption className="visually-hidden">{t('results.heading')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('results.team')}</th>
          {resultFields.map((field) => (
            <th scope="col" key={field}>
              {t(`results.${field}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} open={open[row.id]} isFirstWrong={row.id === firstWrong} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, open, isFirstWrong }: { row: ResultRow; open?: OpenRow; isFirstWrong: boolean }) {
  const { t } = useTranslation();
  const { id, tonamelId } = row;
  const displayName = playerName(t, row.displayName);
  const saved = typedResult(row.result);
  const typed = open?.typed ?? saved;
  const seen = open?.theirs ? seenOf(open.base, open.theirs) : open?.seen;
  const noteId = `note.${id}`;
  return (
    <>
      <tr className={open && (open.wrong ? 'bad' : 'open')}>
        <th scope="row">
          {displayName}
          <small>{tonamelId || t('desk.idsRemoved')}</small>
          <input type="hidden" name={`seen.${id}`} value={seen ?? seenOf(row.version, saved)} />
        </th>
        {resultFields.map((field) => {
          const own = {
            id: `${field}.${id}`,
            name: `${field}.${id}`,
            defaultValue: typed[field],
            'aria-label': t('results.fieldOf', { field: t(`results.${field}`), name: displayName }),
            'aria-invalid': open?.wrong?.includes(field) || undefined,
            'aria-describedby': open?.wrong || open?.theirs ? noteId : undefined,
            // Scrolls to the first wrong field of a long table.
            autoFocus: (isFirstWrong && open?.wrong?.[0] === field) || undefined,
          };
          return (
            <td key={field} data-label={t(`results.${field}`)}>
              {field === 'outcome' ? (
                <select {...own}>
                  <option value="">{t('results.noOutcome')}</option>
                  {outcomes.map((outcome) => (
                    <option key={outcome} value={outcome}>
                      {t(`results.${outcome}`)}
                    </option>
                  ))}
                </select>
              ) : (
                <input {...own} inputMode="numeric" autoComplete="off" />
              )}
            </td>
          );
        })}
      </tr>
      {open?.wrong && (
        <tr className="row-note">
          <td colSpan={1 + resultFields.length} id={noteId}>
            {open.wrong.map((field) => (
              <p className="error" key={field}>
                {t(`results.wrongField.${field}`)}
              </p>
            ))}
          </td>
        </tr>
      )}
      {open?.theirs && (
        <tr className="row-note">
          <td colSpan={1 + resultFields.length} id={noteId}>
            <Choice id={id} name={displayName} mine={open.typed} theirs={open.theirs} />
          </td>
        </tr>
      )}
    </>
  );
}

function Choice({
  id,
  name,
  mine,
  theirs,
}: {
  id: string;
  name: string;
  mine: TypedResult;
  theirs: TypedResult;
}) {
  const { t } = useTranslation();
  return (
    <fieldset>
      <legend>{t('results.chooseFor', { name })}</legend>
      {(['mine', 'theirs'] as const).map((side) => {
        const read = readResult(side === 'mine' ? mine : theirs);
        const result = 'result' in read && read.result;
        return (
          <label className="choice" key={side}>
            <input type="radio" name={`choice.${id}`} value={side} defaultChecked={side === 'mine'} />
            <span>
              {t(`results.${side}`)} {result ? standingText(t, standingOf(result)) : t('results.blank')}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
