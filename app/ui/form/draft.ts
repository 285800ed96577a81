import { retention } from '~/db/retention';

type FormValues = Readonly<Record<string, string>>;

const prefix = 'sixsheet:draft:';

/** Where the device keeps what is typed into a form: of a team by its tournament's id, of a post by `post…`. */
export const draftKeyOf = (name: string) => prefix + name;

interface Draft {
  savedAt: number;
  values: FormValues;
}

// A device may forbid storage or have it full: a draft is a kindness, the form works without.
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Drafts that are not too old; older ones, of any form, are thrown away. */
export function findDraft(name: string, now: number): FormValues | undefined {
  return quietly(() => {
    for (const key of Object.keys(localStorage).filter((other) => other.startsWith(prefix))) {
      const draft = quietly(() => JSON.parse(localStorage.getItem(key) ?? '') as Draft);
      if (!draft?.values || !(now - draft.savedAt < retention.drafts)) localStorage.removeItem(key);
    }
    const kept = localStorage.getItem(draftKeyOf(name));
    return kept === null ? undefined : (JSON.parse(kept) as Draft).values;
  });
}

/** False where the device keeps none, or has no room for it; an older one may still be there. */
export function saveDraft(name: string, values: FormValues, now: number): boolean {
  const draft: Draft = { savedAt: now, values };
  const isKept = quietly(() => {
    localStorage.setItem(draftKeyOf(name), JSON.stringify(draft));
    return true;
  });
  return isKept ?? false;
}

/** Debounced saves by the name of their draft. */
const pendingSaves = new Map<string, ReturnType<typeof setTimeout>>();

/** Debounces `save` by so many milliseconds; discarding the draft cancels it. */
export function saveDraftLater(name: string, milliseconds: number, save: () => void) {
  clearTimeout(pendingSaves.get(name));
  pendingSaves.set(
    name,
    setTimeout(() => {
      pendingSaves.delete(name);
      save();
    }, milliseconds),
  );
}

/** Cancels a debounced save. @returns whether one was pending */
export function cancelSave(name: string): boolean {
  clearTimeout(pendingSaves.get(name));
  return pendingSaves.delete(name);
}

export function discardDraft(name: string) {
  // A pending save would bring the draft of a submitted team back while the browser leaves the page.
  cancelSave(name);
  quietly(() => localStorage.removeItem(draftKeyOf(name)));
}
