import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '~/pokedex/game';
import type { Mark } from '~/pokedex/naming/MarkedFrame';
import type { SheetDetail } from '~/pokedex/regulations';
import { maxImages } from '~/readings/reading';
import { askingForTeam } from '~/sheets/form-button';
import type { AppliedProposals } from '~/sheets/reading/proposals';
import type { ShownReading } from '~/sheets/reading/shown-reading';
import { Field, type FieldMeta } from '~/ui/form/Field';
import { useLocalePath } from '~/ui/root-data';
import { useHydrated } from '~/ui/use-hydrated';
import { ReadImage } from './ReadImage';
import { Filled, Missing } from './ReadingProgress';
import { type MissingImage, useImages } from './use-images';

interface Props {
  field: FieldMeta;
  form: RefObject<HTMLFormElement>;
  tournament: { id: string; game: Game };
  shows: readonly SheetDetail[];
  /** Readings of the form's images, with their states. */
  readingIds: readonly string[];
  readings?: readonly ShownReading[];
  /** Whether the form is filled in from them already. */
  isFilled: boolean;
  /** Whether existing images fill in nothing until requested. */
  waits?: boolean;
  areTwoTeams?: boolean;
  /** Whether the image sent with the form could not be stored. */
  isNotTaken?: boolean;
  applied?: AppliedProposals;
  onMarks: (marks: Record<string, Mark>) => void;
  onMissing: (missing: MissingImage | undefined) => void;
  /** Shown only if there is an image. */
  children?: ReactNode;
}

const accepted = 'image/jpeg,image/png,image/webp';

/** The team's images, read as soon as they are chosen; without JavaScript by a button (intent `read`). */
export function ImageField({ field, tournament, readingIds, readings = [], ...props }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const max = maxImages[tournament.game];
  const images = useImages({ ...props, tournament, readingIds, readings });
  const { onMissing } = props;
  const { missing } = images;
  useEffect(() => onMissing(missing), [onMissing, missing]);
  const [isTooMany, setTooMany] = useState(false);
  const refusals = [
    ...(props.isNotTaken ? [t('fields.image.notTaken')] : []),
    ...(isTooMany ? [t('readings.image.tooManyImages', { max })] : []),
    ...images.refusals,
  ];
  const { applied } = images;

  const choose = (files: FileList | null) => {
    const list = [...(files ?? [])];
    setTooMany(list.length > max);
    if (list.length <= max) images.choose(list);
    // They are uploaded separately: the form must not send them again.
    if (input.current) input.current.value = '';
  };
  const invalid = !field.valid || refusals.length > 0;
  const hasImages = readingIds.some(Boolean);
  // Opens in a new tab, as the form may have unsaved input.
  const guide = (
    <a href={toPath('/guide/players#image')} target="_blank" rel="noopener">
      {t('fields.image.guide')}
    </a>
  );
  const hint = t(max > 1 ? 'fields.image.championsHint' : 'fields.image.hint');

  return (
    <div className="image-field">
      <Field field={field} label={t('fields.image.label')} hint={hint} errors={refusals}>
        <input
          key={field.key}
          ref={input}
          type="file"
          multiple={max > 1}
          id={field.id}
          name={field.name}
          form={field.formId}
          accept={accepted}
          aria-invalid={invalid || undefined}
          aria-describedby={[invalid && field.errorId, field.descriptionId].filter(Boolean).join(' ')}
          onChange={({ currentTarget }) => choose(currentTarget.files)}
        />
      </Field>
      {refusals.length > 0 && <p>{guide}</p>}
      {!hydrated && <ReadButton formId={field.formId} hasImages={hasImages} />}
      {images.readings.slice(0, max).map((reading, at) => (
        <ReadImage
          // biome-ignore lint/suspicious/noArrayIndexKey: an image is identified by its index
          key={at}
          {...{ reading, at }}
          isNumbered={max > 1}
          name={images.names[at]}
          formId={field.formId}
          onRemove={() => images.remove(at)}
        />
      ))}
      {hydrated && props.waits && !applied && hasImages && (
        <button type="button" className="button" onClick={images.fillNow}>
          {t('fields.image.fillBlanks')}
        </button>
      )}
      <div role="status">
        <ReadingStatus {...images} hasMoves={props.shows.includes('moves')} />
      </div>
      <div hidden={hydrated && images.readings.every(({ progress }) => progress.state === 'none')}>
        {props.children}
      </div>
      <TransferWays game={tournament.game} guide={guide} />
    </div>
  );
}

function ReadButton({ formId, hasImages }: { formId: string; hasImages: boolean }) {
  const { t } = useTranslation();
  return (
    <button type="submit" className="button" {...askingForTeam('read')} form={formId} formNoValidate>
      {hasImages ? t('fields.image.checkAgain') : t('fields.image.read')}
    </button>
  );
}

interface ImagesState
  extends Pick<ReturnType<typeof useImages>, 'readings' | 'isWaiting' | 'areTwoTeams' | 'applied'> {
  /** Whether the form has fields for moves. */
  hasMoves: boolean;
}

function ReadingStatus({ readings, isWaiting, areTwoTeams, applied, hasMoves }: ImagesState) {
  const { t } = useTranslation();
  const gave = readings.flatMap(({ progress }) =>
    progress.state === 'done' && progress.gave ? [progress.gave] : [],
  );
  return (
    <>
      {isWaiting && <p className="hint">{t('fields.image.continues')}</p>}
      {hasMoves && !isWaiting && <Missing gave={gave} />}
      {areTwoTeams && <p className="notice warn">{t('fields.image.twoTeams')}</p>}
      {applied && <Filled {...applied} />}
    </>
  );
}

function TransferWays({ game, guide }: { game: Game; guide: ReactNode }) {
  const { t } = useTranslation();
  return (
    <details>
      <summary>{t('fields.image.transferOpen')}</summary>
      <ul>
        {(['phone', 'switch', 'switch2', 'pc', 'photo'] as const)
          .filter((way) => way !== 'phone' || game === 'champions')
          .map((way) => (
            <li key={way}>{t(`fields.image.transfer.${way}`)}</li>
          ))}
        <li>{guide}</li>
      </ul>
    </details>
  );
}
