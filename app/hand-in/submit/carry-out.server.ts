import { data, redirectDocument } from '@remix-run/cloudflare';
import { editKeyCookie } from '~/accounts/guest-cookie.server';
import type { PlayerInfo } from '~/accounts/player';
import type { Viewer } from '~/accounts/viewer';
import { newId } from '~/db/ids';
import { isSecure } from '~/http/host-cookies';
import { logAct } from '~/log/log.server';
import { hashEditKey, makeEditKey } from '~/sheets/edit-key.server';
import type { Asks, FormAnswer, FormError } from '~/sheets/form-answer';
import { lateToken } from '~/sheets/late-link';
import { typedSheetOf } from '~/sheets/name-typed';
import type { TeamSheetContent } from '~/sheets/team-sheet';
import { contentOf, findOwnTeamSheet, type OwnTeamSheet, submitTeamSheet } from '~/sheets/team-sheet.server';
import { giveForm, maySubmit, successOf } from '../submission.server';
import { changeSubmitted } from './change-submitted.server';
import { decideInserted, type InsertFacts, type Submission } from './decide-submission';
import type { Sent } from './find-submission.server';
import { dropForm, keepForm } from './kept-form.server';
import { keepIdsInProfile, keepPlayer } from './kept-player.server';
import { findListedPlayer, refuseUnlisting } from './listed-player.server';
import { mailEditLink } from './same-player.server';

type Sheet = OwnTeamSheet['sheet'];
type Made = Awaited<ReturnType<typeof submitTeamSheet>>;

/** Does what was decided about a form and answers its player. */
export function carryOut(sent: Sent, decided: Submission) {
  const { answer, status, submissionKey } = sent;
  switch (decided.kind) {
    case 'signIn':
      return signIn(sent);
    case 'refuse':
      return refuse(sent, decided.error, decided.status);
    case 'refuseUnlisted':
      return refuseUnlisted(sent, decided.unlisted);
    case 'askWhose':
      return askWhose(sent, decided.mailsLink);
    case 'askWhich':
      return askWhich(sent, decided.own.sheet);
    case 'change':
      return changeOwn(sent, decided);
    case 'showForm':
      return giveForm({ ...answer, submissionKey }, status);
    case 'create':
      return create(sent, decided.content);
  }
}

/** Leaves for the sign-in, with the form in a cookie and a way back to it. */
async function signIn({ request, context, tournament, answer, token }: Sent) {
  const cookie = answer.typed && (await keepForm(request, context, tournament.id, answer.typed));
  if (!cookie) return data({ ...answer, formError: 'tooLarge' as const }, { status: 413 });
  const back = new URL(request.url);
  if (token) back.searchParams.set(lateToken, token);
  const redirectTo = back.pathname.replace(/\.data$/, '') + back.search;
  const to = context.to(`/sign-in?${new URLSearchParams({ redirectTo })}`);
  return redirectDocument(to, { headers: { 'Set-Cookie': cookie } });
}

const refuse = (
  { answer, submissionKey }: Sent,
  formError: FormError,
  status: number,
  nextKey: string = submissionKey,
) => giveForm({ ...answer, review: undefined, formError, submissionKey: nextKey }, status);

const refuseUnlisted = ({ submissionKey }: Sent, unlisted: FormAnswer) =>
  data({ ...unlisted, submissionKey }, { status: 422 });

function ask(
  { answer, facts, submissionKey }: Sent,
  formError: FormError,
  asks: Asks,
  seen?: Pick<FormAnswer, 'revision' | 'stored'>,
) {
  const status = facts.content ? 409 : 200;
  return data({ ...answer, ...seen, formError, asks, submissionKey }, { status });
}

async function askWhose(sent: Sent, mailsLink: boolean) {
  const { request, context, tournament, same, now } = sent;
  const link =
    mailsLink && same ? await mailEditLink(request, context, { id: same.id, tournament }, now) : undefined;
  return ask(sent, 'takenId', { another: sent.submissionKey, ids: same?.ids, link });
}

/** Asks whether a sheet shall be changed, beside everything that the change would undo, of anybody's. */
function askAbout(sent: Sent, formError: 'sameForm' | 'sameId', sheet: Sheet, asks: Asks) {
  const own = { id: sheet.id, displayName: sheet.displayName };
  const stored = typedSheetOf(contentOf(sheet), sent.context.locale);
  return ask(sent, formError, { ...asks, own }, { revision: sheet.revision, stored });
}

const askWhich = (sent: Sent, sheet: Sheet) =>
  askAbout(sent, 'sameId', sheet, { another: sent.submissionKey, ids: sent.same?.ids });

interface Change {
  own: OwnTeamSheet;
  content: TeamSheetContent;
}

