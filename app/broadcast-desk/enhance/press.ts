import { parsePage } from '~/ui/enhance/page';
import { released } from '~/ui/enhance/released';
import { desk, doing } from './desk';
import { hearMissed } from './hear';
import { tell } from './news';
import { selectorOf, takeOver } from './part';

/** Every button of the desk's forms is pressed without leaving the page. */
export function presses(root: Document) {
  root.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !desk()?.contains(form) || doing.isLeaving) return;
    event.preventDefault();
    if (!(submitter instanceof HTMLButtonElement)) return;
    const again = selectorOf(submitter) ?? '';
    void pressInTurn(() =>
      submitter.isConnected ? submitter : root.querySelector<HTMLButtonElement>(again),
    );
  });
  root.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement && target.closest('#draft') && !target.matches('[name="find"]'))
      doing.isTyped = true;
  });
  // Another tournament has other players: the draft is saved, so that they can be chosen.
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || target.name !== 'tournamentId') return;
    const save = root.querySelector<HTMLButtonElement>('.desk-take button[formaction$="/save"]');
    target.form?.requestSubmit(save);
  });
}

type Find = () => HTMLButtonElement | null;
/** Presses that wait for the one before: each is decided on the page that the last one brought. */
const waiting: Find[] = [];
/** What the last of them that sends the whole form sends, and where, until all are answered. */
let draftGoes: string | undefined;

/** Presses the button that is found once those before it are answered. */
export async function pressInTurn(find: Find) {
  const pressed = find();
  const goes = pressed?.form?.id === 'draft' ? goesWith(pressed, pressed.form) : undefined;
  // A double click on what sends the whole form means it once; another button of it, or other words, wait for their turn.
  if (doing.isBusy && goes && goes === draftGoes) return;
  draftGoes = goes;
  waiting.push(find);
  if (doing.isBusy) return;
  doing.isBusy = true;
  desk()?.setAttribute('aria-busy', 'true');
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const button = next();
    // After a refusal one looks first.
    if (button && !button.disabled && !(await press(button))) waiting.length = 0;
  }
  draftGoes = undefined;
  doing.isBusy = false;
  desk()?.removeAttribute('aria-busy');
  hearMissed();
}

const goesWith = ({ formAction }: HTMLButtonElement, form: HTMLFormElement) =>
  `${formAction} ${new URLSearchParams(new FormData(form) as unknown as Record<string, string>)}`;

/** Sends the button's form and shows the answer; whether it was done. */
async function press(button: HTMLButtonElement): Promise<boolean> {
  const form = button.form as HTMLFormElement;
  const isDraft = form.id === 'draft';
  const sent = new FormData(form, button);
  try {
    const answer = await fetch(button.formAction, {
      method: 'POST',
      body: new URLSearchParams(sent as unknown as Record<string, string>),
    });
    const page = parsePage(await answer.text());
    if (answer.status >= 500) throw new Error(`${answer.status}`);
    if (!page.querySelector('#desk')) return sendPlainly(button);
    await released();
    const typed = isDraft ? typedSince(sent, form) : [];
    if (isDraft) doing.isTyped = false;
    doing.answered += 1;
    // What a button beside the form did is no reason to lose what stands in it.
    takeOver(page, (part) => part === 'form' && !isDraft && doing.isTyped);
    for (const [name, value] of typed) fillIn(name, value);
    if (answer.redirected) history.replaceState(null, '', answer.url.split('#')[0]);
    if (!answer.ok) document.querySelector('#news')?.scrollIntoView({ block: 'nearest' });
    return answer.ok;
  } catch {
    tell(desk()?.dataset.offline ?? '');
    return false;
  }
}

/** Signed out, or no longer staff: the whole page tells, and gives back what was typed. */
function sendPlainly(button: HTMLButtonElement): false {
  doing.isLeaving = true;
  button.form?.requestSubmit(button);
  return false;
}

/** What was typed while the form was on its way: the answer knows nothing of it. */
const typedSince = (sent: FormData, form: HTMLFormElement) =>
  [...new FormData(form)].filter(([name, value]) => name !== 'seen' && sent.get(name) !== value);

function fillIn(name: string, value: FormDataEntryValue) {
  const field = document.querySelector<HTMLFormElement>('#draft')?.elements.namedItem(name);
  if (!field || !('value' in field) || typeof value !== 'string') return;
  field.value = value;
  if (name !== 'find') doing.isTyped = true;
}
