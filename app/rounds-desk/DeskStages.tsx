import { useTranslation } from 'react-i18next';
import { BlockRules } from '~/rounds/BlockRules';
import { BracketView } from '~/rounds/BracketView';
import { blockQuery } from '~/rounds/block-sizes';
import { LeagueTable } from '~/rounds/LeagueTable';
import { MatchList } from '~/rounds/MatchList';
import { BlockLinks, SwissHead } from '~/rounds/StageLinks';
import type { ShownBlock } from '~/rounds/shown-rounds.server';
import { playerName } from '~/text/nameless';
import { LinkButton } from '~/ui/LinkButton';
import { useLocalePath } from '~/ui/root-data';
import type { DeskRounds } from './desk-rounds.server';
import { MatchVerb } from './MatchVerb';

interface Props {
  /** Path of the page of rounds, without a locale prefix. */
  here: string;
  withdraw: string;
}

type DeskBlocksData = NonNullable<DeskRounds['blocks']>;

function Missing({ open, reported }: { open: number; reported: number }) {
  const { t } = useTranslation();
  return (
    <p className="row">
      {open === 0 && reported === 0 && <span className="badge good">{t('roundsDesk.allIn')}</span>}
      {open > 0 && <span className="badge warn">{t('roundsDesk.open', { count: open })}</span>}
      {reported > 0 && <span className="badge">{t('roundsDesk.unconfirmed', { count: reported })}</span>}
    </p>
  );
}

/** Badge of a block: an objection goes before matches without a result. */
function LeftToDo({ objected = 0, open = 0 }: Partial<DeskBlocksData['todo'][number]>) {
  const { t } = useTranslation();
  if (objected > 0) return <span className="badge bad">{t('roundsDesk.objected')}</span>;
  if (open === 0) return null;
  return (
    <span className="badge warn">
      <span aria-hidden="true">{open}</span>
      <span className="visually-hidden">{t('roundsDesk.open', { count: open })}</span>
    </span>
  );
}

interface WithdrawProps {
  action: string;
  kind: 'swiss' | 'blocks' | 'bracket';
  round?: number;
  seen: number;
  results: number;
}

function Withdraw({ action, kind, round, seen, results }: WithdrawProps) {
  const { t } = useTranslation();
  return (
    <details>
      <summary>{t(`roundsDesk.withdraw.${kind}`)}</summary>
      <form method="post" action={action} className="stack">
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="round" value={round ?? 0} />
        <input type="hidden" name="seen" value={seen} />
        <p>
          {t('roundsDesk.withdraw.hint')}{' '}
          {results > 0 && <strong>{t('roundsDesk.withdraw.results', { count: results })}</strong>}
        </p>
        <p>
          <button className="button danger" type="submit" name="sure" value="yes">
            {t('roundsDesk.withdraw.sure')}
          </button>
        </p>
      </form>
    </details>
  );
}

export function DeskSwiss({
  swiss,
  here,
  withdraw,
  now,
}: Props & { swiss: NonNullable<DeskRounds['swiss']>; now: Date }) {
  return (
    <section className="stack" aria-labelledby="swiss">
      <SwissHead swiss={swiss} page={here} now={now} />
      <Missing {...swiss} />
      <MatchList matches={swiss.matches} verb={(match) => <MatchVerb match={match} here={here} />} />
      <Withdraw {...swiss} action={withdraw} kind="swiss" />
    </section>
  );
}

export function DeskBlocks({
  blocks: { blocks, only, settings, names, todo, ...counts },
  here,
  withdraw,
  decider,
}: Props & { blocks: DeskBlocksData; decider: string }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <section className="stack" aria-labelledby="blocks">
      <h2 id="blocks">{t('rounds.kinds.blocks')}</h2>
      <Missing {...counts} />
      {only !== undefined && (
        <BlockLinks
          shown={only}
          count={todo.length}
          page={here}
          mark={(index) => <LeftToDo {...todo[index]} />}
        />
      )}
      {blocks.map((block) => (
        <section key={block.index} className="card block">
          <LeagueTable
            block={block}
            advance={settings.advance}
            linkTo={({ id }) => toPath(`${here}/matches/${id}`)}
          />
          {settings.tie === 'decider' && <Deciders block={block} action={decider} />}
          <details>
            <summary>{t('rounds.page.order')}</summary>
            <MatchList matches={block.matches} verb={(match) => <MatchVerb match={match} here={here} />} />
          </details>
        </section>
      ))}
      <p>
        <LinkButton to={`${here}/print`}>{t('rounds.page.print')}</LinkButton>
      </p>
      <BlockRules settings={settings} names={names} />
      <Withdraw {...counts} action={withdraw} kind="blocks" />
    </section>
  );
}

export function DeskBracket({
  bracket,
  here,
  withdraw,
}: Props & { bracket: NonNullable<DeskRounds['bracket']> }) {
  const { t } = useTranslation();
  return (
    <section className="stack" aria-labelledby="bracket">
      <h2 id="bracket">{t('rounds.kinds.bracket')}</h2>
      <Missing {...bracket} />
      <BracketView
        matches={bracket.matches}
        rounds={bracket.rounds}
        verb={(match) => <MatchVerb match={match} here={here} />}
      />
      <Withdraw {...bracket} action={withdraw} kind="bracket" />
    </section>
  );
}

/** Offers a match to each pair who stay equal once all of their matches are played. */
function Deciders({ block, action }: { block: ShownBlock; action: string }) {
  const { t } = useTranslation();
  const names = new Map(block.players.map(({ id, name }) => [id, playerName(t, name)]));
  const equal = block.rows.filter(({ isShared, hasDropped, left }) => isShared && !hasDropped && left === 0);
  const isMade = (one: string, other: string) =>
    block.matches.some(
      ({ isDecider, a, b }) => isDecider && [a?.id, b?.id].includes(one) && [a?.id, b?.id].includes(other),
    );
  const pairs = equal.flatMap((one, at) =>
    equal
      .slice(at + 1)
      .filter((other) => other.rank === one.rank && !isMade(one.id, other.id))
      .map((other) => [one.id, other.id] as const),
  );
  if (pairs.length === 0) return null;
  return (
    <form method="post" action={`${action}${blockQuery(block.index)}`} className="row">
      <input type="hidden" name="block" value={block.index} />
      {pairs.map(([a, b]) => (
        <button key={`${a} ${b}`} className="button" type="submit" name="pair" value={`${a} ${b}`}>
          {t('roundsDesk.decider', { a: names.get(a), b: names.get(b) })}
        </button>
      ))}
    </form>
  );
}
