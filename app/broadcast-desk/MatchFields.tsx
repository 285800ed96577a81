import { useTranslation } from 'react-i18next';
import type { OnAirTeam } from '~/broadcast/on-air';
import { bestOfs } from '~/broadcast/scene';
import { ActButton } from './ActButton';
import { DeskChoice, type DeskFormState, DeskSelect } from './DeskField';
import type { SeatChoice } from './desk-values';
import { PlayerSearch } from './PlayerSearch';
import { type MatchChoice, MatchPicker } from './published/MatchPicker';
import { RoundFields, SideFields, type SideLink } from './SideFields';

interface Props {
  state: DeskFormState;
  links: readonly SideLink[];
  teams: readonly (OnAirTeam | null)[];
  tournaments: readonly { id: string; name: string }[];
  hasTournament: boolean;
  matches: readonly MatchChoice[];
  find: string;
  results: { teams: readonly SeatChoice[]; more: number };
}

export function MatchFields(props: Props) {
  const { state, links, teams, tournaments, hasTournament, matches, find, results } = props;
  const { t } = useTranslation();
  return (
    <section className="card stack" aria-labelledby="match-title">
      <h2 id="match-title">{t('broadcast.sections.match')}</h2>
      <DeskSelect
        state={state}
        name="tournamentId"
        label={t('broadcast.fields.tournamentId')}
        choices={[
          ['', t('broadcast.fields.noTournament')],
          ...tournaments.map(({ id, name }) => [id, name] as const),
        ]}
      />
      <MatchPicker state={state} matches={matches} />
      <div className="desk-sides">
        {([1, 2] as const).map((side) => (
          <SideFields
            key={side}
            state={state}
            side={side}
            link={links[side - 1]}
            team={teams[side - 1] ?? null}
          />
        ))}
      </div>
      <div className="row">
        <ActButton act="seats">⇄ {t('broadcast.acts.swap')}</ActButton>
        <ActButton act="next" data-key="n" title={t('broadcast.acts.nextMatchHint')}>
          {t('broadcast.acts.nextMatch')}
        </ActButton>
      </div>
      <PlayerSearch find={find} results={results} hasTournament={hasTournament} />
      <RoundFields state={state} />
      <DeskChoice
        state={state}
        name="bestOf"
        label={t('broadcast.fields.bestOf')}
        choices={bestOfs.map(
          (games) => [String(games), t('broadcast.fields.bestOfValue', { games })] as const,
        )}
      />
    </section>
  );
}
