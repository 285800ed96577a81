import { type SubmissionResult, useForm } from '@conform-to/react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetDetail } from '~/pokedex/regulations';
import type { Game } from '~/tournaments/tournament';
import { CheckboxField } from '~/ui/Field';
import { checkStep } from './check-step.client';
import { DraftNotice } from './DraftNotice';
import { ErrorSummary } from './ErrorSummary';
import { handIn } from './hand-in.client';
import { ImageField } from './ImageField';
import { MemberFields, type MemberFieldset } from './MemberFields';
import type { Mark } from './NameInput';
import { NameQuestions } from './NameQuestions';
import { PasteBox } from './PasteBox';
import { PlayerFields } from './PlayerFields';
import { ReviewPage } from './ReviewPage';
import { SheetReview } from './SheetReview';
import { StepProgress } from './StepProgress';
import { SubmitHeader, type SubmitTournament } from './SubmitHeader';
import { sheetLabel } from './sheet-label';
import type { FormAnswer } from './team-form.server';
import { initialValueOf, readTypedSheet, type TypedSheet } from './typed-sheet';
import { useSteps } from './use-steps';

export type Answer = FormAnswer & { submissionKey?: string };

interface Props {
  tournament: SubmitTournament & { game: Game; speciesClause?: boolean };
  shows: readonly SheetDetail[];
  speciesClause: boolean;
  now: Date;
  start: TypedSheet;
  submissionKey: string;
  /** The sheet as it was handed in, when it is being changed, and its revision. */
  before?: { sheet: TypedSheet; revision: number };
  answer?: Answer;
}

const formId = 'team-sheet';

