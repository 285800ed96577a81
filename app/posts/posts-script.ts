// The small script of the pages of posts. Everything works without it; with it
//   <a data-more>                 puts the next page under this one instead of opening it
//   <form data-favorite>          is sent in place: the heart turns at once, and back when the server refuses
//   <input data-species>          gets its suggestions (a datalist) when it is first used
//   <article data-review>         is reached by J and K, published by A, and R leads to the reason
//   <p data-review-keys hidden>   says so, as soon as it is true

function wire(root: Document | Element) {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-more]')) link.onclick = more;
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-favorite]')) form.onsubmit = favor;
}

async function more(event: MouseEvent) {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  if (link.ariaDisabled === 'true') return;
  const list = link.closest('[data-more-list]');
  const items = list?.querySelector('ul');
  if (!list || !items) return;
  const label = link.textContent;
  link.ariaDisabled = 'true';
  link.textContent = link.dataset.loading ?? label;
  try {
    const shown = new Set([...items.children].map((item) => (item as HTMLElement).dataset.post));
    const fresh: HTMLElement[] = [];
    let next: HTMLAnchorElement | null | undefined = link;
    // A page that found nothing yet leads on to the next part of the search.
    for (let turn = 0; next && fresh.length === 0 && turn < 5; turn++) {
      const found = await pageOf(next.href);
      const all = [...(found?.querySelectorAll<HTMLElement>('ul.cards > li') ?? [])];
      fresh.push(...all.filter(({ dataset }) => !shown.has(dataset.post)));
      next = found?.querySelector('a[data-more]');
    }
    for (const item of fresh) items.appendChild(item);
    if (next?.parentElement) link.parentElement?.replaceWith(next.parentElement);
    else link.parentElement?.remove();
    const status = list.querySelector<HTMLElement>('[data-more-status]');
    if (status) status.textContent = (status.dataset.moreStatus ?? '').replace('{}', String(fresh.length));
    wire(list);
    // Where reading goes on.
    fresh[0]?.querySelector('a')?.focus({ preventScroll: true });
  } catch {
    link.ariaDisabled = null;
    link.textContent = link.dataset.again ?? label;
  }
}

async function pageOf(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return page.querySelector('[data-more-list]');
}

async function favor(event: SubmitEvent) {
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
    say(form, refusal);
  } finally {
    delete form.dataset.busy;
  }
}

/** What went wrong, beside the heart, for some seconds. */
function say(form: HTMLFormElement, text: string) {
  form.querySelector('.error')?.remove();
  const note = document.createElement('p');
  note.className = 'error';
  note.setAttribute('role', 'alert');
  note.textContent = text;
  form.appendChild(note);
  setTimeout(() => note.remove(), 5000);
}

for (const input of document.querySelectorAll<HTMLInputElement>('input[data-species]')) {
  input.addEventListener('focus', suggest, { once: true });
}

let _names: Promise<void> | undefined;
function suggest() {
  _names ??= fillNames().catch(() => {
    _names = undefined;
  });
}

async function fillNames() {
  const list = document.querySelector('datalist#species-names');
  const catalogue = (await (await fetch('/sv/data/pokemons.json')).json()) as Record<
    string,
    { ja: string; en: string }
  >;
  const locale = document.documentElement.lang === 'en' ? 'en' : 'ja';
  const options = Object.values(catalogue)
    .filter(({ en }) => !/-Mega(-[XYZ])?$/.test(en))
    .map((name) => new Option(locale === 'ja' ? name.en : name.ja, name[locale]));
  for (const option of options) list?.appendChild(option);
}

const reviews = [...document.querySelectorAll<HTMLElement>('[data-review]')];
if (reviews.length > 0) {
  document.querySelector('[data-review-keys]')?.removeAttribute('hidden');
  addEventListener('keydown', (event) => {
    const { target } = event;
    const writing = target instanceof HTMLElement && target.matches('input, textarea, select');
    if (writing || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const at = reviews.findIndex((each) => each.contains(document.activeElement));
    const step = { j: 1, k: -1 }[event.key.toLowerCase()];
    if (step) {
      const to = reviews[Math.min(reviews.length - 1, Math.max(0, at + step))];
      to?.focus();
      to?.scrollIntoView({ block: 'start' });
    } else if (at >= 0 && event.key.toLowerCase() === 'a') {
      reviews[at]?.querySelector<HTMLButtonElement>('button[value=approve]')?.click();
    } else if (at >= 0 && event.key.toLowerCase() === 'r') {
      event.preventDefault();
      reviews[at]?.querySelector<HTMLElement>('textarea')?.focus();
    }
  });
}

wire(document);

// A module of its own.
export {};
