import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { say } from '~/ui/enhance/say';

/** Options of either kind, as the library's other half writes them. */
async function ask<Options>(form: HTMLFormElement): Promise<Options> {
  const body = new URLSearchParams({ purpose: form.dataset.passkey ?? '' });
  const answer = await fetch(form.dataset.challenge ?? '', { method: 'POST', body });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

const answerOf = async (form: HTMLFormElement) =>
  form.dataset.passkey === 'add'
    ? startRegistration({ optionsJSON: await ask(form) })
    : startAuthentication({ optionsJSON: await ask(form) });

const fieldOf = (form: HTMLFormElement) => form.elements.namedItem('credential') as HTMLInputElement;

function send(form: HTMLFormElement, answer: unknown) {
  fieldOf(form).value = JSON.stringify(answer);
  form.submit();
}

// Shorter than a challenge lives.
const renewMs = 4 * 60_000;

/** Offers keys where the address is typed, as passwords are. Returns what ends it. */
function offerWhileTyping(form: HTMLFormElement): () => void {
  let isOver = false;
  const offer = async () => {
    try {
      const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>(form);
      // The library gives up whatever waits when it begins another: it must not be what the button began.
      if (!isOver) send(form, await startAuthentication({ optionsJSON, useBrowserAutofill: true }));
    } catch {
      // Ended by the button, or nothing to offer: the button is still there.
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
      const said = { NotAllowedError: canceled, AbortError: canceled, InvalidStateError: known }[name];
      say(form, said ?? failed ?? '', 'notice bad');
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
