import { say } from './say';

const prefix = 'sixsheet:unsaved:';
const patienceMilliseconds = 8000;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
interface Kept {
  /** It went out, and no answer has been seen. */
  isSent: boolean;
  /** By name and turn: what was typed, and the hidden fields it belongs to (versions, keys). */
  fields: Record<string, string | boolean>;
}

const keyOf = (form: HTMLFormElement) => prefix + new URL(form.action, location.href).pathname;
const isTicked = (field: Control): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

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

function isTyped(field: Control): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

// A device may forbid storage: what was typed is then on the page alone.
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const findKept = (key: string) =>
  quietly(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null) ?? undefined;

/** Only what was typed: what others change meanwhile stays as the next page has it. */
function keep(form: HTMLFormElement, isSent: boolean) {
  const all = [...controlsOf(form)];
  if (!all.some(([, field]) => field.type !== 'hidden' && isTyped(field))) return;
  const told = all.filter(([, field]) => field.type === 'hidden' || isTyped(field));
  const fields = Object.fromEntries(
    told.map(([name, field]) => [name, isTicked(field) ? field.checked : field.value]),
  );
  quietly(() => sessionStorage.setItem(keyOf(form), JSON.stringify({ isSent, fields } satisfies Kept)));
}

/** Puts it back with the version it began with, so that the server still sees what others changed. */
function restore(form: HTMLFormElement) {
  const kept = findKept(keyOf(form));
  if (!kept) return;
  let isOther = false;
  for (const [name, field] of controlsOf(form)) {
    const value = kept.fields[name];
    if (value === undefined || (isTicked(field) ? field.checked : field.value) === value) continue;
    isOther ||= field.type !== 'hidden';
    if (isTicked(field)) field.checked = value === true;
    else field.value = String(value);
  }
  if (isOther) say(form, form.dataset.unsaved ?? '', 'notice warn');
  // The page has it all: it was saved, and only the answer was lost.
  else quietly(() => sessionStorage.removeItem(keyOf(form)));
}

/** The server has answered what was sent: it says so on the page, or gives the form back. */
function forgetAnswered(root: Document) {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isAnswer = root.querySelector('.toasts dialog') || (arrival?.responseStatus ?? 0) >= 400;
  if (!isAnswer) return;
  quietly(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && findKept(key)?.isSent) sessionStorage.removeItem(key);
  });
}

async function isReached(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMilliseconds);
    return (await fetch('/build.json', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/**
 * `<form data-unsaved="まだ保存していません…">` goes out once the server can be reached; until then it stays with all that was
 * typed, and says so. What was typed is kept in this tab over a reload, and until an answer has come.
 */
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
    // A second press while the first one still asks is the same press.
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
  // *Back* brings the page as it was left: a press is asked for anew.
  addEventListener('pageshow', () => {
    for (const form of forms) cleared.delete(form);
  });
}
