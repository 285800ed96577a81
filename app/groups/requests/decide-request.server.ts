import type { AppLoadContext } from '@remix-run/cloudflare';
import { logSecurity } from '~/log/log.server';
import { memberNameFields } from '../member-form.server';
import { answerField } from './request-form.server';
import { requestState } from './role-request';
import { approveRequest, declineRequest, findRequest, type RequestQueue } from './role-request.server';
import { mailRequestDecision } from './role-request-mails.server';

export interface Refusal {
  requestId: string;
  answer: string;
  displayName?: string;
  tonamelId?: string;
  problems: { answer?: string; displayName?: string; tonamelId?: string };
}

type Outcome = { refusal: Refusal } | { stands: boolean; role?: string; groupId?: string | null };

/** Decides a request of this queue. Idempotent: `stands` if the request has this outcome now, whoever decided it. */
export async function decideRequest(
  request: Request,
  context: AppLoadContext,
  form: FormData,
  queue: RequestQueue,
  byUserId: string,
): Promise<Outcome> {
  const { db, t } = context;
  const before = await findRequest(db, queue, String(form.get('requestId')));
  const decision = form.get('decision');
  if (!before || (decision !== 'approve' && decision !== 'decline')) return { stands: false };

  const input = String(form.get('answer') ?? '');
  const answer = answerField(t, decision === 'decline').safeParse(input);
  const names = {
    displayName: String(form.get('displayName') ?? ''),
    tonamelId: String(form.get('tonamelId') ?? ''),
  };
  const asksNames = queue.kind === 'join' && decision === 'approve';
  const member = asksNames ? memberNameFields(t).safeParse(names) : undefined;
  if (!answer.success || member?.success === false) {
    const problemOf = (field: string) => member?.error?.issues.find(({ path }) => path[0] === field)?.message;
    const problems = {
      answer: answer.error?.issues[0]?.message,
      displayName: problemOf('displayName'),
      tonamelId: problemOf('tonamelId'),
    };
    const echo = { displayName: names.displayName.slice(0, 200), tonamelId: names.tonamelId.slice(0, 200) };
    return { refusal: { requestId: before.id, answer: input.slice(0, 5000), ...echo, problems } };
  }
  const decide = decision === 'approve' ? approveRequest : declineRequest;
  const now = new Date();
  const details = { id: before.id, byUserId, answer: answer.data, now, member: member?.data };
  const decided = await decide(db, details);
  const after = await findRequest(db, queue, before.id);
  if (decided && after) {
    const { userId, kind, groupId: group, role } = after;
    logSecurity(`request.${decision === 'approve' ? 'approved' : 'declined'}`, {
      of: userId,
      kind,
      group,
      role,
    });
    context.ctx.waitUntil(mailRequestDecision(request, context, after));
  }
  const wanted = decision === 'approve' ? 'approved' : 'declined';
  return { stands: after !== undefined && requestState(after) === wanted };
}
