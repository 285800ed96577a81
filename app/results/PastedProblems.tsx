import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { playerName } from '~/text/nameless';
import type { NamedTeam } from './named-team';
import type { StandingsReading } from './pasting/read-standings';
import { entryKey, type StandingProblem } from './pasting/standing-problem';

interface Props {
  problems: readonly StandingProblem[];
  columns: StandingsReading['columns'];
  missing: readonly NamedTeam[];
}

const maxLines = 200;
/** Limits for offering all missing teams per line: longer lists of options would outgrow the table. */
const maxOthers = { lines: 30, teams: 64 };

/** Longer lists are folded below their sentence. */
const maxOpen = 6;
const isNote = ({ reason }: StandingProblem) => reason === 'rest' || reason === 'rankless';

/** Lists every rejected line with the reason, and a choice of teams if the player is unknown or ambiguous. */
export function PastedProblems({ problems, columns, missing }: Props) {
  const { t } = useTranslation();
  const questions = problems.filter(({ near }) => near);
  const others = questions.length <= maxOthers.lines && missing.length <= maxOthers.teams ? missing : [];
  const itemOf = (problem: StandingProblem) => (
    <li key={`${entryKey(problem)} ${problem.reason} ${problem.column}`}>
      <Reason problem={problem} columns={columns} />
      {problem.near && problem.near.length + others.length > 0 && (
        <Choice problem={problem} others={others} />
      )}
    </li>
  );
  const notes = problems.filter(isNote);
  const rejected = problems.filter((problem) => !isNote(problem));
  return (
    <div className="notice warn" role="alert">
      <Group
        title={t('pasted.notTaken', { count: rejected.length })}
        items={rejected.map(itemOf)}
        isOpen={questions.length > 0}
      />
      <Group title={t('pasted.notKept', { count: notes.length })} items={notes.map(itemOf)} />
    </div>
  );
}

interface GroupProps {
  title: string;
  items: readonly ReactNode[];
  /** Questions must be in sight. */
  isOpen?: boolean;
}

function Group({ title, items, isOpen = false }: GroupProps) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  const list = (
    <ul>
      {items.slice(0, maxLines)}
      {items.length > maxLines && <li>{t('pasted.moreLines', { count: items.length - maxLines })}</li>}
    </ul>
  );
  if (items.length > maxOpen)
    return (
      <details open={isOpen}>
        <summary>{title}</summary>
        {list}
      </details>
    );
  return (
    <>
      <p>{title}</p>
      {list}
    </>
  );
}

function Reason({ problem, columns }: { problem: StandingProblem; columns: Props['columns'] }) {
  const { t } = useTranslation();
  const { line, text, reason, column, cell } = problem;
  const head = column === undefined ? undefined : columns[column]?.head;
  return (
    <>
      {t('pasted.line', { line })} <q>{cell === undefined ? text : cell}</q>
      {column !== undefined && ` (${head || t('pasted.column', { at: column + 1 })})`}{' '}
      {t(`results.paste.reasons.${reason}`)}
    </>
  );
}

function Choice({ problem, others }: { problem: StandingProblem; others: Props['missing'] }) {
  const { t } = useTranslation();
  const { line, near = [] } = problem;
  const labelOf = ({ displayName, tonamelId }: NamedTeam) =>
    tonamelId ? `${playerName(t, displayName)} (${tonamelId})` : playerName(t, displayName);
  const option = (team: NamedTeam) => (
    <option key={team.id} value={team.id}>
      {labelOf(team)}
    </option>
  );
  const rest = others.filter(({ id }) => !near.some((each) => each.id === id));
  return (
    <select
      name={`player.${entryKey(problem)}`}
      aria-label={t('results.paste.whoIn', { line })}
      defaultValue=""
    >
      <option value="">{t('results.paste.nobody')}</option>
      {near.map(option)}
      {near.length > 0 && rest.length > 0 && <option disabled>―</option>}
      {rest.map(option)}
    </select>
  );
}
