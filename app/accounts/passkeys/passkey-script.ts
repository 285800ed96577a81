import { say } from '~/ui/enhance/say';

// By hand and not by `toJSON`: managers of passwords put credentials in place which have none, and Safari 18 neither.
const bytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));

const text = (buffer: ArrayBuffer | null | undefined) =>
  buffer &&
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');

interface Key {
  id: string;
  transports?: AuthenticatorTransport[];
}

const keys = (given: Key[] = []) =>
  given.map((key) => ({ ...key, id: bytes(key.id), type: 'public-key' as const }));

async function ask(form: HTMLFormElement) {
  const body = new URLSearchParams({ purpose: form.dataset.passkey ?? '' });
  const answer = await fetch(form.dataset.challenge ?? '', { method: 'POST', body });
  if (!answer.ok) throw new Error(String(answer.status));
  // Options of either kind, as the library writes them for the platform.
  // biome-ignore lint/suspicious/noExplicitAny: told apart by who asks.
  const given = (await answer.json()) as any;
  return { ...given, challenge: bytes(given.challenge) };
}

async function answerOf(form: HTMLFormElement, more: CredentialRequestOptions): Promise<string> {
  const given = await ask(form);
  const isNew = form.dataset.passkey === 'add';
  const credential = (await (isNew
    ? navigator.credentials.create({
        publicKey: {
          ...given,
          user: { ...given.user, id: bytes(given.user.id) },
          excludeCredentials: keys(given.excludeCredentials),
        },
      })
    : navigator.credentials.get({
        ...more,
        publicKey: { ...given, allowCredentials: keys(given.allowCredentials) },
      }))) as PublicKeyCredential | null;
  if (!credential) throw new Error('none');
  const { id, rawId, type } = credential;
  const response = credential.response as AuthenticatorAttestationResponse & AuthenticatorAssertionResponse;
  const signed = isNew
    ? { attestationObject: text(response.attestationObject), transports: response.getTransports?.() }
    : {
        authenticatorData: text(response.authenticatorData),
        signature: text(response.signature),
        userHandle: text(response.userHandle) || undefined,
      };
  return JSON.stringify({
    id,
    rawId: text(rawId),
    type,
    response: { clientDataJSON: text(response.clientDataJSON), ...signed },
  });
}

const fieldOf = (form: HTMLFormElement) => form.elements.namedItem('credential') as HTMLInputElement;

function send(form: HTMLFormElement, answer: string) {
  fieldOf(form).value = answer;
  form.submit();
}

// Shorter than a challenge lives.
const renewMs = 4 * 60_000;

/** Offers keys where the address is typed, as passwords are. Returns what ends it. */
function offerWhileTyping(form: HTMLFormElement): () => void {
  let waiting = new AbortController();
  const offer = async () => {
    waiting.abort();
    waiting = new AbortController();
    const { signal } = waiting;
    try {
      const answer = await answerOf(form, { mediation: 'conditional', signal });
      if (!signal.aborted) send(form, answer);
    } catch {
      // Ended by the button, or nothing to offer: the button is still there.
    }
  };
  const again = setInterval(offer, renewMs);
  offer();
  return () => {
    clearInterval(again);
    waiting.abort();
  };
}

async function start(form: HTMLFormElement) {
  const { canceled, known, failed } = form.dataset;
  const button = form.querySelector('button');
  const canOffer =
    form.dataset.passkey === 'signIn' && (await PublicKeyCredential.isConditionalMediationAvailable?.());
  let end = canOffer ? offerWhileTyping(form) : () => {};
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    end();
    end = () => {};
    if (button) button.disabled = true;
    try {
      send(form, await answerOf(form, {}));
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
