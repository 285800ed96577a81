import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { editKeyCookie } from '~/accounts/guest-cookie.server';
import type { PlayerInfo } from '~/accounts/player';
import { findViewer } from '~/accounts/viewer.server';
import type { Database } from '~/db/client.server';
import { isId, newId } from '~/db/ids';
import { pageNotFound } from '~/http/errors';
import { isSecure } from '~/http/host-cookies';
import { twoImagesBody } from '~/http/policy';
import { logAct } from '~/log/log.server';
import { hashEditKey, makeEditKey } from '~/sheets/edit-key.server';
import type { Asks, FormAnswer, FormError } from '~/sheets/form-answer';
import { editing, making, sendingLink } from '~/sheets/form-button';
import { rulesOf } from '~/sheets/judge-sheet';
import { lateLinkState, lateToken } from '~/sheets/late-link';
import { findLateLink } from '~/sheets/late-link.server';
import { typedOf, typesOfTyped } from '~/sheets/name-typed';
import { findLastTeam } from '~/sheets/own-teams.server';
import { contentOf, findOwnTeamSheet, type OwnTeamSheet, submitTeamSheet } from '~/sheets/team-sheet.server';
import { blankSheet, filledIn } from '~/sheets/typed-sheet';
import { sheetKinds, submissionState } from '~/tournaments/tournament';
import { type FoundTournament, findTournament } from '~/tournaments/tournament.server';
import { page } from '~/ui/page';
import { changeSubmitted } from './change-submitted.server';
import { SubmissionClosed } from './closed/SubmissionClosed';
import { dropForm, findKeptForm, keepForm } from './kept-form.server';
import { findKnownPlayer, keepIdsInProfile, keepPlayer } from './kept-player.server';
import { findListedPlayer, refuseUnlisting } from './listed-player.server';
import { SheetIsland, sheetHead } from './SheetIsland';
import { findSamePlayer, mailEditLink } from './same-player.server';
import { maySubmit, successOf } from './submission.server';
import { readTeamForm } from './team-form.server';

const { handle, meta, links } = page({
  audience: 'everyone',
  body: twoImagesBody,
  failed: { reading: 'tournamentsFetchFailed', writing: 'submitFailed' },
  ...sheetHead,
  title: 'teams.submit.title',
  isPublic: true,
});

export { handle, links, meta };

/** The tournament of the address; redirects to its own kind of sheet. */
async function requireTournament({ request, params, context }: LoaderFunctionArgs, now: Date) {
  const kind = sheetKinds.find((known) => known === params.kind?.toLowerCase());
  if (!kind) throw pageNotFound(request);
  const tournament = await findTournament(context.db, params.tournamentId ?? '', now);
  if (!tournament) throw pageNotFound(request);
  if (tournament.sheetKind !== kind) {
    const to = `/team-submit/${tournament.sheetKind}/${tournament.id}${new URL(request.url).search}`;
    throw redirect(context.to(to), request.method === 'POST' ? 307 : 302);
  }
  return tournament;
}

