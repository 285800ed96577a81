import { parsePage } from '~/ui/enhance/page';
import { released } from '~/ui/enhance/released';
import { desk, pageState } from './desk';
import { hearMissed } from './hear';
import { showNews } from './news';
import { selectorOf, takeOver } from './part';

export function presses(root: Document) {
  root.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !desk()?.contains(form) || pageState.isLeaving) return;
    event.preventDefault();
    if (!(submitter instanceof HTMLButtonElement)) return;
    const again = selectorOf(submitter) ?? '';
    void pressInTurn(() =>
      submitter.isConnected ? submitter : root.querySelector<HTMLButtonElement>(again),
    );
  });
  root.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement && target.closest('#draft') && !target.matches('[name="find"]'))
      pageState.isTyped = true;
  });
  // Saves the draft at once so that the new tournament's players can be chosen.
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || target.name !== 'tournamentId') return;
    const save = root.querySelector<HTMLButtonElement>('.desk-take button[formaction$="/save"]');
    target.form?.requestSubmit(save);
  });
}

type Find = () => HTMLButtonElement | null;
/** Queue: each press is resolved on the page that the previous one returned. */
const waiting: Find[] = [];
let pendingDraft: string | undefined;

export async function pressInTurn(find: Find) {
  const button = find();
  const submission = button?.form?.id === 'draft' ? submissionOf(button, button.form) : undefined;
  // Drops double clicks that would submit the same draft form twice.
  if (pageState.isBusy && submission && submission === pendingDraft) return;
  pendingDraft = submission;
  waiting.push(find);
  if (pageState.isBusy) return;
  pageState.isBusy = true;
  desk()?.setAttribute('aria-busy', 'true');
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const button = next();
    // A failed press clears the queue, so that staff look first.
    if (button && !button.disabled && !(await press(button))) waiting.length = 0;
  }
  pendingDraft = undefined;
  pageState.isBusy = false;
  desk()?.removeAttribute('aria-busy');
  hearMissed();
}

const submissionOf = ({ formAction }: HTMLButtonElement, form: HTMLFormElement) =>
  `${formAction} ${new URLSearchParams(new FormData(form) as unknown as Record<string, string>)}`;

/** @returns whether it succeeded */
async function press(button: HTMLButtonElement): Promise<boolean> {
  const form = button.form as HTMLFormElement;
  const isDraft = form.id === 'draft';
  const body = new FormData(form, button);
  try {
    const answer = await fetch(button.formAction, {
      method: 'POST',
      body: new URLSearchParams(body as unknown as Record<string, string>),
    });
    const page = parsePage(await answer.text());
    if (answer.status >= 500) throw new Error(`${answer.status}`);
    if (!page.querySelector('#desk')) return sendPlainly(button);
    await released();
    const lateEdits = isDraft ? editsSince(body, form) : [];
    if (isDraft) pageState.isTyped = false;
    pageState.answered += 1;
    // An act outside the form must not discard unsaved input.
    takeOver(page, (part) => part === 'form' && !isDraft && pageState.isTyped);
    for (const [name, value] of lateEdits) fillIn(name, value);
    if (answer.redirected) history.replaceState(null, '', answer.url.split('#')[0]);
    if (!answer.ok) document.querySelector('#news')?.scrollIntoView({ block: 'nearest' });
    return answer.ok;
  } catch {
    showNews(desk()?.dataset.offline ?? '');
    return false;
  }
}

/** The account signed out or lost its role: let the whole page explain and give the input back. */
function sendPlainly(button: HTMLButtonElement): false {
  pageState.isLeaving = true;
  button.form?.requestSubmit(button);
  return false;
}

/** Fields edited while the form was being sent, which the answer doesn't include. */
const editsSince = (body: FormData, form: HTMLFormElement) =>
  [...new FormData(form)].filter(([name, value]) => name !== 'seen' && body.get(name) !== value);

function fillIn(name: string, value: FormDataEntryValue) {
  const field = document.querySelector<HTMLFormElement>('#draft')?.elements.namedItem(name);
  if (!field || !('value' in field) || typeof value !== 'string') return;
  field.value = value;
  if (name !== 'find') pageState.isTyped = true;
}
