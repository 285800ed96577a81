import { useTranslation } from 'react-i18next';
import type { Name } from '~/pokedex/name';
import { useLocale } from '~/ui/root-data';
import { ActButton } from '../ActButton';
import { type DeskFormState, DeskSelect } from '../DeskField';

export interface MatchChoice {
  id: string;
  seat: string;
  round: Name;
  players: readonly string[];
}

/** Published matches that are still to be played. One fills both sides, the round and the number of games. */
export function MatchPicker({ state, matches }: { state: DeskFormState; matches: readonly MatchChoice[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (matches.length === 0 && !state.problems.match) return null;
  const textOf = ({ seat, round, players }: MatchChoice) => {
    const place = seat ? t('rounds.table', { seat }) : round[locale];
    return `${place} ${players.map((player) => player || '—').join(' – ')}`;
  };
  return (
    <div className="match-picker">
      <DeskSelect
        state={state}
        name="match"
        label={t('broadcast.fields.match')}
        choices={matches.map((match) => [match.id, textOf(match)] as const)}
      />
      <ActButton act="match">{t('told.published.choose')}</ActButton>
    </div>
  );
}