export async function loader(args: LoaderFunctionArgs) {
  const { now } = args.context;
  const tournament = await requireTournament(args, now);
  const state = submissionState(tournament, now);
  const token = new URL(args.request.url).searchParams.get(lateToken);
  const late =
    token !== null && state !== 'open' ? await findLate(args.context.db, tournament, token, now) : undefined;
  if (state !== 'open' && !late?.isOpen)
    return data({ page: 'closed' as const, now, tournament, state, refused: late?.refused }, { status: 403 });
  const viewer = await findViewer(args.request, args.context);
  const { shows } = rulesOf(tournament);
  const { lines, player } = await findKnownPlayer(args.request, args.context, viewer);
  const last = await findLastTeam(args.context.db, viewer, tournament.game);
  const kept = await findKeptForm(args.request, args.context, tournament.id);
  // Filled in with what is known of somebody: *Back* after a sign-out must not show it.
  if (lines || last || kept) args.context.isPrivate = true;
  return data({
    page: 'form' as const,
    now,
    // Until then this one may hand in.
    tournament: { ...tournament, submissionDeadlineAt: late?.validUntil ?? tournament.submissionDeadlineAt },
    // Kept where submission is still open: it may close before this form is sent.
    late: token ? { token, isNeeded: late !== undefined } : undefined,
    shows,
    submissionKey: newId(),
    start: { ...blankSheet(), ...player, ...(kept && filledIn(kept)) },
    types: kept && typesOfTyped(kept),
    lines,
    last,
  });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { db, env } = context;
  const tournament = await requireTournament(args, new Date());
  const { form, answer, status, content } = await readTeamForm(request, context, tournament);
  // A form may take minutes to arrive; what counts is when all of it is here.
  const now = new Date();
  if (form.get('intent') === 'signIn' && answer.typed) {
    const cookie = await keepForm(request, context, tournament.id, answer.typed);
    if (!cookie) return data({ ...answer, formError: 'tooLarge' as const }, { status: 413 });
    const back = new URL(request.url);
    const token = tokenIn(form, request);
    if (token) back.searchParams.set(lateToken, token);
    const redirectTo = back.pathname.replace(/\.data$/, '') + back.search;
    const to = context.to(`/sign-in?${new URLSearchParams({ redirectTo })}`);
    return redirectDocument(to, { headers: { 'Set-Cookie': cookie } });
  }
  const given = String(form.get(making) ?? form.get('submissionKey') ?? '');
  const submissionKey = isId(given) ? given : newId();
  const refuse = (formError: FormError, code: number, key = submissionKey) =>
    data({ ...answer, review: undefined, formError, submissionKey: key }, { status: code });
  // Said at the first look already: nobody is to find out at the last press.
  const token = tokenIn(form, request);
  const late = token ? await findLate(db, tournament, token, now) : undefined;
  const isOpen = submissionState(tournament, now) === 'open';
  // Pressed twice, or sent again: the sheet that it made is there.
  const hasSent = late?.usedBy === submissionKey;
  if (!isOpen && !late?.isOpen && !hasSent) return refuse(late ? 'lateRefused' : 'closed', 403);

  const viewer = await findViewer(request, context);
  const ask = (formError: FormError, asks: Asks, seen?: Pick<FormAnswer, 'revision' | 'stored'>) =>
    data({ ...answer, ...seen, formError, asks, submissionKey }, { status: content ? 409 : 200 });
  // With what the change would undo, of anybody's.
  const askOf = (formError: 'sameForm' | 'sameId', { sheet }: Pick<OwnTeamSheet, 'sheet'>, asks: Asks) => {
    const seen = { revision: sheet.revision, stored: typedOf(contentOf(sheet), context.locale) };
    return ask(formError, { ...asks, own: { id: sheet.id, displayName: sheet.displayName } }, seen);
  };
  const answerDone = async (id: string, key: string | undefined, player: PlayerInfo) => {
    const headers = new Headers();
    const keys = key && editKeyCookie(env.SESSION_SECRET, viewer.editKeys, [id, key], isSecure(request));
    if (keys) headers.append('Set-Cookie', keys);
    headers.append('Set-Cookie', await dropForm(request, context));
    if (!viewer.userId) headers.append('Set-Cookie', await keepPlayer(request, context, player));
    else if (answer.typed?.keepsIds) await keepIdsInProfile(context, viewer.userId, player);
    const isSignedOut = answer.hadAccount && !viewer.userId;
    return redirectDocument(successOf(context, id, tournament, { ...answer, isSignedOut }), { headers });
  };

  const from = { tournamentId: tournament.id, submissionKey };
  // At the first look too: whoever meant to change a team is not to look through another one for nothing.
  const same =
    answer.review && !form.has(making)
      ? await findSamePlayer(db, viewer, { ...from, typed: answer.review })
      : undefined;
  if (same) {
    const { id, ids, own } = same;
    const asks = { another: submissionKey, ids };
    if (!own) {
      const isLinkSent = form.has(sendingLink);
      if (isLinkSent) await mailEditLink(request, context, { id, tournament }, now);
      return ask('takenId', { ...asks, isLinkSent });
    }
    const unlisted = await refuseUnlisting(context, own.sheet, answer);
    if (unlisted) return data({ ...unlisted, submissionKey }, { status: 422 });
    if (!content || form.get(editing) !== id) return askOf('sameId', own, asks);
    if (!(await maySubmit(request, env))) return refuse('tooMany', 429);
    const { asked, refusal } = await changeSubmitted(db, viewer, own, { ...answer, form, content }, now);
    if (asked) return askOf('sameId', { sheet: asked }, asks);
    if (refusal) return refuse(refusal, refusal === 'closed' ? 403 : 409);
    return answerDone(id, viewer.editKeys.get(id), content);
  }
  // Whom staff let in by a link need not stand on the list.
  const listing: Awaited<ReturnType<typeof findListedPlayer>> = late?.isOpen
    ? {}
    : await findListedPlayer(context, from, answer);
  const { entrantId, refused } = listing;
  if (refused) return data({ ...refused, submissionKey }, { status: 422 });
  if (!content) {
    return data({ ...answer, submissionKey }, { status });
  }
  if (!(await maySubmit(request, env))) return refuse('tooMany', 429);

  const editKey = makeEditKey(env.SESSION_SECRET, from);
  const sheet = { ...from, editKeyHash: hashEditKey(editKey), ownerId: viewer.userId, content, entrantId };
  const made = await submitTeamSheet(db, { ...sheet, lateHash: late?.hash }, now);
  if (!made) {
    if (late) return refuse('lateRefused', 403);
    // The list, or its switch, may have changed since it was asked.
    const asked = await findListedPlayer(context, from, answer);
    return asked.refused ? data({ ...asked.refused, submissionKey }, { status: 422 }) : refuse('closed', 403);
  }
  if (made.isNew) logAct('sheet.submitted', { tournament: tournament.id });
  const held = viewer.editKeys.get(made.id) ?? editKey;
  if (!made.isNew) {
    if (made.withdrawnAt) return refuse('withdrawn', 409);
    // Whoever still has the form of a guest's sheet is that guest; an account's sheet is its owner's alone.
    const holder = made.ownerId === null ? { ...viewer, editKeys: new Map([[made.id, held]]) } : viewer;
    const own = await findOwnTeamSheet(db, made.id, holder);
    if (!own) return refuse('otherSheet', 409, newId());
    const unlisted = await refuseUnlisting(context, own.sheet, answer);
    if (unlisted) return data({ ...unlisted, submissionKey }, { status: 422 });
    const { asked, refusal } = await changeSubmitted(db, holder, own, { ...answer, form, content }, now);
    if (asked) return askOf('sameForm', { sheet: asked }, { another: newId() });
    if (refusal) return refuse(refusal, refusal === 'closed' ? 403 : 409);
  }
  return answerDone(made.id, held, content);
}

const tokenIn = (form: FormData, request: Request): string => {
  const typed = form.get(lateToken) ?? new URL(request.url).searchParams.get(lateToken);
  return typeof typed === 'string' ? typed : '';
};

/** What a late link's token lets its holder do now, and why not. */
async function findLate(db: Database, tournament: FoundTournament, token: string, now: Date) {
  const link = await findLateLink(db, tournament.id, token);
  const state = link ? lateLinkState(link, now) : ('unknown' as const);
  const isOpen = state === 'open' && now < tournament.endsAt && !tournament.canceledAt;
  const refused = state === 'open' ? undefined : state;
  return { isOpen, refused, validUntil: link?.validUntil, hash: link?.hash, usedBy: link?.submissionKey };
}

export default function SubmitTeam() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (shown.page === 'closed') return <SubmissionClosed {...shown} typed={answer?.typed} />;
  return <SheetIsland {...shown} answer={answer} />;
}
