import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { editKeyCookie } from '~/accounts/guest-cookie.server';
import { stranger } from '~/accounts/viewer';
import { findViewer } from '~/accounts/viewer.server';
import { newId } from '~/db/ids';
import { forbidden, pageNotFound } from '~/http/errors';
import { isSecure } from '~/http/host-cookies';
import { twoImagesBody } from '~/http/policy';
import { logAct } from '~/log/log.server';
import { isWrittenNow } from '~/sheets/conflict/sheet-conflict.server';
import { isEditKey } from '~/sheets/edit-key.server';
import { findHiding } from '~/sheets/erase/hidden-name.server';
import { findTeamSheet } from '~/sheets/find-team-sheet.server';
import type { FormError } from '~/sheets/form-answer';
import { rulesOf } from '~/sheets/judge-sheet';
import { storedFindings } from '~/sheets/legality/shown-finding';
import { typedSheetOf, typesOfTyped } from '~/sheets/name-typed';
import {
  changeUntil,
  contentOf,
  findHeldTeamSheet,
  findOwnTeamSheet,
  mayRevise,
  reviseTeamSheet,
} from '~/sheets/team-sheet.server';
import { HiddenName } from '~/sheets/view/HiddenName';
import { submissionState } from '~/tournaments/tournament';
import { page } from '~/ui/page';
import { documentWithToast } from '~/ui/toast';
import { SubmissionClosed } from './closed/SubmissionClosed';
import { SheetIsland, sheetHead } from './SheetIsland';
import { findShownReadings } from './sheet-images.server';
import { giveForm, maySubmit, successOf } from './submission.server';
import { refuseUnlisting } from './submit/listed-player.server';
import { readTeamForm } from './team-form.server';

const { handle, meta, links } = page({
  audience: 'person',
  countsDevices: true,
  body: twoImagesBody,
  failed: { writing: 'saveFailed' },
  ...sheetHead,
  title: 'teams.submit.editTitle',
});

export { handle, links, meta };

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** The viewer's own sheet, also one that was withdrawn; somebody who only knows its address may not change it. */
async function requireOwnSheet({ request, params, context }: LoaderFunctionArgs) {
  const id = params.teamId?.toLowerCase() ?? '';
  const viewer = await findViewer(request, context);
  const own = await findHeldTeamSheet(context.db, id, viewer);
  if (own) return { own, viewer };
  const found = await findTeamSheet(context.db, id, viewer);
  if (!found || found.sheet.withdrawnAt) throw pageNotFound(request);
  throw forbidden(request);
}

/** The secret link: its key moves into the cookie, and out of the address. */
async function takeKey({ request, params, context }: LoaderFunctionArgs, key: string) {
  const id = params.teamId?.toLowerCase() ?? '';
  const viewer = await findViewer(request, context);
  const held = await findOwnTeamSheet(context.db, id, { ...stranger, editKeys: new Map([[id, key]]) });
  if (!held || !isEditKey(key, held.sheet.editKeyHash)) return;
  const { SESSION_SECRET } = context.env;
  const cookie = editKeyCookie(SESSION_SECRET, viewer.editKeys, [id, key], isSecure(request));
  throw redirect(new URL(request.url).pathname, { headers: { 'Set-Cookie': cookie } });
}

export async function loader(args: LoaderFunctionArgs) {
  const { now } = args.context;
  const key = new URL(args.request.url).searchParams.get('key');
  if (key) await takeKey(args, key);
  const { own } = await requireOwnSheet(args);
  const { sheet, tournament: row } = own;
  const hiding = await findHiding(args.context.db, sheet, args.context.t);
  const { id, name, game, sheetKind, submissionDeadlineAt, timeZone, endsAt } = row;
  const tournament = { id, name, game, sheetKind, submissionDeadlineAt, timeZone, endsAt };
  const isWithdrawn = sheet.withdrawnAt !== null;
  if (isWithdrawn || !mayRevise(own, now)) {
    const state = submissionState(row, now);
    return data(
      { page: 'closed' as const, now, tournament, state, teamSheetId: sheet.id, hiding, isWithdrawn },
      { status: isWithdrawn ? 404 : 403 },
    );
  }
  const until = changeUntil(own, now) ?? submissionDeadlineAt;
  const isUnlocked = submissionState(row, now) !== 'open';
  const start = typedSheetOf(contentOf(sheet), args.context.locale);
  const { shows } = rulesOf(row);
  const readings = await findShownReadings(args.request, args.context, start);
  const before = { sheet: start, revision: sheet.revision };
  return data({
    page: 'form' as const,
    now,
    tournament: { ...tournament, submissionDeadlineAt: until, isUnlocked },
    shows,
    start,
    types: typesOfTyped(start),
    readings,
    findings: storedFindings(row, sheet, args.context),
    before,
    changeDraft: sheet.id,
    submissionKey: newId(),
    hiding,
  });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { own, viewer } = await requireOwnSheet(args);
  const { id } = own.sheet;
  const editor = { id, by: 'player', byUserId: viewer.userId } as const;
  const { form, answer, status, content, isWritten } = await readTeamForm(
    request,
    context,
    own.tournament,
    editor,
  );
  const leave = () => {
    const to = successOf(context, id, own.tournament, answer);
    return documentWithToast(to, { kind: 'success', key: 'saved' });
  };
  if (isWritten) return leave();
  // A form may take minutes to arrive; what counts is when all of it is here.
  const now = new Date();
  const refuse = (formError: FormError, code: number) =>
    giveForm({ ...answer, review: undefined, formError }, code);
  if (own.sheet.withdrawnAt) return refuse('withdrawn', 409);
  if (!mayRevise(own, now)) return refuse('closed', 403);
  const unlisted = await refuseUnlisting(context, own.sheet, answer);
  if (unlisted) return data(unlisted, { status: 422 });
  if (!content) return giveForm(answer, status);
  if (!(await maySubmit(request, context.env))) return refuse('tooMany', 429);
  const change = { id, base: answer.revision ?? 0, byUserId: viewer.userId, content };
  const refusal = await reviseTeamSheet(context.db, change, now);
  // Sent twice at once: what was asked for is there.
  if (refusal === 'conflict' && (await isWrittenNow(context, editor, form, content))) return leave();
  if (refusal) return refuse(refusal, refusal === 'closed' ? 403 : 409);
  logAct('sheet.revised', { tournament: own.tournament.id });
  return leave();
}

export default function EditTeam() {
  const { hiding, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      {hiding !== undefined && (
        <div className="narrow notice warn">
          <HiddenName reason={hiding} />
        </div>
      )}
      {shown.page === 'closed' ? (
        <SubmissionClosed {...shown} typed={answer?.typed} />
      ) : (
        <SheetIsland {...shown} answer={answer} />
      )}
    </>
  );
}
