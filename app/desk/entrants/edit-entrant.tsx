import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import {
  type EditedEntrant,
  editEntrant,
  playsMatches,
  removeEntrant,
} from '~/entrants/change-entrants.server';
import {
  checkEntrant,
  type EntrantProblem,
  entrantFields,
  type TypedEntrant,
  typedOf,
} from '~/entrants/entrant';
import { findWholeRoster, listEntrants } from '~/entrants/entrants.server';
import { pageNotFound } from '~/http/errors';
import { readFormData } from '~/http/request-body';
import { logAct } from '~/log/log.server';
import { playerName } from '~/text/nameless';
import { DeskTabs } from '~/tournaments/DeskTabs';
import { requireTournament } from '~/tournaments/guard.server';
import deskStyles from '~/ui/desk.css?url';
import { PlainField } from '~/ui/form/Field';
import { SeenConflicts } from '~/ui/form/SeenConflicts';
import { eachAlone, printSeen, type SeenConflict, saveMerged, seenIn, takeChosen } from '~/ui/form/seen';
import { useUnsavedForm } from '~/ui/form/use-unsaved-form';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { redirectWithToast, savedToast } from '~/ui/toast';
import { EntrantFields } from './EntrantFields';
import styles from './entrants.css?url';
import { readTyped } from './entrants-act.server';

const { handle, meta, links } = page<typeof loader>({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  enhance: true,
  title: (t, data) => t('entrants.edit.title', { name: data?.entrant.name }),
  styles: [deskStyles, styles],
});

export { handle, links, meta };

/** Merge units of the form: its fields, and the sheet that staff chose (empty for none). */
const units = eachAlone([...entrantFields, 'teamSheet']);
type Typed = TypedEntrant & { teamSheet: string };
const typedWithSheet = (row: EditedEntrant): Typed => ({ ...typedOf(row), teamSheet: row.teamSheetId ?? '' });
const storedOf = ({ teamSheetId, ...row }: EditedEntrant): EditedEntrant => {
  const { name, reading, tonamelId, discordId, twitterId, seed, seat } = row;
  return { ...{ name, reading, tonamelId, discordId, twitterId, seed, seat }, teamSheetId };
};

async function find(args: LoaderFunctionArgs) {
  const { group, tournament, user } = await requireTournament(args, 'manageEntrants');
  const roster = await findWholeRoster(args.context.db, tournament.id);
  const id = args.params.entrantId?.toLowerCase() ?? '';
  return { group, tournament, user, roster, id, entrant: roster.entrants.find((each) => each.id === id) };
}

export async function loader(args: LoaderFunctionArgs) {
  const { group, tournament, entrant, roster } = await find(args);
  if (!entrant) throw pageNotFound(args.request);
  const mine = [...roster.unlisted, ...roster.doubts.map(({ sheet }) => sheet)];
  const sheets = [...new Map(mine.map((sheet) => [sheet.id, sheet])).values()];
  const { name, droppedAt, teamSheetId, sheetId, id } = entrant;
  return {
    group,
    tournament,
    plays: await playsMatches(args.context.db, tournament.id, id),
    entrant: { id, name, isDropped: droppedAt !== null, teamSheetId, sheetId },
    typed: typedWithSheet(entrant),
    /** Sheets without an entrant. */
    sheets: sheets.map((sheet) => ({ id: sheet.id, name: sheet.displayName, tonamelId: sheet.tonamelId })),
  };
}

interface Answer {
  typed: Typed;
  seen: string;
  problems: readonly EntrantProblem[];
  conflict?: SeenConflict<keyof Typed>;
  /** Name of the entrant who already has the chosen sheet. */
  sheetOf?: string;
  /** Asks to confirm a removal; `changed`: the entrant has changed since the page was opened. */
  asked?: 'sure' | 'changed';
}

export async function action(args: ActionFunctionArgs) {
  const found = await find(args);
  const form = await readFormData(args.request);
  return form.get('intent') === 'remove' ? remove(args, found, form) : save(args, found, form);
}

type Found = Awaited<ReturnType<typeof find>>;

const listPath = ({ context }: ActionFunctionArgs, { group, tournament }: Found) =>
  context.to(`/admin/${group.id}/tournaments/${tournament.id}/entrants`);

const logEntrant = (act: string, { group, tournament, user }: Found) =>
  logAct(`entrants.${act}`, { group: group.id, tournament: tournament.id, by: user.userId });

async function remove(args: ActionFunctionArgs, found: Found, form: FormData) {
  const { tournament, entrant, id } = found;
  const isSure = form.get('sure') === 'yes';
  const removed = redirectWithToast(listPath(args, found), { kind: 'success', key: 'saved' });
  if (!entrant) {
    // Idempotent: an earlier press has removed them.
    if (isSure) throw removed;
    throw pageNotFound(args.request);
  }
  const seen = seenIn(form);
  const stored = typedWithSheet(entrant);
  const own = { tournamentId: tournament.id, id };
  const isSeen = Object.keys(units).every((field) => seen[field] === stored[field as keyof Typed]);
  const isRemoved = isSure && isSeen && (await removeEntrant(args.context.db, own, storedOf(entrant)));
  if (!isRemoved) {
    const answer = { typed: stored, seen: printSeen(stored), problems: [] };
    return data<Answer>({ ...answer, asked: isSeen ? 'sure' : 'changed' }, { status: isSeen ? 200 : 409 });
  }
  logEntrant('remove', found);
  throw removed;
}

