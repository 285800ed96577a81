import { say } from '~/ui/enhance/say';

/** `<form data-favorite>` is sent in place: the heart turns at once, and back when the server refuses. */
export function favorite(root: Document | Element) {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-favorite]')) form.onsubmit = send;
}

async function send(event: SubmitEvent) {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement;
  const button = form.querySelector('button');
  const count = form.querySelector('[data-favorite-count]');
  const wish = form.elements.namedItem('favorite') as HTMLInputElement | null;
  if (!button || !count || !wish || form.dataset.busy) return;
  const body = new FormData(form);
  const turn = (to: boolean, number: number) => {
    button.ariaPressed = String(to);
    wish.value = to ? 'off' : 'on';
    count.textContent = String(number);
  };
  const before = { is: button.ariaPressed === 'true', count: Number(count.textContent) };
  form.dataset.busy = 'yes';
  turn(!before.is, before.count + (before.is ? -1 : 1));
  let refusal = form.dataset.failed ?? '';
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
    });
    if (answer.status === 401) return location.assign(((await answer.json()) as { signIn: string }).signIn);
    const told = (await answer.json()) as { favorite?: boolean; count?: number; error?: string };
    refusal = told.error ?? refusal;
    if (!answer.ok || told.count === undefined) throw new Error(refusal);
    turn(told.favorite === true, told.count);
  } catch {
    turn(before.is, before.count);
    const note = say(form, refusal, 'error');
    setTimeout(() => note.remove(), 5000);
  } finally {
    delete form.dataset.busy;
  }
}