/** The form of a team sheet: steps with JavaScript, one page and a round trip for the last look without. */
export function TeamSheetForm(props: Props) {
  const { shows, speciesClause, tournament, start, before, now } = props;
  const { t } = useTranslation();
  const { answer } = props;
  const form = useRef<HTMLFormElement>(null);
  const { step, go } = useSteps(firstStep(answer));
  const [checked, setChecked] = useState<SubmissionResult<string[]>>();
  const [looked, setLooked] = useState<TypedSheet>();
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const [marks, setMarks] = useState<Record<string, Mark>>({});
  const [sending, setSending] = useState<'no' | 'yes' | 'failed'>('no');

  const lastResult = checked ?? answer?.lastResult;
  const submissionKey = answer?.submissionKey ?? props.submissionKey;
  const [meta, fields] = useForm({
    id: formId,
    lastResult: lastResult as SubmissionResult<string[]>,
    defaultValue: initialValueOf(answer?.typed ?? start) as unknown as Record<string, string>,
    constraint: {
      displayName: { required: true },
      discordId: { required: true },
      tonamelId: { required: true },
      'members[].species': { required: true },
    } as Record<string, { required: boolean }>,
  }) as unknown as [
    { errors?: string[]; allErrors: Record<string, string[]>; noValidate: boolean },
    // biome-ignore lint/suspicious/noExplicitAny: conform's field set of this form
    Record<string, any>,
  ];
  const errors = lastResult?.error ?? {};
  const hasErrors = Object.values(errors).some((messages) => messages?.length);

  if (answer?.review) {
    return (
      <ReviewPage
        {...props}
        review={answer.review}
        typed={answer.typed ?? answer.review}
        submissionKey={submissionKey}
      />
    );
  }

  async function turn(from: 'player' | 'team') {
    if (!form.current) return;
    const typed = readTypedSheet(new FormData(form.current));
    const found = await checkStep(from, typed, { shows, speciesClause, itemClause: false }, t);
    const failed = Object.keys(found).length > 0;
    setChecked({
      status: failed ? 'error' : undefined,
      error: found,
      initialValue: initialValueOf(typed) as never,
    });
    if (failed) return;
    setLooked(typed);
    go(from === 'player' ? 'team' : 'review');
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (step === undefined || sending === 'yes') return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    event.preventDefault();
    if (step !== 'review') void turn(step);
    else if ((submitter as HTMLButtonElement | null)?.value === 'submit') void send(event.currentTarget);
  }

  async function send(element: HTMLFormElement) {
    setSending('yes');
    const body = new FormData(element);
    body.set('intent', 'submit');
    if (!(await handIn(element, body, before ? undefined : tournament.id))) setSending('failed');
  }

  const busy = sending === 'yes';
  const members = fields.members.getFieldList() as { getFieldset(): MemberFieldset }[];
  const questions = (answer?.questions ?? []).filter(({ path }) => !answered.includes(path));
  return (
    <div className="narrow submit-page">
      <SubmitHeader tournament={tournament} now={now} isChange={before !== undefined} />
      <StepProgress current={step ?? 'player'} />
      <form
        ref={form}
        id={formId}
        method="post"
        encType="multipart/form-data"
        noValidate={meta.noValidate}
        onSubmit={onSubmit}
      >
        {/* Enter in a field means "go on", whichever button stands first. */}
        <button type="submit" name="intent" value="review" hidden tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="submissionKey" value={submissionKey} />
        {before && <input type="hidden" name="revision" value={answer?.revision ?? before.revision} />}
        <DraftNotice
          form={form}
          tournamentId={tournament.id}
          restore={before === undefined && props.answer === undefined}
        />
        {answer?.formError && (
          <p className="notice bad" role="alert">
            {t(`teams.formErrors.${answer.formError}`)}
          </p>
        )}
        {hasErrors && (
          <ErrorSummary
            errors={errors}
            idOf={(path) => `${formId}-${path}`}
            labelOf={(path) => sheetLabel(path, t)}
          />
        )}

        <section hidden={step !== undefined && step !== 'player'} aria-labelledby="title-player">
          <h2 id="title-player" tabIndex={-1}>
            {t('teams.submit.player')}
          </h2>
          {!before && <p className="soft">{t('teams.submit.guestNote')}</p>}
          <PlayerFields fields={fields as never} />
          {step && (
            <button type="button" className="button primary wide" onClick={() => void turn('player')}>
              {t('teams.submit.next')}
            </button>
          )}
        </section>

        <section hidden={step !== undefined && step !== 'team'} aria-labelledby="title-team">
          <h2 id="title-team" tabIndex={-1}>
            {t('teams.submit.team')}
          </h2>
          <ImageField
            field={fields.image}
            form={form}
            readingId={answer?.typed?.readingId ?? start.readingId}
            readingState={answer?.reading}
            onMarks={(more) => setMarks((known) => ({ ...known, ...more }))}
          />
          <PasteBox game={tournament.game} answer={answer?.pasted} startText={answer?.pasted?.text} />
          <NameQuestions
            questions={questions}
            labelOf={(path) => sheetLabel(path, t)}
            messageOf={(path) => errors[path]?.[0] ?? ''}
            onChosen={(path) => setAnswered((known) => [...known, path])}
          />
          <div id={`${formId}-members`} tabIndex={-1} className="stack">
            {errors.members && <p className="notice bad">{errors.members[0]}</p>}
            {members.map((member, slot) => (
              <MemberFields
                // biome-ignore lint/suspicious/noArrayIndexKey: the six are their places
                key={slot}
                slot={slot + 1}
                fields={member.getFieldset()}
                details={shows}
                marks={marks}
              />
            ))}
          </div>
          <CheckboxField
            field={fields.isPublic}
            label={t('teams.submit.isPublic')}
            hint={t('teams.submit.isPublicHint')}
          />
          {step === undefined ? (
            <button type="submit" className="button primary wide" name="intent" value="review">
              {t('teams.submit.toReview')}
            </button>
          ) : (
            <div className="step-buttons">
              <button type="button" className="button" onClick={() => history.back()}>
                {t('teams.submit.back')}
              </button>
              <button type="button" className="button primary" onClick={() => void turn('team')}>
                {t('teams.submit.toReview')}
              </button>
            </div>
          )}
        </section>

        {step === 'review' && looked && (
          <section aria-labelledby="title-review">
            <h2 id="title-review" tabIndex={-1}>
              {t('teams.submit.review')}
            </h2>
            <SheetReview sheet={looked} before={before?.sheet} />
            <div role="alert">
              {sending === 'failed' && <p className="notice bad">{t('teams.submit.notSent')}</p>}
            </div>
            <div className="step-buttons">
              <button type="button" className="button" disabled={busy} onClick={() => history.back()}>
                {t('teams.submit.back')}
              </button>
              <button type="submit" className="button primary" name="intent" value="submit" disabled={busy}>
                {t(busy ? 'teams.submit.sending' : before ? 'teams.submit.revise' : 'teams.submit.submit')}
              </button>
            </div>
          </section>
        )}
      </form>
    </div>
  );
}

/** Where the server's answer is to be seen: at the team when all else is right. */
function firstStep(answer?: Answer) {
  const paths = Object.keys(answer?.lastResult?.error ?? {});
  return paths.length > 0 && paths.every((path) => /^(members|image)/.test(path)) ? 'team' : 'player';
}
