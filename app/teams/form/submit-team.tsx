import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from '@remix-run/cloudflare';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { editKeyCookie } from '~/accounts/guest-cookie.server';
import { profileDefaults } from '~/accounts/profile-defaults.server';
import { findViewer } from '~/accounts/viewer.server';
import { isId, newId } from '~/db/ids';
import { logAct } from '~/log/log.server';
import { hashEditKey, makeEditKey } from '~/teams/edit-key.server';
import { rulesOf } from '~/teams/judge-sheet';
import { isSameSheet, isSameText } from '~/teams/team-sheet';
import { contentOf, findOwnTeamSheet, reviseTeamSheet, submitTeamSheet } from '~/teams/team-sheet.server';
import { blankSheet } from '~/teams/typed-sheet';
import { sheetKinds, submissionState } from '~/tournaments/tournament';
import { findTournament, listOpenTournaments } from '~/tournaments/tournament.server';
import { pageNotFound } from '~/ui/errors';
import { askServer } from '~/ui/form/ask-server.client';
import { isSecure } from '~/ui/host-cookies';
import { page } from '~/ui/page';
import { ChooseTournament } from './ChooseTournament';
import { editing, making } from './form-button';
import { handle, links, shouldRevalidate } from './form-head';
import { SubmissionClosed } from './SubmissionClosed';
import { TeamSheetForm } from './TeamSheetForm';
import { type FormError, maySubmit, readTeamForm, successOf } from './team-form.server';

export { handle, links, shouldRevalidate };

const { meta } = page({ title: 'teams.submit.title', isPublic: true });

export { meta };

/** The tournament of the address, or undefined when none is chosen; redirects to its own kind of sheet. */
async function requireTournament({ request, params, context }: LoaderFunctionArgs, now: Date) {
  const kind = sheetKinds.find((known) => known === params.kind?.toLowerCase());
  if (!kind) throw pageNotFound(request);
  if (!params.tournamentId) return undefined;
  const tournament = await findTournament(context.db, params.tournamentId, now);
  if (!tournament) throw pageNotFound(request);
  if (tournament.sheetKind !== kind) {
    const to = `/team-submit/${tournament.sheetKind}/${tournament.id}`;
    throw redirect(context.to(to), request.method === 'POST' ? 307 : 302);
  }
  return tournament;
}

export async function loader(args: LoaderFunctionArgs) {
  const { now } = args.context;
  const tournament = await requireTournament(args, now);
  if (!tournament) {
    const open = await listOpenTournaments(args.context.db, now, 50);
    return data({ page: 'choose' as const, now, open });
  }
  const state = submissionState(tournament, now);
  if (state !== 'open') return data({ page: 'closed' as const, now, tournament, state }, { status: 403 });
  const viewer = await findViewer(args.request, args.context);
  const { shows } = rulesOf(tournament);
  return data({
    page: 'form' as const,
    now,
    tournament,
    shows,
    submissionKey: newId(),
    start: { ...blankSheet(), ...(await profileDefaults(args.context.db, viewer)) },
  });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { db, env } = context;
  const tournament = await requireTournament(args, new Date());
  if (!tournament) throw pageNotFound(request);
  const { form, answer, status, content } = await readTeamForm(request, context, tournament);
  // A form may take minutes to arrive; what counts is when all of it is here.
  const now = new Date();
  const given = String(form.get(making) ?? form.get('submissionKey') ?? '');
  const submissionKey = isId(given) ? given : newId();
  const refuse = (formError: FormError, code: number, key = submissionKey) =>
    data({ ...answer, review: undefined, formError, submissionKey: key }, { status: code });
  // Said at the first look already: nobody is to find out at the last press.
  if (submissionState(tournament, now) !== 'open') return refuse('closed', 403);
  if (!content) return data({ ...answer, submissionKey }, { status });
  if (!(await maySubmit(request, env))) return refuse('tooMany', 429);

  const viewer = await findViewer(request, context);
  const from = { tournamentId: tournament.id, submissionKey };
  const editKey = makeEditKey(env.SESSION_SECRET, from);
  const sheet = { ...from, editKeyHash: hashEditKey(editKey), ownerId: viewer.userId, content };
  const made = await submitTeamSheet(db, sheet, now);
  if (!made) return refuse('closed', 403);
  if (made.isNew) logAct('sheet.submitted', { tournament: tournament.id });
  const held = viewer.editKeys.get(made.id) ?? editKey;

  // The same text once more changes nothing; of another one nobody knows whose it is, but who sends it.
  if (!made.isNew) {
    if (made.withdrawnAt) return refuse('withdrawn', 409);
    // Whoever still has the form of a guest's sheet is that guest; an account's sheet is its owner's alone.
    const holder = made.ownerId === null ? { ...viewer, editKeys: new Map([[made.id, held]]) } : viewer;
    const own = await findOwnTeamSheet(db, made.id, holder);
    if (!own) return refuse('otherSheet', 409, newId());
    const ask = ({ id, displayName, revision }: typeof own.sheet) => {
      const asks = { id, displayName, another: newId() };
      return data(
        { ...answer, formError: 'sameForm' as const, asks, revision, submissionKey },
        { status: 409 },
      );
    };
    const { id, revision } = own.sheet;
    const isSame = isSameText(contentOf(own.sheet), content);
    if (!isSame && form.get(editing) !== id) return ask(own.sheet);
    const isWhole = isSameSheet(contentOf(own.sheet), content) || (isSame && answer.isImageNotTaken);
    if (!isWhole) {
      const base = isSame ? revision : Number(form.get('revision'));
      const change = { id, base, byUserId: viewer.userId, content };
      const { refusal } = await reviseTeamSheet(db, change, now);
      if (refusal === 'conflict') {
        const { sheet } = (await findOwnTeamSheet(db, id, holder)) ?? own;
        // Pressed twice: what was asked for is there.
        if (!isSameText(contentOf(sheet), content)) return ask(sheet);
      } else if (refusal) return refuse(refusal, refusal === 'closed' ? 403 : 409);
      else logAct('sheet.revised', { tournament: tournament.id });
    }
  }
  const to = successOf(context, made.id, tournament, answer);
  const cookie = editKeyCookie(env.SESSION_SECRET, viewer.editKeys, [made.id, held], isSecure(request));
  return redirectDocument(to, { headers: { 'Set-Cookie': cookie } });
}

/** Answered in place for the browser's script; once the sheet is submitted, its draft is gone. */
export async function clientAction({ serverAction, params }: ClientActionFunctionArgs) {
  return askServer(serverAction, params.tournamentId);
}

export default function SubmitTeam() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (shown.page === 'choose') return <ChooseTournament tournaments={shown.open} now={shown.now} />;
  if (shown.page === 'closed') return <SubmissionClosed {...shown} typed={answer?.typed} />;
  return <TeamSheetForm {...shown} answer={answer} />;
}
