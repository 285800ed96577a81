import { dropWaiting, keepWaiting } from '~/offline/waiting';

const keyOf = (body: FormData) => String(body.get('submissionKey'));

/** Keeps a form that could not be sent until there is a network; its draft stays as well. */
export async function handInLater(name: string, body: FormData) {
  body.set('intent', 'submit');
  const { pathname: path } = location;
  const fields = [...body].filter(([, value]) => typeof value === 'string' || value.size > 0);
  const waiting = { key: keyOf(body), path, name, fields, at: Date.now(), state: 'waiting' } as const;
  // A device may forbid it: then the form says what it said before, and is sent by hand.
  await keepWaiting(waiting).catch(() => undefined);
  dispatchEvent(new Event('hand-in-waits'));
}

/** The form is sent by hand after all, perhaps with another text. */
export async function takeBack(body: FormData) {
  await dropWaiting(keyOf(body)).catch(() => undefined);
  dispatchEvent(new Event('hand-in-waits'));
}
