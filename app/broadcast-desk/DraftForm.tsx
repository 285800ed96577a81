import { useTranslation } from 'react-i18next';
import type { OnAirScene } from '~/broadcast/on-air';
import { type Caster, type Scene, sceneKinds } from '~/broadcast/scene';
import { ActButton } from './ActButton';
import { DeskChoice, type DeskFormState } from './DeskField';
import { kindKeys, type SeatChoice } from './desk-values';
import { BracketFields } from './lists/BracketFields';
import { UpNextField } from './lists/UpNextField';
import { MatchFields } from './MatchFields';
import type { MatchChoice } from './published/MatchPicker';
import { ShowFields } from './ShowFields';
import type { SideLink } from './SideFields';

interface DraftFormProps {
  state: DeskFormState;
  seen: Scene;
  seenOnAir: OnAirScene;
  links: readonly SideLink[];
  tournaments: readonly { id: string; name: string }[];
  matches: readonly MatchChoice[];
  hasBracket: boolean;
  find: string;
  results: { teams: readonly SeatChoice[]; more: number };
  knownCasters: readonly Caster[];
  timeZone: string;
}

/** A single form, so that no button loses unsaved input of other fields. */
export function DraftForm({
  state,
  seen,
  seenOnAir,
  links,
  tournaments,
  matches,
  hasBracket,
  find,
  results,
  knownCasters,
  timeZone,
}: DraftFormProps) {
  const { t } = useTranslation();
  return (
    <form id="draft" method="post" className="draft-form">
      {/* Enter in a field saves: the first button of a form is its default. */}
      <ActButton act="save" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {t('broadcast.acts.save')}
      </ActButton>
      <input type="hidden" name="seen" value={JSON.stringify(seen)} />
      <DeskChoice
        state={state}
        name="kind"
        label={t('broadcast.fields.kind')}
        choices={sceneKinds.map((kind) => [kind, t(`broadcast.kinds.${kind}`)] as const)}
        keys={kindKeys}
      />
      <MatchFields
        {...{ state, links, tournaments, matches, find, results }}
        teams={seenOnAir.sides.map((side) => side?.team ?? null)}
        hasTournament={seen.tournamentId !== null}
      />
      <ShowFields state={state} seen={seen} knownCasters={knownCasters} timeZone={timeZone} />
      <UpNextField state={state} upNext={seen.upNext} />
      <BracketFields state={state} bracket={seen.bracket} hasPublished={hasBracket} />
      <datalist id="players">
        {results.teams.map(({ id, displayName }) => (
          <option key={id} value={displayName} />
        ))}
      </datalist>
    </form>
  );
}
