import { retention } from '~/db/retention';
import type { FormValues } from '~/teams/reading/proposals';

const prefix = 'sixsheet:draft:';

export const draftKeyOf = (tournamentId: string) => prefix + tournamentId;

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

/** Drafts that are not too old; older ones, of any tournament, are thrown away. */
export function findDraft(tournamentId: string, now: number): FormValues | undefined {
  return quietly(() => {
    for (const key of Object.keys(localStorage).filter((other) => other.startsWith(prefix))) {
      const draft = quietly(() => JSON.parse(localStorage.getItem(key) ?? '') as Draft);
      if (!draft?.values || !(now - draft.savedAt < retention.drafts)) localStorage.removeItem(key);
    }
    const kept = localStorage.getItem(draftKeyOf(tournamentId));
    return kept === null ? undefined : (JSON.parse(kept) as Draft).values;
  });
}

/** False where the device keeps none, or has no room for it; an older one may still be there. */
export function saveDraft(tournamentId: string, values: FormValues, now: number): boolean {
  const draft: Draft = { savedAt: now, values };
  const isKept = quietly(() => {
    localStorage.setItem(draftKeyOf(tournamentId), JSON.stringify(draft));
    return true;
  });
  return isKept ?? false;
}

export function discardDraft(tournamentId: string) {
  quietly(() => localStorage.removeItem(draftKeyOf(tournamentId)));
}
