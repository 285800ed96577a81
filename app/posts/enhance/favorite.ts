import { say } from '~/ui/enhance/say';

/** Sends `<form data-favorite>` in place, with an optimistic update that is rolled back on failure. */
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
    const result = (await answer.json()) as { favorite?: boolean; count?: number; error?: string };
    refusal = result.error ?? refusal;
    if (!answer.ok || result.count === undefined) throw new Error(refusal);
    turn(result.favorite === true, result.count);
  } catch {
    turn(before.is, before.count);
    const note = say(form, refusal, 'error');
    setTimeout(() => note.remove(), 5000);
  } finally {
    delete form.dataset.busy;
  }
}
