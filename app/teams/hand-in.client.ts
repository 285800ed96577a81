import { discardDraft } from './draft.client';

/**
 * Sends the form and goes on to the page that the server names. What the server refuses is sent once more as a plain
 * form, so that its own page says why: nothing is written by that.
 * @returns false when the network failed, and the form is still here to try again
 */
export async function handIn(form: HTMLFormElement, body: FormData, draftOf?: string): Promise<boolean> {
  try {
    const answer = await fetch(location.pathname, { method: 'POST', body });
    if (answer.redirected && answer.ok) {
      if (draftOf) discardDraft(draftOf);
      location.assign(answer.url);
      return true;
    }
    if (answer.status >= 500) return false;
  } catch {
    return false;
  }
  const intent = document.createElement('input');
  Object.assign(intent, { type: 'hidden', name: 'intent', value: 'submit' });
  form.appendChild(intent);
  form.submit();
  return true;
}
