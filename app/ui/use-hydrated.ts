import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and at hydration, true as soon as React runs in the browser. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
