import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { recheckOnAir } from '~/broadcast/room';
import { newId } from '~/db/ids';
import { logStaff } from '~/groups/log/staff-log.server';
import { logAct } from '~/log/log.server';
import { typedOf } from '~/teams/form/name-typed';
import { SheetIsland } from '~/teams/form/SheetIsland';
import { findShownReadings } from '~/teams/form/sheet-images.server';
import styles from '~/teams/form/submit-team.css?url';
import type { FormAnswer } from '~/teams/form/team-form.server';
import { rulesOf } from '~/teams/judge-sheet';
import { storedFindings } from '~/teams/legality/shown-finding';
import { isSameSheet } from '~/teams/team-sheet';
import { contentOf, reviseTeamSheet } from '~/teams/team-sheet.server';
import fieldStyles from '~/ui/form/fields.css?url';
import { page } from '~/ui/page';
import { documentWithToast } from '~/ui/toast';
import { requireStaffTeam } from './find-team.server';
import { readStaffForm } from './staff-form.server';
import { tellPlayer } from './tell-player.server';

const { handle, meta, links } = page<typeof loader>({
  title: (t, data) => t('desk.act.correctTitle', { name: data?.before.sheet.displayName }),
  styles: [fieldStyles, styles],
});

export { handle, links, meta };

export async function loader(args: LoaderFunctionArgs) {
  const { tournament: row, sheet, path } = await requireStaffTeam(args, 'changeTeams');
  // A withdrawn team is put back first; what was removed is not to be typed again.
  if (sheet.withdrawnAt || sheet.idsRemovedAt || sheet.erasedAt) throw redirect(args.context.to(path));
  const { id, name, game, sheetKind, submissionDeadlineAt, timeZone } = row;
  const start = typedOf(contentOf(sheet), args.context.locale);
  const { shows } = rulesOf(row);
  return {
    now: args.context.now,
    tournament: { id, name, game, sheetKind, submissionDeadlineAt, timeZone },
    shows,
    start,
    readings: await findShownReadings(args.context, start),
    findings: storedFindings(row, sheet, args.context),
    before: { sheet: start, revision: sheet.revision },
    submissionKey: newId(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { user, group, tournament, sheet, path } = await requireStaffTeam(args, 'changeTeams');
  const { form, answer, status, content } = await readStaffForm(request, context, tournament);
  if (!content) return data(answer, { status });
  const refuse = (formError: FormAnswer['formError'], code: number, revision = sheet.revision) =>
    data({ ...answer, review: undefined, revision, formError }, { status: code });
  const base = Number(form.get('revision'));
  // What becomes of the image beyond the sheet is the player's alone to say; another image is not theirs.
  const isOwnImage =
    content.readingId === sheet.readingId && content.secondReadingId === sheet.secondReadingId;
  const withOwnConsent = { ...content, improvesReading: sheet.improvesReading && isOwnImage };
  if (base === sheet.revision && isSameSheet(contentOf(sheet), withOwnConsent))
    return refuse('unchanged', 422);
  const { id } = sheet;
  const change = { id, base, byUserId: user.userId, content: withOwnConsent, reason: answer.reason };
  const { refusal, revision } = await reviseTeamSheet(context.db, change, new Date());
  if (refusal) return refuse(refusal, 409, revision);
  logAct('sheet.corrected', { tournament: tournament.id, by: user.userId });
  logStaff(context, { group, user, tournament, teamSheetId: sheet.id, act: 'corrected' });
  recheckOnAir(context, group.id);
  context.ctx.waitUntil(tellPlayer(request, context, { sheet, tournament }));
  return documentWithToast(
    context.to(path),
    answer.isImageNotTaken ? { kind: 'error', key: 'imageNotTaken' } : { kind: 'success', key: 'saved' },
  );
}

export default function CorrectTeam() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  const title = t('desk.act.correctTitle', { name: shown.before.sheet.displayName });
  return (
    <SheetIsland
      {...shown}
      answer={answer}
      correction={{ title, lead: t('desk.act.correctLead'), reason: answer?.reason ?? '' }}
    />
  );
}
