import { useTranslation } from 'react-i18next';
import type { PairingReading, ReadPairing, ReadSide } from '~/rounds/pasted/reading';
import { playerName } from '~/text/nameless';
import { Labelled } from '~/ui/Labelled';

interface Props {
  answer: {
    settings: { round: number; wrong: readonly string[] };
    isPossible: boolean;
    reading: PairingReading;
    unsettled: readonly { text: string; ids: readonly string[] }[];
    choices: Readonly<Record<string, string>>;
    /** Entrants by ID. */
    names: Readonly<Record<string, string>>;
    /** The same of people who are to be added. */
    added: Readonly<Record<string, string>>;
    effects: { isThere: boolean; kept: number; lost: number };
    read: string;
    seen: number;
    note?: 'changed' | 'unread';
  };
}

/** What a pasted round was read as: what has to be settled first, then all tables. */
export function PastedRound({ answer }: Props) {
  const { t } = useTranslation();
  const { settings, isPossible, reading, unsettled, effects, note, added } = answer;
  const names = { ...answer.names, ...added };
  const { round } = settings;
  const { pairings, problems, left, missing } = reading;
  return (
    <section className="stack" aria-labelledby="pairings">
      <input type="hidden" name="read" value={answer.read} />
      <input type="hidden" name="seen" value={answer.seen} />
      {note && (
        <p className="notice warn" role="alert">
          {t(`roundsDesk.paste.${note}`)}
        </p>
      )}
      <h2 id="pairings">
        {!settings.wrong.includes('round') && `${t('rounds.names.swiss', { number: round })} · `}
        {t('roundsDesk.paste.found', { count: pairings.length })}
      </h2>
      {effects.isThere && (
        <p className="notice">
          {t('roundsDesk.paste.replaces', { number: round })}{' '}
          {effects.kept > 0 && t('roundsDesk.paste.kept', { count: effects.kept })}{' '}
          {effects.lost > 0 && <strong>{t('roundsDesk.paste.lost', { count: effects.lost })}</strong>}
        </p>
      )}
      <Unsettled {...answer} />
      {problems.length > 0 && (
        <ul className="notice warn pasted-problems">
          {problems.map(({ line, text, reason, player }) => (
            <li key={`${line} ${reason} ${player}`}>
              <b>{line}</b>{' '}
              <Labelled label={text.replaceAll('\n', ' ')}>
                {t(`roundsDesk.paste.problems.${reason}`, {
                  name: playerName(t, names[player ?? ''] ?? ''),
                  table: pairings.find((each) => each.line === line)?.table,
                })}
              </Labelled>
            </li>
          ))}
        </ul>
      )}
      {unsettled.length === 0 && !isPossible && (
        <p className="notice bad">{t('roundsDesk.paste.impossible', { button: t('pasted.look') })}</p>
      )}
      {unsettled.length === 0 && isPossible && !settings.wrong.includes('round') && (
        <p>
          <button className="button primary" type="submit" name="intent" value="publish">
            {t('roundsDesk.paste.publish', { number: round })}
          </button>
        </p>
      )}
      <ol className="rows card pasted-pairings">
        {pairings.map((pairing) => (
          <Row key={pairing.line} pairing={pairing} names={names} />
        ))}
      </ol>
      {missing.length > 0 && (
        <details open={missing.length <= 8}>
          <summary>{t('roundsDesk.paste.missing', { count: missing.length })}</summary>
          <p>{missing.map((id) => playerName(t, names[id] ?? '')).join(' / ')}</p>
        </details>
      )}
      {left.length > 0 && (
        <details>
          <summary>{t('roundsDesk.paste.left', { count: left.length })}</summary>
          <ul>
            {left.map(({ line, text }) => (
              <li key={line}>
                <b>{line}</b> {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Row({
  pairing: { table, a, b, games, unused },
  names,
}: { pairing: ReadPairing } & Pick<Props['answer'], 'names'>) {
  const { t } = useTranslation();
  const nameOf = (side: ReadSide) => {
    if (side.kind === 'bye') return t('rounds.bye');
    if (side.kind === 'player') return playerName(t, names[side.id] ?? '');
    return `${side.text} ?`;
  };
  return (
    <li>
      {table && <b className="seat">{table}</b>} {nameOf(a)} <span className="soft">–</span> {nameOf(b)}{' '}
      {games && <span className="badge">{games.join('–')}</span>}{' '}
      {unused && <span className="badge warn">{unused}</span>}
    </li>
  );
}

/** Asks who somebody is: people with a similar name first, then everybody. */
function Unsettled({ unsettled, names, choices, settings }: Props['answer']) {
  const { t } = useTranslation();
  const all = Object.entries(names);
  const settled = Object.entries(choices).filter(([text]) => !unsettled.some((side) => side.text === text));
  return (
    <>
      {settled.map(([text, chosen]) => (
        <span key={text} hidden>
          <input type="hidden" name="side" value={text} />
          <input type="hidden" name="as" value={chosen} />
        </span>
      ))}
      {unsettled.length > 0 && (
        <section className="card stack" aria-labelledby="unsettled">
          <h3 id="unsettled">{t('roundsDesk.paste.unsettled', { count: unsettled.length })}</h3>
          {unsettled.map(({ text, ids }, at) => {
            const others = all.filter(([id]) => !ids.includes(id));
            return (
              <div key={text} className="field">
                <label htmlFor={`as-${at}`}>{t('roundsDesk.paste.whoIs', { text })}</label>
                <input type="hidden" name="side" value={text} />
                <select id={`as-${at}`} name="as" defaultValue={choices[text] ?? ''}>
                  <option value="">{t('roundsDesk.paste.choose')}</option>
                  {ids.map((id) => (
                    <option key={id} value={id}>
                      {playerName(t, names[id] ?? '')}
                    </option>
                  ))}
                  <option value="new">{t('roundsDesk.paste.asNew')}</option>
                  <option value="bye">{t('roundsDesk.paste.asBye')}</option>
                  {others.map(([id, name]) => (
                    <option key={id} value={id}>
                      {playerName(t, name)}
                    </option>
                  ))}
                </select>
              </div>
            );
          })}
          {!settings.wrong.includes('round') && (
            <p>
              <button className="button primary" type="submit" name="intent" value="publish">
                {t('roundsDesk.paste.publish', { number: settings.round })}
              </button>
            </p>
          )}
        </section>
      )}
    </>
  );
}
