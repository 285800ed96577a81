import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { logAct } from '~/log/log.server';
import { playerName } from '~/text/nameless';
import { DeskTabs } from '~/tournaments/host/DeskTabs';
import { requireTournament } from '~/tournaments/host/guard.server';
import deskStyles from '~/ui/desk.css?url';
import { pageNotFound } from '~/ui/errors';
import { PlainField } from '~/ui/form/Field';
import { readFormData } from '~/ui/form/request-body';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { chooseSheet, editEntrant, removeEntrant } from './change-entrants.server';
import { EntrantFields } from './EntrantFields';
import { checkEntrant, typedOf } from './entrant';
import styles from './entrants.css?url';
import { findWholeRoster } from './entrants.server';
import { readTyped } from './entrants-act.server';

const { handle, meta, links } = page<typeof loader>({
  enhance: true,
  title: (t, data) => t('entrants.edit.title', { name: data?.entrant.name }),
  styles: [deskStyles, styles],
});

export { handle, links, meta };

async function find(args: LoaderFunctionArgs) {
  const { group, tournament, user } = await requireTournament(args, 'manageEntrants');
  const id = args.params.entrantId?.toLowerCase();
  const roster = await findWholeRoster(args.context.db, tournament.id);
  const entrant = roster.entrants.find((each) => each.id === id);
  if (!entrant) throw pageNotFound(args.request);
  return { group, tournament, user, entrant, roster };
}

export async function loader(args: LoaderFunctionArgs) {
  const { group, tournament, entrant, roster } = await find(args);
  const mine = [...roster.unlisted, ...roster.doubts.map(({ sheet }) => sheet)];
  const sheets = [...new Map(mine.map((sheet) => [sheet.id, sheet])).values()];
  const { name, droppedAt, teamSheetId, sheetId, id } = entrant;
  return {
    group,
    tournament,
    entrant: { id, name, isDropped: droppedAt !== null, teamSheetId, sheetId },
    typed: typedOf(entrant),
    /** Those that are nobody's so far. */
    sheets: sheets.map((sheet) => ({ id: sheet.id, name: sheet.displayName, tonamelId: sheet.tonamelId })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context, request } = args;
  const { db } = context;
  const { group, tournament, entrant, user } = await find(args);
  const list = context.to(`/admin/${group.id}/tournaments/${tournament.id}/entrants`);
  const form = await readFormData(request);
  const log = (act: string) =>
    logAct(`entrants.${act}`, { group: group.id, tournament: tournament.id, by: user.userId });
  if (form.get('intent') === 'remove') {
    if (form.get('sure') !== 'yes') return data({ isAsked: true, typed: typedOf(entrant), problems: [] });
    await removeEntrant(db, tournament.id, entrant.id);
    log('remove');
    throw redirectWithToast(list, { kind: 'success', key: 'saved' });
  }
  const typed = readTyped(form);
  const { values, problems } = checkEntrant(typed);
  if (problems.length > 0) return data({ isAsked: false, typed, problems }, { status: 422 });
  await editEntrant(db, tournament.id, entrant.id, values);
  const chosen = form.get('teamSheet');
  if (typeof chosen === 'string' && chosen !== (entrant.teamSheetId ?? ''))
    await chooseSheet(db, tournament.id, entrant.id, chosen || null);
  log('edit');
  throw redirectWithToast(`${list}#entrant-${entrant.id}`, { kind: 'success', key: 'saved' });
}

export default function EditEntrant() {
  const { group, tournament, entrant, sheets, typed } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const list = `/admin/${group.id}/tournaments/${tournament.id}/entrants`;
  const { id, name, isDropped, teamSheetId, sheetId } = entrant;
  return (
    <div className="stack desk-column">
      <DeskTabs group={group} tournament={tournament} open="entrants" />
      <h1>{name}</h1>
      <form method="post" className="card">
        <EntrantFields typed={answer?.typed ?? typed} problems={answer?.problems ?? []}>
          {(sheets.length > 0 || teamSheetId) && (
            <PlainField id="teamSheet" label={t('entrants.edit.sheet')} hint={t('entrants.edit.sheetHint')}>
              {(own) => (
                <select {...own} name="teamSheet" defaultValue={teamSheetId ?? ''}>
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
      <form method="post">
        <p className="hint">{t('entrants.edit.removeHint')}</p>
        <input type="hidden" name="intent" value="remove" />
        <button className="button danger" type="submit" name="sure" value={answer?.isAsked ? 'yes' : ''}>
          {t(answer?.isAsked ? 'entrants.edit.removeSure' : 'entrants.edit.remove')}
        </button>
      </form>
    </div>
  );
}
