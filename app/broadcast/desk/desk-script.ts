// The desk's own small script: presses without leaving the page, what others do as it happens, keys. The page works
// without it: every press is a form, and every part below is drawn by the server.
//
//   data-part="live"     a part of the page that may be replaced by the same part of a newer page
//   data-key="t"         a button that a key presses

const parser = new DOMParser();
const desk = () => document.querySelector<HTMLElement>('#desk');
const parts = (of: HTMLElement) => of.querySelectorAll<HTMLElement>('[data-part]');
/** What is being typed has not been sent yet: the form then stays as it is. */
let isTyped = false;
let busy = false;

function takeOver(html: string, keeps: (part: string) => boolean) {
  const fresh = parser.parseFromString(html, 'text/html');
  const next = fresh.querySelector<HTMLElement>('#desk');
  const own = desk();
  // Signed out, or no longer staff: the whole page tells.
  if (!next || !own) return location.reload();
  const focused = document.activeElement;
  const again = focused?.id ? `#${CSS.escape(focused.id)}` : selectorOf(focused);
  for (const part of parts(own)) {
    const name = part.dataset.part ?? '';
    const from = next.querySelector(`[data-part="${name}"]`);
    if (!from || keeps(name) || from.innerHTML === part.innerHTML) continue;
    for (const unfolded of part.querySelectorAll<HTMLDetailsElement>('details[open]'))
      from.querySelector(`#${unfolded.id}`)?.setAttribute('open', '');
    part.replaceChildren(...from.childNodes);
  }
  // The frame of the draft draws it anew, without being loaded again.
  if (own.dataset.draft !== next.dataset.draft)
    document
      .querySelector<HTMLIFrameElement>('iframe[name="overlay-draft"]')
      ?.contentWindow?.postMessage('draft');
  Object.assign(own.dataset, next.dataset);
  if (!focused?.isConnected && again) document.querySelector<HTMLElement>(again)?.focus();
}

function selectorOf(element: Element | null): string | undefined {
  if (element instanceof HTMLButtonElement && element.value)
    return `button[value="${CSS.escape(element.value)}"]:not([tabindex])`;
  if (element instanceof HTMLInputElement && element.type === 'radio')
    return `input[name="${element.name}"][value="${CSS.escape(element.value)}"]`;
  return undefined;
}

function say(text: string, act?: string) {
  const news = document.querySelector('[data-part="news"]');
  const notice = document.createElement('div');
  notice.className = 'notice warn row';
  notice.setAttribute('role', 'alert');
  notice.textContent = text;
  if (act) {
    const button = document.createElement('button');
    button.className = 'button';
    button.textContent = act;
    button.addEventListener('click', () => location.reload());
    notice.appendChild(button);
  }
  news?.replaceChildren(notice);
}

type Find = () => HTMLButtonElement | null;
/** Presses that wait for the one before: each is decided on the page that the last one brought. */
const waiting: Find[] = [];

document.addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || !desk()?.contains(form)) return;
  event.preventDefault();
  if (!(submitter instanceof HTMLButtonElement)) return;
  const again = selectorOf(submitter) ?? '';
  pressInTurn(() => (submitter.isConnected ? submitter : document.querySelector<HTMLButtonElement>(again)));
});

async function pressInTurn(find: Find) {
  // A double click on what sends the whole form means it once.
  if (busy && find()?.form?.id === 'draft') return;
  waiting.push(find);
  if (busy) return;
  busy = true;
  desk()?.setAttribute('aria-busy', 'true');
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const button = next();
    // After a refusal one looks first.
    if (button && !button.disabled && !(await press(button))) waiting.length = 0;
  }
  busy = false;
  desk()?.removeAttribute('aria-busy');
  if (missed) void hear(missed);
}

/** Sends the button's form and shows the answer; whether it was done. */
async function press(button: HTMLButtonElement): Promise<boolean> {
  const form = button.form as HTMLFormElement;
  const isDraft = form.id === 'draft';
  try {
    const answer = await fetch(location.pathname + location.search, {
      method: 'POST',
      body: new URLSearchParams(new FormData(form, button) as unknown as Record<string, string>),
    });
    const html = await answer.text();
    if (answer.status >= 500) throw new Error(`${answer.status}`);
    if (isDraft) isTyped = false;
    // What a button beside the form did is no reason to lose what stands in it.
    takeOver(html, (part) => part === 'form' && !isDraft && isTyped);
    if (answer.redirected) history.replaceState(null, '', answer.url.split('#')[0]);
    if (!answer.ok) document.querySelector('#news')?.scrollIntoView({ block: 'nearest' });
    return answer.ok;
  } catch {
    say(desk()?.dataset.offline ?? '');
    return false;
  }
}

