import { type Control, isTicked, isTyped } from '~/ui/form/typed';
import { say } from './say';

const prefix = 'sixsheet:unsaved:';
const timeoutMilliseconds = 8000;

interface StoredForm {
  isSent: boolean;
  /** Keyed by name and index: edited fields, and hidden ones that belong to them (versions, keys). */
  fields: Record<string, string | boolean>;
}

const keyOf = (form: HTMLFormElement) => prefix + new URL(form.action, location.href).pathname;

function* controlsOf(form: HTMLFormElement) {
  const turns = new Map<string, number>();
  for (const element of form.elements) {
    const field = element as Control;
    if (!field.name || !field.matches('input, textarea, select')) continue;
    if (['file', 'password', 'submit', 'button', 'image'].includes(field.type)) continue;
    const turn = turns.get(field.name) ?? 0;
    turns.set(field.name, turn + 1);
    yield [`${field.name} ${turn}`, field] as const;
  }
}

// Storage may be forbidden; input is then on the page alone.
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const findStored = (key: string) =>
  quietly(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as StoredForm | null) ?? undefined;

/** Stores edited fields only: others' changes stay as the next page has them. */
function keep(form: HTMLFormElement, isSent: boolean) {
  const all = [...controlsOf(form)];
  if (!all.some(([, field]) => field.type !== 'hidden' && isTyped(field))) return;
  const relevant = all.filter(([, field]) => field.type === 'hidden' || isTyped(field));
  const fields = Object.fromEntries(
    relevant.map(([name, field]) => [name, isTicked(field) ? field.checked : field.value]),
  );
  quietly(() => sessionStorage.setItem(keyOf(form), JSON.stringify({ isSent, fields } satisfies StoredForm)));
}

/** Restores the input with the version it began with, so that the server detects conflicts. */
function restore(form: HTMLFormElement) {
  const stored = findStored(keyOf(form));
  if (!stored) return;
  let isOther = false;
  for (const [name, field] of controlsOf(form)) {
    const value = stored.fields[name];
    if (value === undefined || (isTicked(field) ? field.checked : field.value) === value) continue;
    isOther ||= field.type !== 'hidden';
    if (isTicked(field)) field.checked = value === true;
    else field.value = String(value);
  }
  if (isOther) say(form, form.dataset.unsaved ?? '', 'notice warn');
  // The save succeeded; only its answer was lost.
  else quietly(() => sessionStorage.removeItem(keyOf(form)));
}

/** Drops sent forms that this page answers with a toast, or by giving the form back. */
function forgetAnswered(root: Document) {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isAnswer = root.querySelector('.toasts dialog') || (arrival?.responseStatus ?? 0) >= 400;
  if (!isAnswer) return;
  quietly(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && findStored(key)?.isSent) sessionStorage.removeItem(key);
  });
}

async function isReached(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    return (await fetch('/build.json', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/** `<form data-unsaved="まだ保存していません…">` is sent once the server is reachable; input survives reloads until an answer. */
export function unsaved(root: Document) {
  const forms = root.querySelectorAll<HTMLFormElement>('form[data-unsaved]');
  forgetAnswered(root);
  for (const form of forms) restore(form);
  const cleared = new WeakSet<HTMLFormElement>();
  const asking = new WeakSet<HTMLFormElement>();
  root.addEventListener('submit', async (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.unsaved === undefined) return;
    if (cleared.has(form)) return;
    event.preventDefault();
    // A press during the check is the same press.
    if (asking.has(form)) return;
    asking.add(form);
    const isOn = await isReached();
    asking.delete(form);
    keep(form, isOn);
    if (!isOn) {
      say(form, form.dataset.unsaved, 'notice warn');
      return;
    }
    cleared.add(form);
    form.requestSubmit(event.submitter);
  });
  addEventListener('pagehide', () => {
    for (const form of forms) if (!cleared.has(form)) keep(form, false);
  });
  // The back/forward cache restores the page: the next press is checked anew.
  addEventListener('pageshow', () => {
    for (const form of forms) cleared.delete(form);
  });
}
