import { dropWaiting, keepWaiting } from '~/offline/waiting';

const keyOf = (body: FormData) => String(body.get('submissionKey'));

/** Queues a form that could not be sent, until the network is back; its draft remains. */
export async function handInLater(name: string, body: FormData) {
  body.set('intent', 'submit');
  const { pathname: path } = location;
  const fields = [...body].filter(([, value]) => typeof value === 'string' || value.size > 0);
  const waiting = { key: keyOf(body), path, name, fields, at: Date.now(), state: 'waiting' } as const;
  // Storage may be denied: the player then has to submit again.
  await keepWaiting(waiting).catch(() => undefined);
  dispatchEvent(new Event('hand-in-waits'));
}

/** Removes a form from the queue because the player submits it again, perhaps changed. */
export async function takeBack(body: FormData) {
  await dropWaiting(keyOf(body)).catch(() => undefined);
  dispatchEvent(new Event('hand-in-waits'));
}
