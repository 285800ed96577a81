import { useForm } from '@conform-to/react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { newId } from '~/db/ids';
import { findPenaltyKinds } from '~/groups/group.server';
import { logStaff } from '~/groups/log/staff-log.server';
import { penaltiesOf, penaltyName } from '~/groups/penalty-kinds';
import { readFormData } from '~/http/request-body';
import { requireStaffTeam } from '~/judging/find-team.server';
import { maxNoteLength } from '~/judging/player-note';
import { addNote, notesQuery, takeBackNote } from '~/judging/player-note.server';
import { logAct } from '~/log/log.server';
import { playerName } from '~/text/nameless';
import { TextareaField } from '~/ui/form/Field';
import { Form } from '~/ui/form/Form';
import { useFieldWords } from '~/ui/form/field-words';
import { parseForm } from '~/ui/form/parse-form';
import { RadioField } from '~/ui/form/RadioField';
import { useUnsavedForm } from '~/ui/form/use-unsaved-form';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { redirectWithToast } from '~/ui/toast';
import styles from './judging.css?url';
import { NoteList } from './NoteList';
import { noteForm, plainNote } from './note-form.server';

const { handle, meta, links } = page<typeof loader>({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  enhance: true,
  title: (t, data) => t('judging.note.pageTitle', { name: data?.name ?? '' }),
  styles,
});

export { handle, links, meta };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  const { group, tournament, sheet, path } = await requireStaffTeam(args, 'judge');
  const [ownKinds, notes] = await Promise.all([
    findPenaltyKinds(context.db, group.id),
    notesQuery(context.db, { teamSheetId: sheet.id }),
  ]);
  return {
    path,
    now: context.now,
    timeZone: tournament.timeZone,
    name: playerName(context.t, sheet.displayName),
    isErased: sheet.erasedAt !== null,
    key: newId(),
    plain: plainNote,
    kinds: penaltiesOf(ownKinds),
    notes,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { user, group, tournament, sheet, path } = await requireStaffTeam(args, 'judge');
  const { db, t } = context;
  const { userId: byUserId } = user;
  const form = await readFormData(request);
  const details = { tournament: tournament.id, by: byUserId };
  const noteId = form.get('takeBack');
  if (typeof noteId === 'string') {
    const note = { id: noteId, teamSheetId: sheet.id, byUserId };
    if (await takeBackNote(db, note, new Date())) logAct('note.takenBack', details);
    throw redirectWithToast(context.to(`${path}/note`), { kind: 'success', key: 'saved' });
  }
  const kinds = penaltiesOf(await findPenaltyKinds(db, group.id));
  const submission = parseForm(form, noteForm(t, kinds));
  if (submission.status !== 'success') return data(submission.reply(), { status: 422 });
  const note = {
    ...submission.value,
    byUserId,
    key: String(form.get('key')),
    tournamentId: tournament.id,
    teamSheetId: sheet.id,
  };
  if (!(await addNote(db, note, new Date())))
    return data(submission.reply({ formErrors: [t('judging.note.full')] }), { status: 409 });
  logAct(note.penalty ? 'note.penalty' : 'note.added', details);
  logStaff(context, { group, user, tournament, teamSheetId: sheet.id, act: 'noted' });
  throw redirectWithToast(context.to(path), { kind: 'success', key: 'saved' });
}

export default function NotePlayer() {
  const { path, now, timeZone, name, isErased, key, plain, kinds, notes } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const { t } = useTranslation();
  const unsaved = useUnsavedForm();
  const words = useFieldWords();
  const [form, fields] = useForm<{ kind: string; text: string }>({
    lastResult,
    constraint: { kind: { required: true } },
  });
  const choices = [
    { value: plain, label: t('judging.note.plain') },
    ...kinds.map((kind) => ({ value: kind, label: penaltyName(kind, t) })),
  ];
  return (
    <section className="card narrow stack note-page">
      <h1>{name}</h1>
      <p className="soft">{t('judging.note.lead')}</p>
      {!isErased && (
        <Form form={form} isWarned {...unsaved}>
          <input type="hidden" name="key" value={key} />
          <RadioField field={fields.kind} label={t('judging.note.kind')} choices={choices} short />
          <TextareaField
            field={fields.text}
            {...words('judging.note.text', { max: maxNoteLength })}
            rows={3}
            autoComplete="off"
          />
          <div className="row">
            <button className="button primary" type="submit">
              {t('judging.note.save')}
            </button>
            <LinkButton to={path} look="quiet">
              {t('judging.note.back')}
            </LinkButton>
          </div>
        </Form>
      )}
      <h2>{t('judging.note.title')}</h2>
      {notes.length > 0 ? (
        <NoteList {...{ notes, timeZone, now }} canTakeBack />
      ) : (
        <p className="soft">{t('judging.note.none')}</p>
      )}
    </section>
  );
}
