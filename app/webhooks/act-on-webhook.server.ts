import { type ActionFunctionArgs, data, redirect } from '@remix-run/cloudflare';
import { pageNotFound } from '~/http/errors';
import { readFormData } from '~/http/request-body';
import { limitsOf, mayTry } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';
import { logSecurity } from '~/log/log.server';
import { printSeen, type SeenConflict, saveMerged, seenIn, takeChosen } from '~/ui/form/seen';
import { redirectWithToast, savedToast } from '~/ui/toast';
import { sendAgain, sendTest } from './deliveries.server';
import { secretOf } from './signature.server';
import { flatWebhook, unflatWebhook, type Webhook, webhookUnits } from './webhook';
import {
  changeWebhook,
  disableWebhook,
  enableWebhook,
  findWebhook,
  removeWebhook,
  renewSecret,
} from './webhook.server';
import { eventProblems, readWebhook, type WebhookProblems } from './webhook-form.server';

interface Call {
  args: ActionFunctionArgs;
  form: FormData;
  webhook: Webhook;
  all: string;
  now: Date;
}

interface WebhookAnswer {
  secret: string | undefined;
  problems: WebhookProblems;
  isNotAgain: boolean;
  isTooMuch: boolean;
  seen: string | undefined;
  conflict: SeenConflict | undefined;
}

const nothing: WebhookAnswer = {
  secret: undefined,
  problems: {},
  isNotAgain: false,
  isTooMuch: false,
  seen: undefined,
  conflict: undefined,
};

const answerWith = (answer: Partial<WebhookAnswer>, init: ResponseInit) =>
  data<WebhookAnswer>({ ...nothing, ...answer }, init);

type Act = (call: Call) => Promise<ReturnType<typeof answerWith>>;

const acts: Readonly<Record<string, Act>> = { test, again, disable, enable, remove, renew };

/** Does what the pressed button says. Without a known button the form changes the webhook. */
export async function actOnWebhook(args: ActionFunctionArgs, webhook: Webhook) {
  const now = new Date();
  const form = await readFormData(args.request);
  const { id, groupId } = webhook;
  const intent = String(form.get('intent'));
  if (intent !== 'test' && intent !== 'again')
    logSecurity('webhook.changed', { group: groupId, webhook: id, how: intent.slice(0, 10) });
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
  const all = args.context.to(`/admin/${groupId}/settings/webhooks`);
  return (act ?? change)({ args, form, webhook, all, now });
}

const done = (where: string, key: 'saved' | 'deleted' | 'sending' | 'tested') =>
  redirectWithToast(where, { kind: 'success', key });

const pageOf = ({ all, webhook }: Call) => `${all}/${webhook.id}`;

const maySend = ({ args, webhook, now }: Call) =>
  mayTry(args.context.db, limitsOf(`webhooks by hand of ${webhook.groupId}`, rates.webhooksByHand), now);

const tooMuch = () => answerWith({ isTooMuch: true }, { status: 429 });
const notAgain = () => answerWith({ isNotAgain: true }, { status: 409 });

async function test(call: Call) {
  const { db, env } = call.args.context;
  if (call.webhook.disabledAt) throw redirect(pageOf(call));
  if (!(await maySend(call))) return tooMuch();
  await sendTest(db, env, call.webhook.id, call.now);
  throw done(pageOf(call), 'tested');
}

async function again(call: Call) {
  const { db, env } = call.args.context;
  if (call.webhook.disabledAt) return notAgain();
  if (!(await maySend(call))) return tooMuch();
  const delivery = { webhookId: call.webhook.id, id: String(call.form.get('delivery')) };
  if (!(await sendAgain(db, env, delivery, call.now))) return notAgain();
  throw done(pageOf(call), 'sending');
}

async function disable(call: Call): Promise<never> {
  await disableWebhook(call.args.context.db, call.webhook.id, 'staff', call.now);
  throw done(pageOf(call), 'saved');
}

async function enable(call: Call): Promise<never> {
  await enableWebhook(call.args.context.db, call.webhook);
  throw done(pageOf(call), 'saved');
}

async function remove({ args, webhook, all }: Call): Promise<never> {
  await removeWebhook(args.context.db, webhook);
  throw done(all, 'deleted');
}

async function renew(call: Call) {
  const { db, env } = call.args.context;
  if (call.webhook.kind !== 'standard') throw done(pageOf(call), 'saved');
  const secret = secretOf(env.SESSION_SECRET, await renewSecret(db, call.webhook));
  return answerWith({ secret }, { status: 201, headers: { 'Cache-Control': 'no-store' } });
}

async function change(call: Call) {
  const { args, form, webhook } = call;
  const { db } = args.context;
  const seen = seenIn(form);
  takeChosen(form, seen, webhookUnits);
  const draft = readWebhook(form);
  const refuse = (problems: WebhookProblems) =>
    answerWith({ problems, seen: printSeen(seen) }, { status: 422 });
  const problems = eventProblems(draft);
  if (problems.events) return refuse(problems);
  const saved = await saveMerged({
    units: webhookUnits,
    seen,
    mine: flatWebhook(draft),
    read: () => findWebhook(db, webhook.groupId, webhook.id),
    valuesOf: flatWebhook,
    write: async (merged, before) => {
      const next = unflatWebhook(merged);
      return next.events.length > 0 && (await changeWebhook(db, { ...webhook, ...before }, next));
    },
  });
  if (saved.state === 'gone') throw pageNotFound(args.request);
  if (saved.state === 'conflict' && saved.conflict.conflicts.length > 0) {
    const { conflict } = saved;
    return answerWith({ conflict, seen: printSeen(conflict.theirs) }, { status: 409 });
  }
  // Each side removed what the other left, so that no event remains.
  if (saved.state === 'conflict') return refuse({ events: 'eventRequired' });
  throw redirectWithToast(pageOf(call), savedToast(saved.taken));
}
