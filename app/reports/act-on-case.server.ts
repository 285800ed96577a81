import type { AppLoadContext } from '@remix-run/cloudflare';
import { forgetInRooms } from '~/broadcast/forget.server';
import { logError, logSecurity } from '~/log/log.server';
import { parseForm } from '~/ui/form/parse-form';
import {
  decisions,
  keepThing,
  matchesDecision,
  restoreThing,
  takeDown as takeDownThing,
} from './decide.server';
import { type FoundCase, findCase } from './report.server';
import { decisionFields, restoreFields } from './report-form.server';
import { reasonForAuthor, tellAuthors } from './tell-author.server';

export interface RefusedAction {
  caseId: string;
  message: string;
  errors: Record<string, string[] | null>;
  typed: Record<string, string>;
  /** The reviewed version; undefined after a conflict. */
  version: string | undefined;
}

type Answer =
  | { done: 'reportKept' | 'takenDown' | 'broughtBack' }
  | { refused: RefusedAction; status: number };

type Submitted = { error?: Record<string, string[] | null> | null; initialValue?: unknown };

interface Decided {
  request: Request;
  context: AppLoadContext;
  form: FormData;
  byUserId: string;
  one: FoundCase;
  now: Date;
}

const acts = { keep, takeDown, restore };

export async function actOnCase(
  request: Request,
  context: AppLoadContext,
  form: FormData,
  byUserId: string,
): Promise<Answer> {
  const { db, t } = context;
  const now = new Date();
  const one = await findCase(db, String(form.get('caseId')));
  if (!one) return refuse('', t('reports.problems.changed'), 404);
  const act = form.get('act');
  if (act !== 'keep' && act !== 'takeDown' && act !== 'restore')
    return refuse(one.id, t('errors.validation'), 422);
  return acts[act]({ request, context, form, byUserId, one, now });
}

function refuse(
  caseId: string,
  message: string,
  status: number,
  { error, initialValue }: Submitted = {},
): Answer {
  const typed = (initialValue ?? {}) as Record<string, string>;
  const version = status === 409 ? undefined : typed.version;
  return { refused: { caseId, message, errors: error ?? {}, typed, version }, status };
}

const refuseInvalid = (caseId: string, sent: Submitted): Answer =>
  refuse(caseId, Object.values(sent.error ?? {}).flat()[0] ?? '', 422, sent);

async function keep({ context: { db, t }, byUserId, one, now }: Decided): Promise<Answer> {
  if (await keepThing(db, one.id, byUserId, now)) logDecision('kept', one);
  else if (!(await matchesDecision(db, one.id, decisions.keep(byUserId))))
    return refuse(one.id, t('reports.problems.decided'), 409);
  return { done: 'reportKept' };
}

async function takeDown({ request, context, form, byUserId, one, now }: Decided): Promise<Answer> {
  const { db, t } = context;
  const submission = parseForm(form, decisionFields(t));
  const sent = submission.reply();
  if (submission.status !== 'success') return refuseInvalid(one.id, sent);
  const decision = { ...submission.value, byUserId };
  const authorText = await reasonForAuthor(context, one, decision);
  if (!(await takeDownThing(db, one, { ...decision, authorText }, now))) {
    if (await matchesDecision(db, one.id, decisions.takeDown(decision))) return { done: 'takenDown' };
    const isDecided = (await findCase(db, one.id))?.decidedAt;
    const message = t(isDecided ? 'reports.problems.decided' : 'reports.problems.changed');
    return refuse(one.id, message, 409, sent);
  }
  logDecision('takenDown', one);
  notifyLater(request, context, { ...one, ...decision }, 'takenDown');
  return { done: 'takenDown' };
}

async function restore({ request, context, form, byUserId, one, now }: Decided): Promise<Answer> {
  const { db, t } = context;
  const submission = parseForm(form, restoreFields(t));
  const sent = submission.reply();
  if (submission.status !== 'success') return refuseInvalid(one.id, sent);
  const { note } = submission.value;
  if (!(await restoreThing(db, one, { byUserId, note }, now))) {
    if (await matchesDecision(db, one.id, decisions.restore(byUserId, note))) return { done: 'broughtBack' };
    return refuse(one.id, t('reports.problems.notRestored'), 409, sent);
  }
  logDecision('restored', one);
  notifyLater(request, context, one, 'restored');
  return { done: 'broughtBack' };
}

/** Logs the case alone; it leads to the reported thing for those with access. */
const logDecision = (what: string, { id, kind }: FoundCase) =>
  logSecurity(`siteAdmin.report.${what}`, { case: id, kind });

function notifyLater(
  request: Request,
  context: AppLoadContext,
  one: FoundCase,
  what: 'takenDown' | 'restored',
) {
  const { db, env, ctx } = context;
  const failed = (error: unknown) => logError(error, 'what follows a report');
  ctx.waitUntil(tellAuthors(request, context, one, what).catch(failed));
  // If this fails, the cron does it.
  ctx.waitUntil(forgetInRooms(db, env).catch(failed));
}
