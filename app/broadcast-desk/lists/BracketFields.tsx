import { useTranslation } from 'react-i18next';
import { type Bracket, bracketPlayers, matchesOf } from '~/broadcast/bracket';
import { ActButton } from '../ActButton';
import { type DeskFormState, DeskText } from '../DeskField';
import { bracketMatchNumbers, bracketNumbers } from './bracket-values';

interface Props {
  state: DeskFormState;
  bracket: Bracket | null;
  /** Whether the rounds have a bracket, which comes before the standings. */
  hasPublished: boolean;
}

export function BracketFields({ state, bracket, hasPublished }: Props) {
  const { t } = useTranslation();
  const label = useMatchLabel();
  const matches = bracket ? matchesOf(bracket) : [];
  const named = bracket?.players.filter(Boolean).length ?? 0;
  return (
    <details
      className="card desk-show"
      id="bracket"
      open={Object.keys(state.problems).some((name) => name.startsWith('bracket'))}
    >
      <summary>
        <h2>{t('broadcast.fields.bracket')}</h2>
        <small className="soft">{t('told.bracket.named', { named, of: bracketPlayers })}</small>
      </summary>
      <div className="stack">
        <p className="hint">{t('told.bracket.lead')}</p>
        <div>
          <ActButton act="top-eight">
            {t(hasPublished ? 'told.published.bracket' : 'told.bracket.fill')}
          </ActButton>
        </div>
        <div className="desk-pairs">
          {bracketNumbers.map((number) => (
            <DeskText
              key={number}
              state={state}
              name={`bracketName${number}`}
              label={t('told.bracket.player', { number })}
              list="players"
            />
          ))}
        </div>
        <div className="desk-pairs">
          {bracketMatchNumbers.map((number) => {
            const players = matches[number - 1]?.players.filter(Boolean) ?? [];
            return (
              <DeskText
                key={number}
                state={state}
                name={`bracketScore${number}`}
                label={label(number)}
                hint={players.length > 0 && players.join(' – ')}
                placeholder="2-1"
              />
            );
          })}
        </div>
      </div>
    </details>
  );
}

/** Numbers count from 1, and the final is last. */
export function useMatchLabel() {
  const { t } = useTranslation();
  return (number: number): string => {
    if (number <= 4) return t('told.bracket.quarterfinal', { number });
    return number <= 6 ? t('told.bracket.semifinal', { number: number - 4 }) : t('told.bracket.final');
  };
}
