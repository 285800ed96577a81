import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { say } from '~/ui/enhance/say';

type OptionsJSON = PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON;

async function fetchOptions(form: HTMLFormElement): Promise<OptionsJSON> {
  const body = new URLSearchParams({ purpose: form.dataset.passkey ?? '' });
  const answer = await fetch(form.dataset.challenge ?? '', { method: 'POST', body });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

const fieldOf = (form: HTMLFormElement) => form.elements.namedItem('credential') as HTMLInputElement;

function send(form: HTMLFormElement, answer: unknown) {
  fieldOf(form).value = JSON.stringify(answer);
  form.submit();
}

// A challenge lives for five minutes, and its answer takes some of them.
const renewMs = 4 * 60_000;
const usableMs = 4.5 * 60_000;
const lookMs = 15_000;

/** Fetches challenges ahead: Safari allows a ceremony only while it handles the press, so that none may wait for a network. */
function challengesOf(form: HTMLFormElement) {
  let ready: { optionsJSON: OptionsJSON; at: number } | undefined;
  let pending: Promise<OptionsJSON> | undefined;
  const isYounger = (milliseconds: number) => ready !== undefined && Date.now() - ready.at < milliseconds;
  const fetchNext = () => {
    pending ??= fetchOptions(form)
      .then((optionsJSON) => {
        ready = { optionsJSON, at: Date.now() };
        return optionsJSON;
      })
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };
  return {
    ready: () => (isYounger(usableMs) ? ready?.optionsJSON : undefined),
    fetchNext,
    /** Calls back with each new challenge, also when the visitor returns to the page. */
    keep(onNew: (optionsJSON: OptionsJSON) => void) {
      const look = () => {
        if (document.hidden || isYounger(renewMs)) return;
        fetchNext().then(onNew, () => {
          // The press tries again, and tells.
        });
      };
      look();
      setInterval(look, lookMs);
      document.addEventListener('visibilitychange', look);
    },
  };
}

/** Offers passkeys in the autofill of the email field. A newer offer ends the one before. */
async function offer(form: HTMLFormElement, optionsJSON: OptionsJSON) {
  try {
    send(form, await startAuthentication({ optionsJSON, useBrowserAutofill: true }));
  } catch {
    // Aborted by the button, or nothing to offer. The button still works.
  }
}

function start(form: HTMLFormElement) {
  const { canceled, known, failed } = form.dataset;
  const button = form.querySelector('button');
  const challenges = challengesOf(form);
  let mayOffer = form.dataset.passkey === 'signIn';
  challenges.keep(async (optionsJSON) => {
    // The library aborts a pending ceremony when another starts: don't abort the one started by the button.
    if (mayOffer && (await browserSupportsWebAuthnAutofill()) && mayOffer) await offer(form, optionsJSON);
  });
  const begin = (optionsJSON: OptionsJSON): Promise<unknown> =>
    form.dataset.passkey === 'add'
      ? startRegistration({ optionsJSON })
      : startAuthentication({ optionsJSON });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (mayOffer) WebAuthnAbortService.cancelCeremony();
    mayOffer = false;
    if (button) button.disabled = true;
    try {
      const optionsJSON = challenges.ready();
      send(form, await (optionsJSON ? begin(optionsJSON) : challenges.fetchNext().then(begin)));
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
