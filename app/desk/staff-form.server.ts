import type { AppLoadContext } from '@remix-run/cloudflare';
import { type FormPost, readTeamForm } from '~/hand-in/team-form.server';
import type { RuledTournament } from '~/pokedex/legal-rules';
import type { Editor } from '~/sheets/conflict/sheet-conflict.server';
import type { FormAnswer } from '~/sheets/form-answer';
import { reasonForm } from '~/sheets/staff-action.server';

interface StaffPost extends Omit<FormPost, 'answer'> {
  answer: FormAnswer & { reason: string };
}

/** The form of a team as staff send it, with their reason. They decide themselves: of what is not allowed they are warned. */
export async function readStaffForm(
  request: Request,
  context: AppLoadContext,
  tournament: RuledTournament & { id: string },
  editor?: Editor,
): Promise<StaffPost> {
  const isReady = (form: FormData) => judgeReason(form, context.t).errors === undefined;
  const sheet = { ...tournament, isStrict: false };
  const post = await readTeamForm(request, context, sheet, editor && { ...editor, isReady });
  const { answer } = post;
  const { reason, errors } = judgeReason(post.form, context.t);
  // Filling the form in with a paste or a reading, and going back, need no reason yet.
  const asks = answer.review !== undefined || answer.lastResult?.status === 'error';
  if (!asks || !errors) return { ...post, answer: { ...answer, reason } };
  const lastResult = {
    ...answer.lastResult,
    status: 'error' as const,
    error: { reason: errors, ...answer.lastResult?.error },
  };
  const refused = { ...answer, reason, lastResult, review: undefined };
  return { ...post, status: 422, answer: refused, content: undefined };
}

function judgeReason(form: FormData, t: Parameters<typeof reasonForm>[0]) {
  const typed = form.get('reason');
  const reason = typeof typed === 'string' ? typed : '';
  const judged = reasonForm(t).safeParse({ reason });
  if (judged.success) return { reason: judged.data.reason };
  return { reason: reason.slice(0, 1000), errors: judged.error.issues.map(({ message }) => message) };
}
