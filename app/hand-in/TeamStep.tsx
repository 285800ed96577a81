import type { Dispatch, ReactNode, RefObject, SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '~/pokedex/game';
import { TournamentContext } from '~/pokedex/naming/load-rules';
import { ChoicesContext, type Choosable } from '~/pokedex/naming/NameChoices';
import type { SheetDetail } from '~/pokedex/regulations';
import { FindingsNotice } from '~/sheets/legality/FindingsNotice';
import { FindingsContext } from '~/sheets/legality/field-findings';
import type { ShownFinding } from '~/sheets/legality/finding-text';
import type { ShownReading } from '~/sheets/reading/shown-reading';
import { sheetLabel } from '~/sheets/sheet-label';
import { CheckboxField, TextField, verbatim } from '~/ui/form/Field';
import { useFieldWords } from '~/ui/form/field-words';
import type { ErrorsByField } from './form-progress';
import { LastTeam, type LastTeamProps } from './LastTeam';
import { MemberFields } from './MemberFields';
import { PasteBox } from './PasteBox';
import { ImageField } from './reading/ImageField';
import type { MissingImage } from './reading/use-images';
import { type Answer, formId, type Marks, type SheetFields, type SheetMembers } from './use-sheet-form';

interface Props {
  hidden: boolean;
  form: RefObject<HTMLFormElement>;
  fields: SheetFields;
  members: SheetMembers;
  tournament: { id: string; game: Game };
  shows: readonly SheetDetail[];
  answer?: Answer;
  errors: ErrorsByField;
  choosable: Choosable;
  findings: readonly ShownFinding[];
  /** Fields that an image filled in and the player has not confirmed. */
  marks: Marks;
  setMarks: Dispatch<SetStateAction<Marks>>;
  onMissingImage: (missing: MissingImage | undefined) => void;
  /** Called after an image has filled in the form. */
  onRead: () => void;
  /** Readings of up to two images; '' for none. */
  readingIds: readonly string[];
  readings?: readonly ShownReading[];
  /** Whether staff correct the sheet, who must not change the player's consent. */
  isCorrection: boolean;
  last?: LastTeamProps;
  /** Value of `filledField`: see `fillOver`. */
  filled: string;
  /** Types of the six, as far as the server knows them. */
  types?: Answer['types'];
  children: ReactNode;
}

export function TeamStep({
  hidden,
  form,
  fields,
  members,
  tournament,
  shows,
  answer,
  errors,
  marks,
  setMarks,
  ...props
}: Props) {
  const { t } = useTranslation();
  const words = useFieldWords();
  return (
    <section data-step="team" hidden={hidden} aria-labelledby="title-team">
      <h2 id="title-team" tabIndex={-1}>
        {t('teams.submit.team')}
      </h2>
      <Ways image={fields.image.id} members={`${formId}-members`} />
      <ChoicesContext.Provider value={props.choosable}>
        <FindingsContext.Provider value={props.findings}>
          <ImageField
            field={fields.image}
            form={form}
            {...{ tournament, shows }}
            readingIds={props.readingIds}
            readings={props.readings}
            isFilled={answer?.readings !== undefined}
            waits={props.isCorrection}
            areTwoTeams={answer?.areTwoTeams}
            isNotTaken={answer?.isImageNotTaken}
            applied={answer?.applied}
            onMarks={(more) => {
              setMarks((known) => ({ ...known, ...more }));
              props.onRead();
            }}
            onMissing={props.onMissingImage}
          >
            {props.isCorrection ? (
              fields.improvesReading.initialValue === 'on' && (
                <input type="hidden" name="improvesReading" value="on" />
              )
            ) : (
              <CheckboxField field={fields.improvesReading} {...words('teams.submit.improvesReading')} />
            )}
          </ImageField>
          {props.last && <LastTeam {...props.last} />}
          <PasteBox game={tournament.game} answer={answer?.pasted} filled={props.filled} />
          <div
            id={`${formId}-members`}
            tabIndex={-1}
            className="stack"
            onInput={({ target }) =>
              setMarks((known) => withoutMark(known, (target as HTMLInputElement).name))
            }
          >
            {errors.members && <p className="notice bad">{errors.members[0]}</p>}
            <TournamentContext.Provider value={tournament.id}>
              {members.map((member, slot) => (
                <MemberFields
                  // biome-ignore lint/suspicious/noArrayIndexKey: a slot is identified by its index
                  key={slot}
                  slot={slot + 1}
                  game={tournament.game}
                  fields={member.getFieldset()}
                  details={shows}
                  marks={marks}
                  types={props.types?.[slot]}
                />
              ))}
            </TournamentContext.Provider>
          </div>
          <div role="status">
            <FindingsNotice
              findings={props.findings.filter(({ path, text }) => !errors[path]?.includes(text))}
              labelOf={(path) => sheetLabel(path, t)}
              idOf={(path) => `${formId}-${path}`}
            />
          </div>
          <CheckboxField field={fields.isPublic} {...words('teams.submit.isPublic')} />
          {tournament.game === 'champions' && (
            <TextField field={fields.teamCode} {...words('teams.submit.teamCode')} {...verbatim} />
          )}
        </FindingsContext.Provider>
      </ChoicesContext.Provider>
      {props.children}
    </section>
  );
}

/** Links to the three ways to enter a team; each opens and focuses its section. */
function Ways(places: { image: string; members: string }) {
  const { t } = useTranslation();
  const ways = [
    ['image', places.image],
    ['paste', 'paste'],
    ['type', places.members],
  ] as const;
  return (
    <nav className="ways" aria-label={t('teams.submit.ways.label')}>
      {ways.map(([way, place]) => (
        <a
          key={way}
          className="button"
          href={`#${place}`}
          onClick={(event) => {
            const target = document.getElementById(place);
            if (!target) return;
            // The URL's hash is reserved for the steps.
            event.preventDefault();
            target.closest('details')?.setAttribute('open', '');
            target.scrollIntoView({ block: 'center' });
            (way === 'type' ? target.querySelector('input') : target)?.focus({ preventScroll: true });
          }}
        >
          {t(`teams.submit.ways.${way}`)}
        </a>
      ))}
    </nav>
  );
}

/** Typing into a field confirms it. */
function withoutMark(marks: Marks, field: string): Marks {
  if (!(field in marks)) return marks;
  const { [field]: _, ...others } = marks;
  return others;
}
