import { openDatabase } from '~/db/client.server';
import { knownMessages } from '~/log/known-messages.server';
import { logError } from '~/log/log.server';
import { newRequestId } from '~/log/request-id';
import { inRun, newRun } from '~/log/run.server';
import type { Notice } from '~/notices/notice';
import { giveUp, mailSome } from './mail-some.server';
import { topicOf } from './mailed';

/** Queue message to mail some of a notice's recipients, followed by another while there are more. */
export interface MailsMessage {
  mailsOf: number;
  request: string;
  /** A site admin asked then (ms) to mail those again who had been given up. */
  againAt?: number;
}

const isMailsMessage = ({ mailsOf }: { mailsOf?: unknown }) => typeof mailsOf === 'number';

/** Queues the mails of a notice, so that no request and no sweep waits for them. */
export async function queueMails({ id, kind }: Pick<Notice, 'id' | 'kind'>, { env }: { env: Env }) {
  if (topicOf[kind]) await env.MAILS.send({ mailsOf: id, request: newRequestId() });
}

const maxWaitSeconds = 3600;
const backoff = (attempts: number) => Math.min(60 * 2 ** attempts, maxWaitSeconds);

/** Consumes the queue idempotently: a message that comes twice, or after a crash, mails no one twice. */
export async function mailNotices(batch: MessageBatch<unknown>, env: Env) {
  const db = openDatabase(env.DB);
  for (const message of knownMessages<MailsMessage>(batch, env, isMailsMessage)) {
    const { mailsOf, request, againAt } = message.body;
    await inRun(newRun(env, request), async () => {
      try {
        const since = againAt === undefined ? undefined : new Date(againAt);
        const outcome = await mailSome(db, env, mailsOf, new Date(), since);
        if (outcome === 'more') await env.MAILS.send(message.body);
        // A mail that is only late now, but was due at an earlier try, must not get lost in silence.
        if (outcome === 'late' && !since && message.attempts > 1) await giveUp(db, env, mailsOf, new Date());
        if (outcome !== 'waits' && outcome !== 'failed') return message.ack();
      } catch (error) {
        logError(error, 'mailing a notice');
      }
      message.retry({ delaySeconds: backoff(message.attempts) });
    });
  }
}

/** Consumes the dead letter queue. Those whom an earlier call gave up are noted already, so mails sent again are not. */
export async function giveUpNotices(batch: MessageBatch<unknown>, env: Env) {
  const db = openDatabase(env.DB);
  for (const message of knownMessages<MailsMessage>(batch, env, isMailsMessage)) {
    const { mailsOf, request, againAt } = message.body;
    await inRun(newRun(env, request), async () => {
      try {
        if (againAt === undefined) await giveUp(db, env, mailsOf, new Date());
        message.ack();
      } catch (error) {
        logError(error, 'giving up mails');
        message.retry({ delaySeconds: backoff(message.attempts) });
      }
    });
  }
}
