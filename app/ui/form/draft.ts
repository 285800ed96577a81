import { retention } from '~/db/retention';

type FormValues = Readonly<Record<string, string>>;

const prefix = 'sixsheet:draft:';

/** localStorage key of a draft: a team's by its tournament's ID, a post's by `post…`. */
export const draftKeyOf = (name: string) => prefix + name;

interface Draft {
  savedAt: number;
  values: FormValues;
}

// Storage may be forbidden or full: drafts are best effort.
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Evicts expired drafts of all forms. */
export function findDraft(name: string, now: number): FormValues | undefined {
  return quietly(() => {
    for (const key of Object.keys(localStorage).filter((other) => other.startsWith(prefix))) {
      const draft = quietly(() => JSON.parse(localStorage.getItem(key) ?? '') as Draft);
      if (!draft?.values || !(now - draft.savedAt < retention.drafts)) localStorage.removeItem(key);
    }
    const text = localStorage.getItem(draftKeyOf(name));
    return text === null ? undefined : (JSON.parse(text) as Draft).values;
  });
}

/** @returns false if storage is forbidden or full; an older draft may remain */
export function saveDraft(name: string, values: FormValues, now: number): boolean {
  const draft: Draft = { savedAt: now, values };
  const isSaved = quietly(() => {
    localStorage.setItem(draftKeyOf(name), JSON.stringify(draft));
    return true;
  });
  return isSaved ?? false;
}

const pendingSaves = new Map<string, ReturnType<typeof setTimeout>>();

/** Debounces `save`; discarding the draft cancels it. */
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

/** @returns whether a debounced save was pending */
export function cancelSave(name: string): boolean {
  clearTimeout(pendingSaves.get(name));
  return pendingSaves.delete(name);
}

export function discardDraft(name: string) {
  // A pending save would bring back the draft of a submitted team during navigation.
  cancelSave(name);
  quietly(() => localStorage.removeItem(draftKeyOf(name)));
}
