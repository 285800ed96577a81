import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { say } from '~/ui/enhance/say';

async function fetchOptions<Options>(form: HTMLFormElement): Promise<Options> {
  const body = new URLSearchParams({ purpose: form.dataset.passkey ?? '' });
  const answer = await fetch(form.dataset.challenge ?? '', { method: 'POST', body });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

const answerOf = async (form: HTMLFormElement) =>
  form.dataset.passkey === 'add'
    ? startRegistration({ optionsJSON: await fetchOptions(form) })
    : startAuthentication({ optionsJSON: await fetchOptions(form) });

const fieldOf = (form: HTMLFormElement) => form.elements.namedItem('credential') as HTMLInputElement;

function send(form: HTMLFormElement, answer: unknown) {
  fieldOf(form).value = JSON.stringify(answer);
  form.submit();
}

// Shorter than a challenge's lifetime.
const renewMs = 4 * 60_000;

/** Offers passkeys in the autofill of the email field. @returns a function that stops offering */
function offerWhileTyping(form: HTMLFormElement): () => void {
  let isOver = false;
  const offer = async () => {
    try {
      const optionsJSON = await fetchOptions<PublicKeyCredentialRequestOptionsJSON>(form);
      // The library aborts a pending ceremony when another starts: don't abort the one started by the button.
      if (!isOver) send(form, await startAuthentication({ optionsJSON, useBrowserAutofill: true }));
    } catch {
      // Aborted by the button, or nothing to offer. The button still works.
    }
  };
  const again = setInterval(offer, renewMs);
  offer();
  return () => {
    isOver = true;
    clearInterval(again);
    WebAuthnAbortService.cancelCeremony();
  };
}

async function start(form: HTMLFormElement) {
  const { canceled, known, failed } = form.dataset;
  const button = form.querySelector('button');
  const canOffer = form.dataset.passkey === 'signIn' && (await browserSupportsWebAuthnAutofill());
  let end = canOffer ? offerWhileTyping(form) : () => {};
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    end();
    end = () => {};
    if (button) button.disabled = true;
    try {
      send(form, await answerOf(form));
    } catch (error) {
      const { name } = error as Error;
      const message = { NotAllowedError: canceled, AbortError: canceled, InvalidStateError: known }[name];
      say(form, message ?? failed ?? '', 'notice bad');
    }
    if (button) button.disabled = false;
  });
}

if (window.PublicKeyCredential) {
  for (const less of document.querySelectorAll<HTMLElement>('[data-passkey-less]')) less.hidden = true;
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
    form.hidden = false;
    start(form);
  }
}