async function save(args: ActionFunctionArgs, found: Found, form: FormData) {
  const { db } = args.context;
  const { tournament, entrant, roster, id } = found;
  if (!entrant) throw pageNotFound(args.request);
  const seen = seenIn(form);
  takeChosen(form, seen, units);
  // A page without sheets to choose from doesn't have the field.
  const teamSheet = form.has('teamSheet')
    ? String(form.get('teamSheet'))
    : (seen.teamSheet ?? typedWithSheet(entrant).teamSheet);
  const typed = { ...readTyped(form), teamSheet };
  const { values, problems } = checkEntrant(typed);
  const refuse = (more: Partial<Answer> = {}, status = 422) =>
    data<Answer>({ typed, seen: printSeen(seen), problems, ...more }, { status });
  if (problems.length > 0) return refuse();
  const other = roster.entrants.find((each) => each.id !== id && each.teamSheetId === teamSheet);
  if (teamSheet !== '' && other) return refuse({ sheetOf: other.name }, 409);
  const own = { tournamentId: tournament.id, id };
  const result = await saveMerged({
    units,
    seen,
    mine: { ...typedOf(values), teamSheet },
    read: async () => (await listEntrants(db, tournament.id)).find((each) => each.id === id),
    valuesOf: typedWithSheet,
    write: (merged, row) =>
      editEntrant(
        db,
        own,
        { ...checkEntrant(merged).values, teamSheetId: merged.teamSheet || null },
        storedOf(row),
      ),
  });
  if (result.state === 'gone') throw pageNotFound(args.request);
  if (result.state === 'conflict') {
    const { conflict } = result;
    return refuse({ typed: conflict.mine, seen: printSeen(conflict.theirs), conflict }, 409);
  }
  logEntrant('edit', found);
  throw redirectWithToast(`${listPath(args, found)}#entrant-${id}`, savedToast(result.taken));
}

export default function EditEntrant() {
  const { group, tournament, entrant, plays, sheets, typed } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  const unsaved = useUnsavedForm();
  const toPath = useLocalePath();
  const list = `/admin/${group.id}/tournaments/${tournament.id}/entrants`;
  const { id, name, isDropped, teamSheetId, sheetId } = entrant;
  const now = answer?.typed ?? typed;
  const seen = answer?.seen ?? printSeen(typed);
  const sheetName = (choice?: string) =>
    choice
      ? playerName(t, sheets.find((sheet) => sheet.id === choice)?.name ?? name)
      : t('entrants.edit.sheetNone');
  return (
    <div className="stack desk-column">
      <DeskTabs group={group} tournament={tournament} open="entrants" />
      <h1>{name}</h1>
      <form method="post" className="card" {...unsaved}>
        <input type="hidden" name="seen" value={seen} />
        {answer?.conflict && (
          <SeenConflicts
            conflict={answer.conflict}
            button={t('entrants.edit.save')}
            labelOf={(field) =>
              field === 'teamSheet'
                ? t('entrants.edit.sheet')
                : t(`entrants.fields.${field as (typeof entrantFields)[number]}`)
            }
            shown={(field, values) => (field === 'teamSheet' ? sheetName(values.teamSheet) : values[field])}
          />
        )}
        <EntrantFields typed={now} problems={answer?.problems ?? []}>
          {(sheets.length > 0 || teamSheetId) && (
            <PlainField
              id="teamSheet"
              label={t('entrants.edit.sheet')}
              hint={t('entrants.edit.sheetHint')}
              error={answer?.sheetOf && t('entrants.edit.sheetTaken', { name: answer.sheetOf })}
            >
              {(own) => (
                <select {...own} name="teamSheet" defaultValue={now.teamSheet}>
                  <option value="">{t('entrants.edit.sheetNone')}</option>
                  {teamSheetId && !sheets.some((sheet) => sheet.id === teamSheetId) && (
                    <option value={teamSheetId}>{name}</option>
                  )}
                  {sheets.map((sheet) => (
                    <option key={sheet.id} value={sheet.id}>
                      {[playerName(t, sheet.name), sheet.tonamelId].filter(Boolean).join(' · ')}
                    </option>
                  ))}
                </select>
              )}
            </PlainField>
          )}
          <p className="desk-actions">
            <button className="button primary" type="submit">
              {t('entrants.edit.save')}
            </button>
            {sheetId && (
              <a
                className="button quiet"
                href={toPath(`/admin/${group.id}/tournaments/${tournament.id}/teams/${sheetId}`)}
              >
                {t('entrants.toSheet')}
              </a>
            )}
            <a className="button quiet" href={toPath(list)}>
              {t('entrants.paste.back')}
            </a>
          </p>
        </EntrantFields>
      </form>
      <form method="post" action={toPath(`${list}/${isDropped ? 'restore' : 'drop'}`)}>
        <button className="button" type="submit" name="entrant" value={id}>
          {t(isDropped ? 'entrants.edit.restore' : 'entrants.edit.drop')}
        </button>
      </form>
      {plays ? (
        <p className="hint">{t('entrants.edit.removePlays')}</p>
      ) : (
        <form method="post">
          <p className="hint">{t('entrants.edit.removeHint')}</p>
          {answer?.asked === 'changed' && (
            <p className="notice warn" role="alert">
              {t('errors.changedMeanwhile')}
            </p>
          )}
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="seen" value={seen} />
          <button className="button danger" type="submit" name="sure" value={answer?.asked ? 'yes' : ''}>
            {t(answer?.asked ? 'entrants.edit.removeSure' : 'entrants.edit.remove')}
          </button>
        </form>
      )}
    </div>
  );
}
