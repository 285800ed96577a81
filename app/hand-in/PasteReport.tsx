import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamChoice } from '~/pastes/paste';
import { isOfText, type LeftOutKind } from '~/pastes/paste-problem';
import type { Game } from '~/pokedex/game';
import { emptying, pastingTeam, settling } from '~/sheets/form-button';
import type { PastedAnswer, ToldOption, ToldPaste, ToldProblem } from '~/sheets/pasted-values';

export type FillReport = ToldPaste & Pick<PastedAnswer, 'kept'>;

/** Acts in place; without JavaScript it is undefined, and its button submits the form. */
type InPlace<Value> = ((form: HTMLFormElement, value: Value) => void) | undefined;

interface Props extends FillReport {
  game: Game;
  onChoose: InPlace<TeamChoice>;
  onEmpty: InPlace<readonly number[]>;
  onSettle: InPlace<ToldOption>;
}

/** Lines beyond which the report is folded. */
const maxOpen = 6;

const inPlace =
  <Value,>(act: InPlace<Value>, value: Value) =>
  (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    if (!form || !act) return;
    event.preventDefault();
    act(form, value);
  };

export function PasteReport(props: Props) {
  const { t } = useTranslation();
  const { count, problems, asks = [], kept, onEmpty } = props;
  if (asks.length > 0) return <TeamChoices {...props} asks={asks} />;
  const slots = kept.join(t('fields.paste.slotSeparator'));
  const unread = new Set(problems.filter(({ key }) => key === 'notUnderstood').map(({ line }) => line)).size;
  const list = <Problems {...props} />;
  return (
    <div className={`notice ${problems.some(isFault) || count === 0 || kept.length > 0 ? 'warn' : 'good'}`}>
      <p>{count > 0 ? t('fields.paste.done', { count }) : t('fields.paste.nothing')}</p>
      {kept.length > 0 && (
        <p>
          {t('fields.paste.kept', { slots })}{' '}
          <button
            type="submit"
            className="button quiet"
            name={emptying}
            value={kept.join()}
            formNoValidate
            onClick={inPlace(onEmpty, kept)}
          >
            {t('fields.paste.empty', { slots })}
          </button>
        </p>
      )}
      {unread > 0 && <p>{t('fields.paste.unread', { count: unread })}</p>}
      {problems.length > maxOpen ? (
        <details>
          <summary>{t('fields.paste.details', { count: problems.length })}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </div>
  );
}

function TeamChoices({ asks, onChoose }: Props & { asks: NonNullable<Props['asks']> }) {
  const { t } = useTranslation();
  return (
    <div className="notice warn">
      <p>{t('fields.paste.severalTeams', { count: asks.filter(({ choice }) => choice !== 'all').length })}</p>
      {asks.map(({ choice, title, names }, at) => (
        <button
          key={choice}
          type="submit"
          className="button paste-team"
          name={pastingTeam}
          value={choice}
          formNoValidate
          onClick={inPlace(onChoose, choice)}
        >
          <b>
            {choice === 'all' ? t('fields.paste.asOne') : title || t('fields.paste.team', { number: at + 1 })}
          </b>{' '}
          <span>{names.join(t('fields.paste.left.separator'))}</span>
        </button>
      ))}
    </div>
  );
}

function Problems({ problems, game, onSettle }: Props) {
  const { t } = useTranslation();
  const labelOf = (kind: LeftOutKind) =>
    kind === 'points' ? t(`fields.paste.left.points.${game}`) : t(`fields.paste.left.${kind}`);
  const textOf = ({ key, text, kinds = [] }: ToldProblem) =>
    key === 'leftOut'
      ? t('fields.paste.problems.leftOut', {
          list: kinds.map(labelOf).join(t('fields.paste.left.separator')),
        })
      : t(`fields.paste.problems.${key}`, { text });
  if (problems.length === 0) return null;
  return (
    <ul>
      {problems.map((problem) => (
        <li key={`${problem.line} ${problem.key} ${problem.text}`}>
          {isOfText(problem)
            ? textOf(problem)
            : t('shell.labelled', {
                label: t('fields.paste.line', { line: problem.line }),
                value: textOf(problem),
              })}
          {problem.options?.map((option) => (
            <button
              key={option.value}
              type="submit"
              className="button quiet"
              name={settling}
              value={`${option.path}=${option.value}`}
              formNoValidate
              onClick={inPlace(onSettle, option)}
            >
              {option.label}
            </button>
          ))}
        </li>
      ))}
    </ul>
  );
}

const isFault = ({ key }: ToldProblem) => key !== 'leftOut';
