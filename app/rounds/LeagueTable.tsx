import { useTranslation } from 'react-i18next';
import { playerName } from '~/text/nameless';
import { blockName } from './block-sizes';
import { otherSide, type Side } from './match';
import { resultText } from './result-text';
import type { ShownBlock, ShownMatch } from './shown-rounds.server';

interface Props {
  block: ShownBlock;
  /** How many go on to the bracket. */
  advance: number;
  /** URL of a match, for staff. */
  linkTo?: (match: ShownMatch) => string;
  /** In the order of the lottery, to be filled in by hand. */
  isByDraw?: boolean;
}

/** League table (星取表): a row and a column for each player, in the order of the standing. */
export function LeagueTable({ block, advance, linkTo, isByDraw = false }: Props) {
  const { t } = useTranslation();
  const names = new Map(block.players.map(({ id, name }) => [id, playerName(t, name)]));
  const cells = cellsOf(block);
  const rows = isByDraw
    ? block.players.flatMap(({ id }) => block.rows.find((row) => row.id === id) ?? [])
    : block.rows;
  const order = rows.map(({ id }) => id);
  return (
    <section
      className="table-scroll"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
      tabIndex={0}
      aria-label={t('rounds.names.block', { block: blockName(block.index) })}
    >
      <table className="league">
        <caption>
          <b>{t('rounds.names.block', { block: blockName(block.index) })}</b>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('rounds.page.standing')}</th>
            <th scope="col">{t('rounds.page.player')}</th>
            <th scope="col">{t('rounds.page.record')}</th>
            {order.map((id) => (
              <th key={id} scope="col" className="versus">
                <span>{names.get(id)}</span>
              </th>
            ))}
            <th scope="col">{t('rounds.page.games')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              className={row.rank <= advance && row.played > 0 && !row.hasDropped ? 'advances' : undefined}
            >
              <td className="rank">
                {row.played > 0 && row.rank}
                {row.decidedBy && row.decidedBy !== 'wins' && row.left === 0 && (
                  <small>{t(`rounds.page.decidedBy.${row.decidedBy}`)}</small>
                )}
              </td>
              <th scope="row">
                <span className="player">{names.get(row.id)}</span>
                {row.hasDropped && <small className="badge">{t('rounds.dropped')}</small>}
              </th>
              <td className="record">{row.played > 0 && recordOf(row)}</td>
              {order.map((other) => (
                <Cell
                  key={other}
                  own={row.id}
                  other={other}
                  match={cells.get(`${row.id} ${other}`)}
                  linkTo={linkTo}
                />
              ))}
              <td>{row.played > 0 && signed(row.gamesWon - row.gamesLost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const recordOf = ({ wins, losses, ties }: ShownBlock['rows'][number]) =>
  [wins, losses, ...(ties > 0 ? [ties] : [])].join('–');

const signed = (number: number) => (number > 0 ? `+${number}` : String(number).replace('-', '−'));

/** Matches by `own other`; a decider stands in no cell. */
function cellsOf({ matches }: ShownBlock) {
  const cells = new Map<string, ShownMatch>();
  for (const match of matches)
    if (match.a && match.b && !match.isDecider) {
      cells.set(`${match.a.id} ${match.b.id}`, match);
      cells.set(`${match.b.id} ${match.a.id}`, match);
    }
  return cells;
}

const signs = { won: '○', lost: '×', tie: '△', nobody: '×' } as const;

interface CellProps {
  own: string;
  other: string;
  match: ShownMatch | undefined;
  linkTo?: (match: ShownMatch) => string;
}

function Cell({ own, other, match, linkTo }: CellProps) {
  const { t } = useTranslation();
  if (own === other) return <td className="self" />;
  const side: Side = match?.a?.id === own ? 'a' : 'b';
  const content = match && <CellContent match={match} side={side} />;
  const className =
    match?.state === 'objected' ? 'objected' : match?.state === 'reported' ? 'reported' : undefined;
  return (
    <td className={className}>
      {match && linkTo ? (
        <a href={linkTo(match)} aria-label={match.result ? undefined : t('rounds.page.result')}>
          {match.result ? content : '＋'}
        </a>
      ) : (
        content
      )}
    </td>
  );
}

function CellContent({ match: { result }, side }: { match: ShownMatch; side: Side }) {
  const { t } = useTranslation();
  if (!result) return null;
  const { winner, gamesA, gamesB } = result;
  const sign = winner === side ? signs.won : winner === otherSide(side) ? signs.lost : signs[winner as 'tie'];
  const games = gamesA !== null && gamesB !== null && gamesA + gamesB > 1;
  return (
    <>
      <span aria-hidden="true">
        {sign}
        {games && <small>{side === 'a' ? `${gamesA}–${gamesB}` : `${gamesB}–${gamesA}`}</small>}
      </span>
      <span className="visually-hidden">{resultText(t, result, side)}</span>
    </>
  );
}
