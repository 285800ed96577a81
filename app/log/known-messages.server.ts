import { logAct } from './log.server';
import { inRun, newRun } from './run.server';

/**
 * Messages that this version knows. Others, which a newer version queued before a rollback, are acknowledged and logged:
 * no retry would help, and they would hold up their batch.
 * @param isKnown checks the fields that a message always has, as its body may be of any shape
 */
export function knownMessages<Body extends object>(
  batch: MessageBatch<unknown>,
  env: Parameters<typeof newRun>[0],
  isKnown: (body: { [Field in keyof Body]?: unknown }) => boolean,
): Message<Body>[] {
  const known: Message<Body>[] = [];
  for (const message of batch.messages) {
    if (isKnown(Object(message.body))) known.push(message as Message<Body>);
    else {
      inRun(newRun(env), () => logAct('message.unknown', { queue: batch.queue }));
      message.ack();
    }
  }
  return known;
}
