import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { recheckOnAir } from '~/broadcast/room/room';
import { newId } from '~/db/ids';
import { logStaff } from '~/groups/log/staff-log.server';
import { SheetIsland } from '~/hand-in/SheetIsland';
import { findShownReadings } from '~/hand-in/sheet-images.server';
import styles from '~/hand-in/submit-team.css?url';
import { twoImagesBody } from '~/http/policy';
import { requireStaffTeam } from '~/judging/find-team.server';
import { logAct } from '~/log/log.server';
import { type Editor, isWrittenNow } from '~/sheets/conflict/sheet-conflict.server';
import type { FormAnswer } from '~/sheets/form-answer';
import { rulesOf } from '~/sheets/judge-sheet';
import { storedFindings } from '~/sheets/legality/shown-finding';
import { typedSheetOf } from '~/sheets/name-typed';
import { isSameSheet } from '~/sheets/team-sheet';
import { contentOf, reviseTeamSheet } from '~/sheets/team-sheet.server';
import fieldStyles from '~/ui/form/fields.css?url';
import { page } from '~/ui/page';
import { documentWithToast } from '~/ui/toast';
import { GoneSheet } from './GoneSheet';
import { readStaffForm } from './staff-form.server';
import { tellPlayer } from './tell-player.server';

const { handle, meta, links } = page<typeof loader>({
  audience: 'staff',
  body: twoImagesBody,
  failed: { writing: 'saveFailed' },
  title: (t, data) => t('desk.act.correctTitle', { name: data?.displayName }),
  styles: [fieldStyles, styles],
});

export { handle, links, meta };

export async function loader(args: LoaderFunctionArgs) {
  const { tournament: row, sheet, path } = await requireStaffTeam(args, 'changeTeams');
  // A withdrawn team must be restored first; removed data must not be entered again.
  const gone = goneFor(sheet);
  if (gone)
    return data({ page: 'gone' as const, gone, path, displayName: sheet.displayName }, { status: 409 });
  const { id, name, game, sheetKind, submissionDeadlineAt, timeZone } = row;
  const start = typedSheetOf(contentOf(sheet), args.context.locale);
  const { shows } = rulesOf(row);
  return data({
    page: 'form' as const,
    displayName: sheet.displayName,
    now: args.context.now,
    tournament: { id, name, game, sheetKind, submissionDeadlineAt, timeZone },
    shows,
    start,
    readings: await findShownReadings(args.request, args.context, start),
    findings: storedFindings(row, sheet, args.context),
    before: { sheet: start, revision: sheet.revision },
    submissionKey: newId(),
  });
}

const goneFor = ({ withdrawnAt, idsRemovedAt, erasedAt }: Record<Gone, Date | null>): GoneFor | undefined => {
  if (withdrawnAt) return 'withdrawn';
  return idsRemovedAt || erasedAt ? 'removed' : undefined;
};
type Gone = 'withdrawnAt' | 'idsRemovedAt' | 'erasedAt';
type GoneFor = 'withdrawn' | 'removed';

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { user, group, tournament, sheet, path } = await requireStaffTeam(args, 'changeTeams');
  const { id } = sheet;
  const editor: Editor = { id, by: 'staff', byUserId: user.userId, asWritten: withOwnConsent };
  const { form, answer, status, content, isWritten } = await readStaffForm(
    request,
    context,
    tournament,
    editor,
  );
  const leave = () =>
    documentWithToast(
      context.to(path),
      answer.isImageNotTaken ? { kind: 'error', key: 'imageNotTaken' } : { kind: 'success', key: 'saved' },
    );
  if (isWritten) return leave();
  const refuse = (formError: FormAnswer['formError'], code: number) =>
    data({ ...answer, review: undefined, formError }, { status: code });
  const gone = goneFor(sheet);
  if (gone) return refuse(gone, 409);
  if (!content) return data(answer, { status });
  const { revision: base = 0 } = answer;
  if (base === sheet.revision && isSameSheet(contentOf(sheet), content)) return refuse('unchanged', 422);
  const change = { id, base, byUserId: user.userId, content, reason: answer.reason };
  const refusal = await reviseTeamSheet(context.db, change, new Date());
  // Idempotent: a concurrent request has already written this correction.
  if (refusal === 'conflict' && (await isWrittenNow(context, editor, form, content))) return leave();
  if (refusal) return refuse(refusal, 409);
  logAct('sheet.corrected', { tournament: tournament.id, by: user.userId });
  logStaff(context, { group, user, tournament, teamSheetId: sheet.id, act: 'corrected' });
  recheckOnAir(context, group.id);
  context.ctx.waitUntil(tellPlayer(request, context, { sheet, tournament }));
  return leave();
}

/** Only the player can consent to further use of an image, and only of their own, not of one that staff put in. */
const withOwnConsent: Editor['asWritten'] = (content, { readingId, secondReadingId, improvesReading }) => {
  const isOwnImage = content.readingId === readingId && content.secondReadingId === secondReadingId;
  return { ...content, improvesReading: improvesReading && isOwnImage };
};

export default function CorrectTeam() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  const title = t('desk.act.correctTitle', { name: loaded.displayName });
  if (loaded.page === 'gone') return <GoneSheet {...loaded} title={title} typed={answer?.typed} />;
  return (
    <SheetIsland
      {...loaded}
      answer={answer}
      correction={{ title, lead: t('desk.act.correctLead'), reason: answer?.reason ?? '' }}
    />
  );
}
