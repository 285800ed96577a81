import { useEffect, useState } from 'react';

const changed = 'hash-changed';

/** location.hash with its `#`; undefined on the server and during hydration. */
export function useHash(): string | undefined {
  const [hash, setHash] = useState<string>();
  useEffect(() => {
    const hear = () => setHash(location.hash);
    hear();
    const events = ['popstate', changed];
    for (const event of events) addEventListener(event, hear);
    return () => {
      for (const event of events) removeEventListener(event, hear);
    };
  }, []);
  return hash;
}

/** `state` belongs to the history entry, and survives a reload. */
const change = (keep: 'pushState' | 'replaceState') => (hash: string, state: unknown) => {
  history[keep](state, '', `#${hash}`);
  dispatchEvent(new Event(changed));
};

export const pushHash = change('pushState');
export const replaceHash = change('replaceState');