async function changeOwn(sent: Sent, change: Change) {
  if (!(await maySubmit(sent.request, sent.context.env))) return refuse(sent, 'tooMany', 429);
  const key = sent.viewer.editKeys.get(change.own.sheet.id);
  return writeChange(sent, change, { viewer: sent.viewer, key }, (sheet) => askWhich(sent, sheet));
}

/** Proof that the sender holds a sheet: an account, or the edit key which its cookie shall carry. */
interface Holder {
  viewer: Viewer;
  key: string | undefined;
}

/** Brings a sheet up to the text that was sent; `askAgain` answers if the sheet has changed meanwhile. */
async function writeChange(
  sent: Sent,
  { own, content }: Change,
  { viewer, key }: Holder,
  askAgain: (sheet: Sheet) => ReturnType<typeof ask>,
) {
  const { context, form, answer, now } = sent;
  const post = { ...answer, form, content };
  const { asked, refusal } = await changeSubmitted(context.db, viewer, own, post, now);
  if (asked) return askAgain(asked);
  if (refusal) return refuse(sent, refusal, refusal === 'closed' ? 403 : 409);
  return finish(sent, own.sheet.id, key, content);
}

async function create(sent: Sent, content: TeamSheetContent) {
  const { request, context, viewer, ids, entrantId, late, now } = sent;
  const { db, env } = context;
  if (!(await maySubmit(request, env))) return refuse(sent, 'tooMany', 429);
  const editKey = makeEditKey(env.SESSION_SECRET, ids);
  const sheet = { ...ids, editKeyHash: hashEditKey(editKey), ownerId: viewer.userId, content, entrantId };
  const made = await submitTeamSheet(db, { ...sheet, lateHash: late?.hash }, now);
  const holder = holderOf(viewer, made, editKey);
  const decided = decideInserted(await findInserted(sent, made, holder.viewer));
  switch (decided.kind) {
    case 'done':
      logAct('sheet.submitted', { tournament: ids.tournamentId });
      return finish(sent, decided.id, holder.key, content);
    case 'refuse':
      // A key that has made another person's sheet is of no use to the sender.
      return refuse(
        sent,
        decided.error,
        decided.status,
        decided.error === 'otherSheet' ? newId() : undefined,
      );
    case 'refuseUnlisted':
      return refuseUnlisted(sent, decided.unlisted);
    case 'repeat':
      return writeChange(sent, { own: decided.own, content }, holder, (sheet) =>
        askAbout(sent, 'sameForm', sheet, { another: newId() }),
      );
  }
}

/** The form of a guest's sheet proves its guest, even without the cookie; an account's sheet is its owner's alone. */
function holderOf(viewer: Viewer, made: Made, editKey: string): Holder {
  const key = viewer.editKeys.get(made?.id ?? '') ?? editKey;
  const isGuests = made?.ownerId === null;
  return { viewer: isGuests ? { ...viewer, editKeys: new Map([[made.id, key]]) } : viewer, key };
}

async function findInserted(
  { context, answer, late, ids }: Sent,
  made: Made,
  holder: Viewer,
): Promise<InsertFacts> {
  const isLate = late !== undefined;
  if (!made) {
    // The list, or its switch, may have changed since the decision.
    const { refused } = isLate ? {} : await findListedPlayer(context, ids, answer);
    return { isLate, unlisted: refused };
  }
  const { id, isNew } = made;
  const isWithdrawn = made.withdrawnAt !== null;
  const own = isNew || isWithdrawn ? undefined : await findOwnTeamSheet(context.db, id, holder);
  const unlisted = own && (await refuseUnlisting(context, own.sheet, answer));
  return { made: { id, isNew, isWithdrawn, own }, isLate, unlisted };
}

/** Leads to the success page, with the cookies that remember the sheet's edit key and its player. */
async function finish(sent: Sent, id: string, key: string | undefined, player: PlayerInfo) {
  const { request, context, tournament, viewer, answer } = sent;
  const headers = new Headers();
  const { SESSION_SECRET } = context.env;
  const keys = key && editKeyCookie(SESSION_SECRET, viewer.editKeys, [id, key], isSecure(request));
  if (keys) headers.append('Set-Cookie', keys);
  headers.append('Set-Cookie', await dropForm(request, context));
  if (!viewer.userId) headers.append('Set-Cookie', await keepPlayer(request, context, player));
  else if (answer.typed?.keepsIds) await keepIdsInProfile(context, viewer.userId, player);
  const isSignedOut = answer.hadAccount && !viewer.userId;
  return redirectDocument(successOf(context, id, tournament, { ...answer, isSignedOut }), { headers });
}
