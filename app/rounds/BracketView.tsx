import { useTranslation } from 'react-i18next';
import { MatchList } from './MatchList';
import { bracketRoundName } from './round-name';
import type { ShownMatch } from './shown-rounds.server';

interface Props {
  matches: readonly ShownMatch[];
  rounds: number;
  verb?: (match: ShownMatch) => React.ReactNode;
}

/** The bracket by rounds: columns beside each other where there is room, below each other on a phone. */
export function BracketView({ matches, rounds, verb }: Props) {
  const { t } = useTranslation();
  return (
    <div className="bracket">
      {Array.from({ length: rounds }, (_, at) => at + 1).map((round) => {
        const ofRound = matches.filter(
          (match) => match.round === round && (round < rounds || match.place === 0),
        );
        const third =
          round === rounds ? matches.filter((match) => match.round === round && match.place === 1) : [];
        return (
          <section key={round}>
            <h3>{bracketRoundName(t, round, rounds)}</h3>
            <MatchList matches={ofRound} verb={verb} label={bracketRoundName(t, round, rounds)} />
            {third.length > 0 && (
              <>
                <h3>{t('rounds.names.thirdPlace')}</h3>
                <MatchList matches={third} verb={verb} label={t('rounds.names.thirdPlace')} />
              </>
            )}
          </section>
        );
      })}
    </div>
  );
}
