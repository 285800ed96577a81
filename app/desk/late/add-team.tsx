import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirectDocument,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { isId, newId } from '~/db/ids';
import { readStaffForm } from '~/desk/staff-form.server';
import { logStaff } from '~/groups/log/staff-log.server';
import { SheetIsland } from '~/hand-in/SheetIsland';
import styles from '~/hand-in/submit-team.css?url';
import { twoImagesBody } from '~/http/policy';
import { logAct } from '~/log/log.server';
import { hashEditKey, isEditKey, makeEditKey } from '~/sheets/edit-key.server';
import type { FormError } from '~/sheets/form-answer';
import { making } from '~/sheets/form-button';
import { rulesOf } from '~/sheets/judge-sheet';
import { listSamePlayer } from '~/sheets/players.server';
import { submitTeamSheet } from '~/sheets/team-sheet.server';
import { blankSheet } from '~/sheets/typed-sheet';
import { requireTournament } from '~/tournaments/guard.server';
import fieldStyles from '~/ui/form/fields.css?url';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { showOnce } from './shown-once.server';

const { handle, meta, links } = page({
  audience: 'staff',
  body: twoImagesBody,
  failed: { writing: 'saveFailed' },
  title: 'late.add.title',
  styles: [fieldStyles, styles],
});

export { handle, links, meta };

const find = async (args: LoaderFunctionArgs) => {
  const found = await requireTournament(args, 'changeTeams');
  const path = `/admin/${found.group.id}/tournaments/${found.tournament.id}`;
  return { ...found, path };
};

export async function loader(args: LoaderFunctionArgs) {
  const { tournament: row, path } = await find(args);
  const { now } = args.context;
  const { id, name, game, sheetKind, submissionDeadlineAt, timeZone, endsAt } = row;
  const tournament = { id, name, game, sheetKind, submissionDeadlineAt, timeZone };
  if (now >= endsAt || row.canceledAt)
    return data({ page: 'over' as const, path, name, isCanceled: row.canceledAt !== null }, { status: 403 });
  const { shows } = rulesOf(row);
  return data({ page: 'form' as const, now, tournament, shows, start: blankSheet(), submissionKey: newId() });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { group, user, tournament, path } = await find(args);
  const { form, answer, status, content } = await readStaffForm(request, context, tournament);
  const given = String(form.get('submissionKey') ?? '');
  const submissionKey = isId(given) ? given : newId();
  const refuse = (formError: FormError, code: number, key = submissionKey) =>
    data({ ...answer, review: undefined, formError, submissionKey: key }, { status: code });
  const from = { tournamentId: tournament.id, submissionKey };
  // Of somebody who has a team already, it is asked whether that one is meant: the desk can correct it.
  const [same] =
    answer.review && !form.has(making)
      ? await listSamePlayer(context.db, { ...from, typed: answer.review })
      : [];
  if (same) {
    const onDesk = { path: context.to(`${path}/teams/${same.id}`), displayName: same.displayName };
    const asks = { another: submissionKey, ids: same.ids, onDesk };
    return data(
      { ...answer, formError: 'takenByTeam' as const, asks, submissionKey },
      { status: content ? 409 : 200 },
    );
  }
  if (!content) return data({ ...answer, submissionKey }, { status });
  // A form of staff makes another key than the same form of a player would: none of them opens the other's sheet.
  const editKey = makeEditKey(context.env.SESSION_SECRET, {
    ...from,
    submissionKey: `staff:${submissionKey}`,
  });
  const made = await submitTeamSheet(
    context.db,
    {
      ...from,
      editKeyHash: hashEditKey(editKey),
      ownerId: null,
      // What becomes of the image beyond the sheet is the player's alone to say.
      content: { ...content, improvesReading: false },
      staff: { userId: user.userId, reason: answer.reason },
    },
    new Date(),
  );
  if (!made) return refuse('closed', 403);
  if (!isEditKey(editKey, made.editKeyHash)) return refuse('otherSheet', 409, newId());
  if (made.isNew) logAct('sheet.added', { tournament: tournament.id, by: user.userId });
  if (made.isNew) logStaff(context, { group, user, tournament, teamSheetId: made.id, act: 'added' });
  const shown = await showOnce(request, context, { of: made.id, userId: user.userId }, editKey);
  return redirectDocument(context.to(`${path}/teams/${made.id}/link`), { headers: { 'Set-Cookie': shown } });
}

export default function AddTeam() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  if (shown.page === 'over') {
    return (
      <section className="narrow card">
        <p className="eyebrow">{shown.name}</p>
        <h1>{t('late.add.title')}</h1>
        <p>{t(shown.isCanceled ? 'late.canceled' : 'late.over')}</p>
        <p>
          <LinkButton to={`${shown.path}/teams`}>{t('late.toTeams')}</LinkButton>
        </p>
      </section>
    );
  }
  const words = { title: t('late.add.title'), lead: t('late.add.lead'), reason: answer?.reason ?? '' };
  return <SheetIsland {...shown} answer={answer} correction={words} />;
}
