import type { AppLoadContext } from '@remix-run/cloudflare';
import type { Translate } from '~/locales/i18n';
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

type Decision = 'approve' | 'decline';

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

  const read = readDecision(t, form, decision, queue);
  if (read.refusal) return { refusal: { requestId: before.id, ...read.refusal } };
  const isApproval = decision === 'approve';
  const decide = isApproval ? approveRequest : declineRequest;
  const now = new Date();
  const decided = await decide(db, { id: before.id, byUserId, now, ...read });
  const after = await findRequest(db, queue, before.id);
  const wanted = isApproval ? 'approved' : 'declined';
  if (decided && after) {
    const { userId, kind, groupId: group, role } = after;
    logSecurity(`request.${wanted}`, { of: userId, kind, group, role });
    context.ctx.waitUntil(mailRequestDecision(request, context, after));
  }
  return { stands: after !== undefined && requestState(after) === wanted };
}

function readDecision(t: Translate, form: FormData, decision: Decision, queue: RequestQueue) {
  const text = (field: string) => String(form.get(field) ?? '');
  const names = { displayName: text('displayName'), tonamelId: text('tonamelId') };
  const answer = answerField(t, decision === 'decline').safeParse(text('answer'));
  const asksNames = queue.kind === 'join' && decision === 'approve';
  const member = asksNames ? memberNameFields(t).safeParse(names) : undefined;
  if (answer.success && member?.success !== false) return { answer: answer.data, member: member?.data };
  const problemOf = (field: string) => member?.error?.issues.find(({ path }) => path[0] === field)?.message;
  const refusal: Omit<Refusal, 'requestId'> = {
    answer: text('answer').slice(0, 5000),
    displayName: names.displayName.slice(0, 200),
    tonamelId: names.tonamelId.slice(0, 200),
    problems: {
      answer: answer.error?.issues[0]?.message,
      displayName: problemOf('displayName'),
      tonamelId: problemOf('tonamelId'),
    },
  };
  return { refusal };
}
