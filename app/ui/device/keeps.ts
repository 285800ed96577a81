import { localeCookieName } from '~/locales/locale';

/**
 * Cookies of this site. `signOut`: over once its account signs out; `forget`: stays for a guest, or for the next
 * sign-in, until the device is told to forget; `never`: says nothing of a person.
 */
export const deviceCookies: Readonly<Record<string, 'signOut' | 'forget' | 'never'>> = {
  session: 'signOut',
  /** Back from Google's sign-in. */
  google: 'signOut',
  /** A team to be added to the account that signs in next, and a post to be its favorite. */
  claim: 'signOut',
  favorite_wish: 'signOut',
  /** A form as it was typed, while its player signs in. */
  form: 'signOut',
  /** A secret for the next page. */
  shown_once: 'signOut',
  /** A guest's name and IDs, and the keys of the sheets that were submitted here. */
  player: 'forget',
  team_keys: 'forget',
  /** Which accounts were signed in here, told by nobody but the server. */
  device: 'forget',
  toast: 'forget',
  /** Which copy of the database is new enough. */
  bookmark: 'never',
  [localeCookieName]: 'never',
};

/** Everything else that pages keep in the browser: keys, or how they begin, and names. */
export const deviceStorage = {
  local: ['sixsheet:', 'desk-keys'],
  session: ['sixsheet:', 'renewed'],
  caches: ['pages', 'assets', 'offline '],
  databases: ['sixsheet'],
} as const;

/**
 * Empties what the browser keeps beside cookies; browsers that know `Clear-Site-Data` have done it by then. A device
 * that forbids one of these keeps nothing there.
 */
export async function emptyStorage(): Promise<void> {
  const quietly = async (work: () => unknown) => {
    try {
      await work();
    } catch {
      // Forbidden, or not there.
    }
  };
  await quietly(() => localStorage.clear());
  await quietly(() => sessionStorage.clear());
  await quietly(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await quietly(async () => {
    for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
  });
  for (const name of deviceStorage.databases) await quietly(() => indexedDB.deleteDatabase(name));
}
