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
  const scope = await requireTournament(args, 'changeTeams');
  const path = `/admin/${scope.group.id}/tournaments/${scope.tournament.id}`;
  return { ...scope, path };
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
  const formKey = String(form.get('submissionKey') ?? '');
  const submissionKey = isId(formKey) ? formKey : newId();
  const refuse = (formError: FormError, code: number, key = submissionKey) =>
    data({ ...answer, review: undefined, formError, submissionKey: key }, { status: code });
  const from = { tournamentId: tournament.id, submissionKey };
  // The player may already have a team, which staff could correct instead: ask first.
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
  // Derived differently from a player's key of the same form, so that neither key opens the other's sheet.
  const editKey = makeEditKey(context.env.SESSION_SECRET, {
    ...from,
    submissionKey: `staff:${submissionKey}`,
  });
  const sheet = await submitTeamSheet(
    context.db,
    {
      ...from,
      editKeyHash: hashEditKey(editKey),
      ownerId: null,
      // Only the player can consent to further use of the image.
      content: { ...content, improvesReading: false },
      staff: { userId: user.userId, reason: answer.reason },
    },
    new Date(),
  );
  if (!sheet) return refuse('closed', 403);
  if (!isEditKey(editKey, sheet.editKeyHash)) return refuse('otherSheet', 409, newId());
  if (sheet.isNew) logAct('sheet.added', { tournament: tournament.id, by: user.userId });
  if (sheet.isNew) logStaff(context, { group, user, tournament, teamSheetId: sheet.id, act: 'added' });
  const cookie = await showOnce(request, context, { id: sheet.id, userId: user.userId }, editKey);
  return redirectDocument(context.to(`${path}/teams/${sheet.id}/link`), {
    headers: { 'Set-Cookie': cookie },
  });
}

export default function AddTeam() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  if (loaded.page === 'over') {
    return (
      <section className="narrow card">
        <p className="eyebrow">{loaded.name}</p>
        <h1>{t('late.add.title')}</h1>
        <p>{t(loaded.isCanceled ? 'late.canceled' : 'late.over')}</p>
        <p>
          <LinkButton to={`${loaded.path}/teams`}>{t('late.toTeams')}</LinkButton>
        </p>
      </section>
    );
  }
  const words = { title: t('late.add.title'), lead: t('late.add.lead'), reason: answer?.reason ?? '' };
  return <SheetIsland {...loaded} answer={answer} correction={words} />;
}
