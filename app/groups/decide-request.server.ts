import type { AppLoadContext } from '@remix-run/cloudflare';
import { logSecurity } from '~/log/log.server';
import { memberNameFields } from './member-form.server';
import { answerField } from './request-form.server';
import { requestState } from './role-request';
import { approveRequest, declineRequest, findRequest, type RequestQueue } from './role-request.server';
import { mailDecision } from './role-request-mails.server';

/** What stood in the form, and what is wrong with it. */
export interface Refusal {
  requestId: string;
  answer: string;
  displayName?: string;
  tonamelId?: string;
  problems: { answer?: string; displayName?: string; tonamelId?: string };
}

type Outcome = { refusal: Refusal } | { stands: boolean; role?: string; groupId?: string | null };

/** A decision on a request of this queue; `stands`: it is as the button said, whoever pressed first. */
export async function decideRequest(
  request: Request,
  context: AppLoadContext,
  form: FormData,
  queue: RequestQueue,
  byUserId: string,
): Promise<Outcome> {
  const { db, t } = context;
  const found = await findRequest(db, queue, String(form.get('requestId')));
  const decision = form.get('decision');
  if (!found || (decision !== 'approve' && decision !== 'decline')) return { stands: false };

  const typed = String(form.get('answer') ?? '');
  const answer = answerField(t, decision === 'decline').safeParse(typed);
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
    const given = { displayName: names.displayName.slice(0, 200), tonamelId: names.tonamelId.slice(0, 200) };
    return { refusal: { requestId: found.id, answer: typed.slice(0, 5000), ...given, problems } };
  }
  const decide = decision === 'approve' ? approveRequest : declineRequest;
  const now = new Date();
  const given = { id: found.id, byUserId, answer: answer.data, now, member: member?.data };
  const decided = await decide(db, given);
  const after = await findRequest(db, queue, found.id);
  if (decided && after) {
    const { userId: of, kind, groupId: group, role } = after;
    logSecurity(`request.${decision === 'approve' ? 'approved' : 'declined'}`, { of, kind, group, role });
    context.ctx.waitUntil(mailDecision(request, context, after));
  }
  // A second press finds the same decision, which is as good; another one is not.
  const wanted = decision === 'approve' ? 'approved' : 'declined';
  return { stands: after !== undefined && requestState(after) === wanted };
}
