import { useTranslation } from 'react-i18next';
import type { OnAirScene } from '~/broadcast/on-air';
import { bestOfs, type Caster, languageModes, type Scene, sceneKinds } from '~/broadcast/scene';
import { DeskChoice, type DeskFormState, DeskSelect, DeskText, DeskTextarea } from './DeskField';
import type { TeamChoice } from './desk-values';
import { casterNumbers, countdownMinutes } from './desk-values';
import { PlayerSearch } from './PlayerSearch';
import { RoundFields, SideFields, type SideLink } from './SideFields';

interface DraftFormProps {
  state: DeskFormState;
  /** What the person begins with: changes are told apart from it. */
  seen: Scene;
  seenOnAir: OnAirScene;
  links: readonly SideLink[];
  tournaments: readonly { id: string; name: string }[];
  find: string;
  found: { teams: readonly TeamChoice[]; more: number };
  knownCasters: readonly Caster[];
}

// Fields that stand folded: a problem with one of them opens them.
const showProblems = ['countdown', 'ticker', 'casterName1', 'language'];

/** All of the draft in one form, so that no button of it loses what another field holds. */
export function DraftForm({
  state,
  seen,
  seenOnAir,
  links,
  tournaments,
  find,
  found,
  knownCasters,
}: DraftFormProps) {
  const { t } = useTranslation();
  const summary = [
    ...seen.casters.map(({ name, handle }) => name || handle),
    seen.ticker[0],
    t(`broadcast.languages.${seen.language}`),
  ]
    .filter(Boolean)
    .join(' / ');
  return (
    <form id="draft" method="post" className="draft-form">
      {/* Enter in a field saves: the first button of a form is its default. */}
      <button
        type="submit"
        className="visually-hidden"
        name="intent"
        value="save"
        tabIndex={-1}
        aria-hidden="true"
      >
        {t('broadcast.acts.save')}
      </button>
      <input type="hidden" name="seen" value={JSON.stringify(seen)} />
      <DeskChoice
        state={state}
        name="kind"
        label={t('broadcast.fields.kind')}
        choices={sceneKinds.map((kind) => [kind, t(`broadcast.kinds.${kind}`)] as const)}
      />
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
        <div className="desk-sides">
          {([1, 2] as const).map((side) => (
            <SideFields
              key={side}
              state={state}
              side={side}
              link={links[side - 1]}
              team={seenOnAir.sides[side - 1]?.team ?? null}
            />
          ))}
        </div>
        <div className="row">
          <button type="submit" className="button" name="intent" value="swap">
            ⇄ {t('broadcast.acts.swap')}
          </button>
          <button
            type="submit"
            className="button"
            name="intent"
            value="nextMatch"
            title={t('broadcast.acts.nextMatchHint')}
          >
            {t('broadcast.acts.nextMatch')}
          </button>
        </div>
        <PlayerSearch find={find} found={found} hasTournament={seen.tournamentId !== null} />
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
      <details
        id="show"
        className="card desk-show"
        open={showProblems.some((name) => name in state.problems)}
      >
        <summary>
          <h2>{t('broadcast.sections.show')}</h2>
          <small className="soft">{summary}</small>
        </summary>
        <div className="stack">
          <DeskSelect
            state={state}
            name="countdown"
            label={t('broadcast.fields.countdownEndsAt')}
            choices={[
              ...(seen.countdownEndsAt ? [['keep', t('broadcast.countdown.keep')] as const] : []),
              ['none', t('broadcast.countdown.none')],
              ...countdownMinutes.map(
                (minutes) => [String(minutes), t('broadcast.countdown.minutes', { minutes })] as const,
              ),
            ]}
          />
          <DeskTextarea
            state={state}
            name="ticker"
            label={t('broadcast.fields.ticker')}
            hint={t('broadcast.fields.tickerHint')}
            rows={3}
          />
          <CasterFields state={state} known={knownCasters} />
          <DeskChoice
            state={state}
            name="language"
            label={t('broadcast.fields.language')}
            choices={languageModes.map((mode) => [mode, t(`broadcast.languages.${mode}`)] as const)}
          />
        </div>
      </details>
      <datalist id="players">
        {found.teams.map(({ id, displayName }) => (
          <option key={id} value={displayName} />
        ))}
      </datalist>
    </form>
  );
}

function CasterFields({ state, known }: { state: DeskFormState; known: readonly Caster[] }) {
  const { t } = useTranslation();
  return (
    <div className="desk-casters">
      <p className="hint">{t('broadcast.fields.knownCasters')}</p>
      {casterNumbers.map((number) => (
        <div key={number} className="desk-caster">
          <DeskText
            state={state}
            name={`casterName${number}`}
            label={t('broadcast.fields.casterName', { number })}
            list="caster-names"
          />
          <DeskText
            state={state}
            name={`casterHandle${number}`}
            label={t('broadcast.fields.casterHandle')}
            list="caster-handles"
            autoCapitalize="off"
            spellCheck={false}
          />
        </div>
      ))}
      <datalist id="caster-names">
        {[...new Set(known.map(({ name }) => name))].filter(Boolean).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <datalist id="caster-handles">
        {[...new Set(known.map(({ handle }) => handle))].filter(Boolean).map((handle) => (
          <option key={handle} value={handle} />
        ))}
      </datalist>
    </div>
  );
}