document.addEventListener('input', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('#draft')) return;
  if (target instanceof HTMLInputElement && target.name === 'find') return search();
  isTyped = true;
});

// Another tournament has other players: the draft is saved, so that they can be chosen.
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement) || target.name !== 'tournamentId') return;
  const save = document.querySelector<HTMLButtonElement>('.desk-take button[value="save"]');
  target.form?.requestSubmit(save);
});

let searching: ReturnType<typeof setTimeout>;
function search() {
  clearTimeout(searching);
  searching = setTimeout(async () => {
    const find = document.querySelector<HTMLInputElement>('input[name="find"]')?.value ?? '';
    const url = `${location.pathname}?${new URLSearchParams({ find })}`;
    const answer = await fetch(url).catch(() => undefined);
    if (!answer?.ok) return;
    const fresh = parser
      .parseFromString(await answer.text(), 'text/html')
      .querySelector('[data-part="found"]');
    document.querySelector('[data-part="found"]')?.replaceChildren(...(fresh?.childNodes ?? []));
    history.replaceState(null, '', find ? url : location.pathname);
  }, 200);
}

interface News {
  revision: number;
  draftRevision: number;
  draftBy: string;
  people: unknown;
}

let heard = '';
/** What came while a press was on its way. */
let missed: News | undefined;
async function hear(news: News) {
  const { revision, draftRevision, draftBy, people } = news;
  const own = desk();
  missed = busy ? news : undefined;
  if (!own || busy) return;
  const isNewDraft = own.dataset.draft !== String(draftRevision);
  const there = JSON.stringify(people);
  if (!isNewDraft && own.dataset.revision === String(revision) && heard === there) return;
  heard = there;
  const answer = await fetch(location.href).catch(() => undefined);
  if (busy) missed = news;
  if (!answer?.ok || busy) return;
  takeOver(
    await answer.text(),
    (part) => part === 'news' || part === 'found' || (part === 'form' && (isTyped || !isNewDraft)),
  );
  if (isNewDraft && isTyped) {
    const { changed, show, somebody } = own.dataset;
    say((changed ?? '').replace('{}', draftBy || (somebody ?? '')), show);
  }
}

let wait = 1000;
function connect() {
  const socket = new WebSocket(new URL(desk()?.dataset.socket ?? '', location.href.replace(/^http/, 'ws')));
  let pings: ReturnType<typeof setInterval>;
  socket.addEventListener('open', () => {
    wait = 1000;
    pings = setInterval(() => socket.send('ping'), 30_000);
  });
  socket.addEventListener('message', ({ data }) => {
    if (data !== 'pong') void hear(JSON.parse(data));
  });
  socket.addEventListener('close', () => {
    clearInterval(pings);
    setTimeout(connect, wait + Math.random() * 1000);
    wait = Math.min(wait * 2, 30_000);
  });
}
connect();

const switched = 'desk-keys';
const keys = document.querySelector<HTMLDetailsElement>('#desk-keys');
const isOn = document.querySelector<HTMLInputElement>('#keys-on');
if (keys && isOn) {
  keys.hidden = false;
  isOn.checked = localStorage.getItem(switched) === 'on';
  isOn.addEventListener('change', () => localStorage.setItem(switched, isOn.checked ? 'on' : 'off'));
}
document.addEventListener('keydown', (event) => {
  if (!isOn?.checked || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const { target } = event;
  if (
    target instanceof HTMLElement &&
    target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select')
  )
    return;
  const key = event.key.toLowerCase();
  const field = key === '/' && document.querySelector<HTMLElement>('input[name="find"]');
  const find: Find = () => document.querySelector(`[data-key="${key}"]`);
  const isKey = /^[a-z]$/.test(key) && find() !== null;
  if (!field && !isKey) return;
  event.preventDefault();
  if (field) field.focus();
  else if (!event.repeat) void pressInTurn(find);
});
