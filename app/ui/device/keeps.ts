import { localeCookieName } from '~/locales/locale';

/** Removed at sign-out, when the visitor clears the device, or never (not personal). */
export const deviceCookies: Readonly<Record<string, 'signOut' | 'forget' | 'never'>> = {
  session: 'signOut',
  google: 'signOut',
  claim: 'signOut',
  favorite_wish: 'signOut',
  form: 'signOut',
  shown_once: 'signOut',
  /** Guest's name and IDs, and edit keys of sheets submitted here. */
  player: 'forget',
  team_keys: 'forget',
  /** HMAC tags of accounts that signed in here. */
  device: 'forget',
  /** Random ID that counts a device's tries for a day. */
  tries: 'forget',
  toast: 'forget',
  /** D1 bookmark: read-your-writes from replicas. */
  bookmark: 'never',
  [localeCookieName]: 'never',
};

export const deviceStorage = {
  local: ['sixsheet:', 'desk-keys', 'list-keys'],
  session: ['sixsheet:', 'renewed'],
  caches: ['pages', 'assets', 'offline '],
  databases: ['sixsheet'],
} as const;

/** Clears what `Clear-Site-Data` may have missed. Storage that the device forbids is empty. */
export async function emptyStorage(): Promise<void> {
  const quietly = async (work: () => unknown) => {
    try {
      await work();
    } catch {}
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
