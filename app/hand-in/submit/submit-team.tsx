import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { findViewer } from '~/accounts/viewer.server';
import { newId } from '~/db/ids';
import { pageNotFound } from '~/http/errors';
import { twoImagesBody } from '~/http/policy';
import { rulesOf } from '~/sheets/judge-sheet';
import { lateToken } from '~/sheets/late-link';
import { typesOfTyped } from '~/sheets/name-typed';
import { findLastTeam } from '~/sheets/own-teams.server';
import { blankSheet, filledIn } from '~/sheets/typed-sheet';
import { previewOf } from '~/tournaments/describe-tournament';
import { sheetKinds, submissionState } from '~/tournaments/tournament';
import { findTournament } from '~/tournaments/tournament.server';
import { page } from '~/ui/page';
import { SubmissionClosed } from '../closed/SubmissionClosed';
import { SheetIsland, sheetHead } from '../SheetIsland';
import type { SubmitTournament } from '../SubmitHeader';
import { carryOut } from './carry-out.server';
import { decideSubmission } from './decide-submission';
import { findLate, findSubmission } from './find-submission.server';
import { findKeptForm } from './kept-form.server';
import { findKnownPlayer } from './kept-player.server';

const { handle, meta, links } = page<typeof loader>({
  audience: 'everyone',
  countsDevices: true,
  body: twoImagesBody,
  failed: { reading: 'tournamentsFetchFailed', writing: 'submitFailed' },
  ...sheetHead,
  title: 'teams.submit.title',
  isPublic: true,
  preview: (_, shown) => ({
    description: shown?.tournament.name,
    image: shown && previewOf(shown.tournament),
  }),
});

export { handle, links, meta };

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

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

/** Picks the fields that the page shows, since they are sent along for the script as well. */
function shownOf({
  id,
  name,
  game,
  sheetKind,
  submissionDeadlineAt,
  timeZone,
  houseRules,
}: SubmitTournament): SubmitTournament {
  return { id, name, game, sheetKind, submissionDeadlineAt, timeZone, houseRules };
}

export async function loader(args: LoaderFunctionArgs) {
  const { now } = args.context;
  const row = await requireTournament(args, now);
  const tournament = shownOf(row);
  const state = submissionState(row, now);
  const token = new URL(args.request.url).searchParams.get(lateToken);
  const late =
    token !== null && state !== 'open' ? await findLate(args.context.db, row, token, now) : undefined;
  if (state !== 'open' && !late?.isOpen)
    return data({ page: 'closed' as const, now, tournament, state, refused: late?.refused }, { status: 403 });
  const viewer = await findViewer(args.request, args.context);
  const { shows } = rulesOf(row);
  const { lines, player } = await findKnownPlayer(args.request, args.context, viewer);
  const last = await findLastTeam(args.context.db, viewer, row);
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
  const tournament = await requireTournament(args, new Date());
  const sent = await findSubmission(args, tournament);
  return carryOut(sent, decideSubmission(sent.facts));
}

export default function SubmitTeam() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (shown.page === 'closed') return <SubmissionClosed {...shown} typed={answer?.typed} />;
  return <SheetIsland {...shown} answer={answer} />;
}
