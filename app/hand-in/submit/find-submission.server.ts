import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/cloudflare';
import type { Viewer } from '~/accounts/viewer';
import { findViewer } from '~/accounts/viewer.server';
import type { Database } from '~/db/client.server';
import { isId, newId } from '~/db/ids';
import { editing, making, sendingLink } from '~/sheets/form-button';
import { lateLinkState, lateToken } from '~/sheets/late-link';
import { findLateLink } from '~/sheets/late-link.server';
import { submissionState } from '~/tournaments/tournament';
import type { FoundTournament } from '~/tournaments/tournament.server';
import { type FormPost, readTeamForm } from '../team-form.server';
import { isAdmitted, type SubmissionFacts } from './decide-submission';
import { findListedPlayer, refuseUnlisting } from './listed-player.server';
import { findSamePlayer, type SamePlayer } from './same-player.server';

/** One POST of the form for a new team, with the rows that it concerns. */
export interface Sent extends Pick<FormPost, 'form' | 'answer' | 'status'> {
  request: Request;
  context: AppLoadContext;
  tournament: FoundTournament;
  viewer: Viewer;
  /** Time at which the whole form had arrived, which may take minutes. */
  now: Date;
  /** The form's idempotency key: a repeated request finds the sheet that the first one made. */
  submissionKey: string;
  ids: { tournamentId: string; submissionKey: string };
  token: string;
  late?: FoundLate;
  same?: SamePlayer;
  entrantId?: string;
  facts: SubmissionFacts;
}

type FoundLate = Awaited<ReturnType<typeof findLate>>;

const lateTokenIn = (request: Request, form: FormData): string => {
  const token = form.get(lateToken) ?? new URL(request.url).searchParams.get(lateToken);
  return typeof token === 'string' ? token : '';
};

/** Finds what a late link's token lets its holder do now, and why not. */
export async function findLate(db: Database, tournament: FoundTournament, token: string, now: Date) {
  const link = await findLateLink(db, tournament.id, token);
  const state = link ? lateLinkState(link, now) : ('unknown' as const);
  const isOpen = state === 'open' && now < tournament.endsAt && !tournament.canceledAt;
  const refused = state === 'open' ? undefined : state;
  return { isOpen, refused, validUntil: link?.validUntil, hash: link?.hash, usedBy: link?.submissionKey };
}

/**
 * Reads the form and finds everything that the decision about it rests on. Writes nothing but its images; asks the
 * database no more once it is clear that the form is not taken.
 */
export async function findSubmission(
  { request, context }: ActionFunctionArgs,
  tournament: FoundTournament,
): Promise<Sent> {
  const { db } = context;
  const { form, answer, status, content } = await readTeamForm(request, context, tournament);
  const now = new Date();
  const key = String(form.get(making) ?? form.get('submissionKey') ?? '');
  const submissionKey = isId(key) ? key : newId();
  const token = lateTokenIn(request, form);
  const late = token ? await findLate(db, tournament, token, now) : undefined;
  const viewer = await findViewer(request, context);
  const ids = { tournamentId: tournament.id, submissionKey };
  const post = { request, context, tournament, form, answer, status, viewer, now, submissionKey, ids, token };
  const facts: SubmissionFacts = {
    wantsSignIn: form.get('intent') === 'signIn' && answer.typed !== undefined,
    isOpen: submissionState(tournament, now) === 'open',
    late: late && { isOpen: late.isOpen, isUsedHere: late.usedBy === submissionKey },
    content,
  };
  const sent: Sent = { ...post, late, facts };
  if (facts.wantsSignIn || !isAdmitted(facts)) return sent;
  // At the first look too: a player who meant to change a team need not look through another one first.
  const { review } = answer;
  const same =
    review && !form.has(making) ? await findSamePlayer(db, viewer, { ...ids, typed: review }) : undefined;
  if (same) {
    const { id, own } = same;
    facts.same = { own, isChosen: form.get(editing) === id, wantsLink: form.has(sendingLink) };
    facts.unlisted = own && (await refuseUnlisting(context, own.sheet, answer));
    return { ...sent, same };
  }
  // A player whom staff let in by a late link need not be on the list.
  if (late?.isOpen) return sent;
  const { entrantId, refused } = await findListedPlayer(context, ids, answer);
  facts.unlisted = refused;
  return { ...sent, entrantId };
}
