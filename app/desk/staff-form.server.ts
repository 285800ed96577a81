import type { AppLoadContext } from '@remix-run/cloudflare';
import { type FormPost, readTeamForm } from '~/hand-in/team-form.server';
import type { RuledTournament } from '~/pokedex/legal-rules';
import type { Editor } from '~/sheets/conflict/sheet-conflict.server';
import type { FormAnswer } from '~/sheets/form-answer';
import { reasonForm } from '~/sheets/staff-action.server';

interface StaffPost extends Omit<FormPost, 'answer'> {
  answer: FormAnswer & { reason: string };
}

/** Reads a team form sent by staff, with their reason. Rule violations only warn: staff decide themselves. */
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
  // Filling in the form from a paste or a reading, and going back, need no reason yet.
  const needsReason = answer.review !== undefined || answer.lastResult?.status === 'error';
  if (!needsReason || !errors) return { ...post, answer: { ...answer, reason } };
  const lastResult = {
    ...answer.lastResult,
    status: 'error' as const,
    error: { reason: errors, ...answer.lastResult?.error },
  };
  const refusal = { ...answer, reason, lastResult, review: undefined };
  return { ...post, status: 422, answer: refusal, content: undefined };
}

function judgeReason(form: FormData, t: Parameters<typeof reasonForm>[0]) {
  const input = form.get('reason');
  const reason = typeof input === 'string' ? input : '';
  const result = reasonForm(t).safeParse({ reason });
  if (result.success) return { reason: result.data.reason };
  return { reason: reason.slice(0, 1000), errors: result.error.issues.map(({ message }) => message) };
}
